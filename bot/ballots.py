"""Posts of a motion: what the players are asked, what became of it, and how a seat can be replaced."""

from bot import votes
from bot.narrator import HIDDEN
from bot.post import Button, Mention, Post, Row
from bot.posts import MARKS
from bot.press import Act, Action, write
from bot.saved import Motion, Sitting
from bot.scene import Scene
from engine.game import SEAT_LETTERS, Seat
from render.words import escape


def ballot(scene: Scene) -> Post:
    """The game's motion: a question that calls who hasn't answered it, or, without buttons, what became of it."""
    motion = scene.meta.motion
    assert motion
    question = _question(scene, motion)
    if scene.meta.open_motion is None:
        return Post(f"{question}\n{_outcome(scene, motion)}")
    until = scene.words.say("motion-until", when=scene.moment(motion.until))
    refuse = scene.button("refuse", str(motion.number))
    if votes.is_offer(motion):
        take = scene.button("replace", f"{motion.seat}:me", "take-seat", style="main")
        return Post(f"{question}\n{until}", rows=((take, refuse),))
    people = [scene.meta.seats[seat] for seat in sorted(votes.missing(scene.meta, motion, scene.now))]
    # Who may stop a game at once may do so here too, and is looked at for that.
    act: Action = "stop" if motion.kind == "stop" else "agree"
    row = (scene.button(act, str(motion.number), "agree", style="main"), refuse)
    lines = [question, *_asked(scene, motion, people), until]
    return Post("\n".join(lines), rows=(row,), mentions=tuple(Mention(one.person, one.name) for one in people))


def whose(scene: Scene, own: Seat | None, way: str = "") -> Post:
    """A panel of the seats that somebody else could get, in a way that was chosen already or (`""`) will be then."""
    seats = [seat for seat, one in enumerate(scene.meta.seats) if not one.left and seat != own]
    row = tuple(replacing(scene, seat, way) for seat in seats)
    return Post(scene.words.say("answer-whose"), rows=(row,) if row else ())


def ways(scene: Scene, caller: Seat | None, seat: Seat) -> Post:
    """A panel of who could get a seat: for a player, and for somebody who watches."""
    if caller is None:
        return Post(_about(scene, "answer-take-seat", seat), rows=((_way(scene, seat, "me", "take-seat"),),))
    computer = () if scene.meta.seats[seat].computer else (_way(scene, seat, "computer", "by-computer"),)
    row: Row = (*computer, _way(scene, seat, "person", "by-somebody"))
    return Post(_about(scene, "answer-who-instead", seat), rows=(row,))


def replacing(scene: Scene, seat: Seat, way: str = "") -> Button:
    """[Replace Ali]"""
    label = scene.words.say("button-replace", name=scene.names[seat])
    return Button(label, write(Act(scene.saved.id, "replace", f"{seat}:{way}" if way else str(seat))))


def _way(scene: Scene, seat: Seat, way: str, word: str) -> Button:
    return scene.button("replace", f"{seat}:{way}", word)


def _about(scene: Scene, word: str, seat: Seat) -> str:
    return scene.words.say(word, mark=MARKS[seat], letter=SEAT_LETTERS[seat], name=escape(scene.names[seat]))


def _asked(scene: Scene, motion: Motion, people: list[Sitting]) -> list[str]:
    """Whose answer is missing; while everybody is away it is whoever comes back."""
    say, agreed = scene.words.say, len(motion.agreed)
    if not people:
        return [say("motion-nobody")]
    names = scene.words.list([f"{{@{one.person}}}" for one in people])
    is_holder_asked = motion.seat is not None and scene.meta.seats[motion.seat] in people
    return [
        say("motion-asked", names=names, n=agreed, of=agreed + len(people)),
        *([say("motion-holder", name=_holder(scene, motion))] if is_holder_asked else []),
    ]


def _question(scene: Scene, motion: Motion) -> str:
    say, asker = scene.words.say, _asker(scene, motion)
    if motion.kind == "stop":
        return say("motion-stop", name=asker)
    if motion.kind == "takeback":
        return say("motion-takeback", name=asker, move=motion.move or HIDDEN, n=len(motion.built))
    assert motion.seat is not None
    seat = {"mark": MARKS[motion.seat], "letter": SEAT_LETTERS[motion.seat], "former": _holder(scene, motion)}
    if motion.newcomer is None:
        return say("motion-offer", name=asker, **seat)
    if motion.newcomer.computer:
        return say("motion-computer", name=asker, **seat)
    return say("motion-person", name=asker, **seat)


def _asker(scene: Scene, motion: Motion) -> str:
    """Who asks: a player, or somebody who would like a seat."""
    if motion.by is not None:
        return escape(scene.names[motion.by])
    name = motion.newcomer.name if motion.newcomer else ""
    return escape(name or scene.words.plain("forgotten-player"))


def _holder(scene: Scene, motion: Motion) -> str:
    """Who had the seat when it was asked for."""
    assert motion.seat is not None
    if motion.outcome != "agreed":
        return escape(scene.names[motion.seat])
    return escape(motion.former) or scene.words.plain("computer-player", letter=SEAT_LETTERS[motion.seat])


def _outcome(scene: Scene, motion: Motion) -> str:
    say = scene.words.say
    match motion.outcome:
        case "agreed":
            return say("motion-agreed")
        case "refused" if motion.refused == motion.by:
            return say("motion-withdrawn", name=_asker(scene, motion))
        case "refused" if motion.refused is not None:
            return say("motion-refused", name=escape(scene.names[motion.refused]))
        case "lapsed" if motion.why:
            return scene.words.own(scene.game.slug, motion.why)
        case "lapsed":
            return say("motion-lapsed")
        case _:
            return say("answer-over")

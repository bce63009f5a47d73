"""The pixel art of the game, drawn by letters: what stands on tiles, creatures, weapons, textures.

Every picture is a grid of letters; `.` is clear. Letters of materials are filled with the material at hand.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

from PIL import Image

from render.minecraft.palette import PIXELS

Grid: TypeAlias = tuple[str, ...]
Letters: TypeAlias = Mapping[str, str]
"""What each letter is painted with, by the names in PIXELS."""


def _grid(text: str) -> Grid:
    return tuple(line.strip() for line in text.strip().splitlines())


@cache
def painted(grid: Grid, letters: tuple[tuple[str, str], ...], pixel: int) -> Image.Image:
    """A grid as an RGBA picture, `pixel` px a letter."""
    paint = dict(letters)
    small = Image.new("RGBA", (len(grid[0]), len(grid)))
    small.putdata([(*PIXELS[paint[one]], 255) if one != "." else (0, 0, 0, 0) for row in grid for one in row])
    return small.resize((small.width * pixel, small.height * pixel), Image.Resampling.NEAREST)


def sprite(name: str, pixel: int) -> Image.Image:
    """A creature, a weapon or a sign by its name."""
    grid, letters = SPRITES[name]
    return painted(grid, tuple(letters.items()), pixel)


def building(type_: str, material: str, pixel: int) -> Image.Image:
    """What a building of this type looks like in this material."""
    own = {"m": material, "d": f"{material}-dark", "l": f"{material}-light"}
    return painted(BUILDINGS[type_], tuple({**COMMON, **own}.items()), pixel)


def texture(colour: str, pixel: int) -> Image.Image:
    """One face of a block, 8 x 8 letters."""
    own = {"m": colour, "d": f"{colour}-dark", "l": f"{colour}-light"}
    return painted(TEXTURES[colour], tuple(own.items()), pixel)


def biome(name: str, pixel: int) -> Image.Image:
    """The ground of a tile, 19 x 19 letters."""
    grid, letters = BIOMES[name]
    return painted(grid, tuple(letters.items()), pixel)


COMMON: Final[Letters] = {
    "k": "ink", "w": "window", "b": "water", "g": "gold", "o": "gold-dark", "f": "skin", "h": "bone", "s": "snow",
    "r": "red", "n": "brown", "p": "pink", "t": "wood-dark",
}  # fmt: skip

BUILDINGS: Final[dict[str, Grid]] = {
    "decoration": _grid("""
        .....gg.....
        ...g.gg.g...
        ....gwwg....
        ....gwwg....
        .....gg.....
        ....kkkk....
        ....kmlk....
        ....kmlk....
        ....kmdk....
        ...kkmdkk...
        ...kmmldk...
        ..kmmmlddk..
        ..kkkkkkkk..
    """),
    "dwelling": _grid("""
        .....kk.....
        ....kllk....
        ...klmmlk...
        ..klmmmmlk..
        .klmmmmmmlk.
        klmmmmmmmmlk
        kkkkkkkkkkkk
        .kmmdmmmdmk.
        .kmwwmkkkmk.
        .kmwwmknkmk.
        .kdmmdknkdk.
        .kmmmmknkmk.
        .kkkkkkkkkk.
    """),
    "bridge": _grid("""
        ............
        ............
        .kkkkkkkkkk.
        kmlmmdmmlmmk
        kmmmdmmmdmmk
        kkmkkkkkkmkk
        .kmkbbbbkmk.
        .kmkbbbbkmk.
        .kdkbbsbkdk.
        .kmkbbbbkmk.
        .kmkbsbbkmk.
        .kdkbbbbkdk.
        .kkkbbbbkkk.
    """),
    "animal-house": _grid("""
        ...kkkkkk...
        ..kmlmmlmk..
        .kmlmmmmlmk.
        kkkkkkkkkkkk
        kmkthhhhtkmk
        kmkhkhhkhkmk
        kdkhhhhhhkdk
        kmktpppptkmk
        kmktpkkptkmk
        kkkkkkkkkkkk
        kdmkdmkdmkdk
        kkkkkkkkkkkk
        kmdkmdkmdkmk
    """),
}

TEXTURES: Final[dict[str, Grid]] = {
    "wood": _grid("""
        mmmmdmmm
        llmmdmml
        dddddddd
        mmdmmmmm
        mldmmmll
        dddddddd
        mmmmmdmm
        lmmmmdml
    """),
    "sand": _grid("""
        mmlmmmmm
        mmmmdmml
        lmmmmmmm
        mmdmmlmm
        mmmmmmmd
        mlmmdmmm
        mmmmmmlm
        dmmlmmmm
    """),
    "stone": _grid("""
        lllldlll
        mmmmdmmm
        mmmmdmmm
        dddddddd
        lldlllll
        mmdmmmmm
        mmdmmmmm
        dddddddd
    """),
    "obsidian": _grid("""
        mmmmmmlm
        mdmmmlmm
        mmmmlmmd
        mmdlmmmm
        mmlmmmml
        mlmmdmlm
        lmmmmlmm
        mmdmlmmm
    """),
    "emerald": _grid("""
        llllllld
        lmmmmmmd
        lmllmmmd
        lmlmmmmd
        lmmmmlmd
        lmmmllmd
        lmmmmmmd
        dddddddd
    """),
}

BIOMES: Final[dict[str, tuple[Grid, Letters]]] = {
    "forest": (
        _grid("""
            aaaaaaaaaaaaaaaaaaa
            aaaaaaaaaaaaaaaaaaa
            aaaaaaaaaaaaaaaaaaa
            aabaaaaaaaaaaaabaaa
            aabaaabaaaabaaabaaa
            abbbaabaaaabaabbbaa
            abbbabbbaabbbabbbaa
            bbbbbbbbabbbbbbbbba
            abcbabcbaabcbabcbaa
            bbcbbbcbbbbcbbbcbbb
            bccbbccbbbccbbccbbc
            bbbbbbbbbbbbbbbbbbb
            ccccccccccccccccccc
            ddddddddddddddddddd
            ddcddddddcdddddcddd
            ddddddcddddddcddddd
            dcddddddddcddddddcd
            ddddcddddddddcddddd
            ddddddddddddddddddd
        """),
        {"a": "forest-sky", "b": "forest-dark", "c": "forest-light", "d": "forest-soil"},
    ),
    "desert": (
        _grid("""
            aaaaaaaaaaaaaaaaaaa
            aaaaaaaaaaaaaabbbaa
            aaaaaaaaaaaaabbbbba
            aaaaaaaaaaaaabbbbba
            aaaaaaaaaaaaabbbbba
            aaaaaaaaaaaaaabbbaa
            aaeaaaaaaaaaaaaaaaa
            aaeaeaaaaaaaaaaaaaa
            eaeaeaaaaaaaacccaaa
            eaeeeaaaaaacccccccc
            eeeaaaaaccccccccccc
            aaeaaccccccccccccdd
            cceccccccccccccdddd
            cccccccccccccdddddd
            ccccccccddddccccccc
            cccdddddcccccccddcc
            ccccccccccddccccccc
            cddccccccccccccdddc
            ccccccccccccccccccc
        """),
        {"a": "desert-sky", "b": "desert-sun", "c": "desert-sand", "d": "desert-dark", "e": "cactus"},
    ),
    "mountain": (
        _grid("""
            aaaaaaaaaaaaaaaaaaa
            aaaaaaaaaaaaaaaaaaa
            aaaaasaaaaaaaaaaaaa
            aaaasssaaaaaaaaaaaa
            aaaasssaaaaaasaaaaa
            aaasssssaaaasssaaaa
            aaasbssbaaaasssaaaa
            aabbbsbbbaasssssaaa
            aabbbbbbbaasbssbaaa
            abbbbbcbbbbbbsbbbaa
            abbbbcccbbbbbbbbbba
            bbbbbccccbbbbbbccbb
            bbbbcccccbbbbbccccb
            ddddddddddddddddddd
            ddcddddddcddddddddd
            ddddddcddddddcdddcd
            dcddddddddcdddddddd
            ddddcddddddddcddddd
            ddddddddddddddddddd
        """),
        {"a": "mountain-sky", "b": "mountain-rock", "c": "mountain-dark", "s": "snow", "d": "mountain-soil"},
    ),
    "tundra": (
        _grid("""
            aaaaaaaaaaaaaaaaaaa
            aaafaaaaaaaaaafaaaa
            aafafaaaaaaaafafaaa
            aaafaaaafaaaaafaaaa
            aaaaaaafafaaaaaaaaa
            aaaaaaaafaaaaaaaafa
            afaaaaaaaaaafaaaafa
            fafaaaaaaaafafaaaaa
            afaaafaaaaaafaaaaaa
            aaaafafaaaaaaaasaaa
            aaaaafaaaasaaassssa
            sssaaaaassssssssssd
            sssssssssssssssssdd
            sssssssssssssssdddd
            ssddsssssssssssssss
            ssssssdddsssssddsss
            sssssssssssssssssss
            sdddssssssddsssssss
            sssssssssssssssssss
        """),
        {"a": "tundra-sky", "f": "tundra-flake", "s": "tundra-soil", "d": "tundra-dark"},
    ),
}

SWORD: Final = _grid("""
    .........kkk
    ........kllk
    .......klmk.
    ......klmk..
    .....klmk...
    kk..klmk....
    kdkklmk.....
    .kdlmk......
    ..kdk.......
    .knkdk......
    knk.kdk.....
    kk...kk.....
""")

SPRITES: Final[dict[str, tuple[Grid, Letters]]] = {
    "spider": (
        _grid("""
            ............
            k..........k
            .k..kkkk..k.
            k.kkbbbbkk.k
            .kkbbbbbbkk.
            ..kbrbbrbk..
            kkkbrbbrbkkk
            ..kbbbbbbk..
            .kkbrrrrbkk.
            k.kkbbbbkk.k
            .k..kkkk..k.
            k..........k
        """),
        {"k": "ink", "b": "brown", "r": "red"},
    ),
    "zombie": (
        _grid("""
            ..dddddddd..
            ..dzzzzzzd..
            ..zzzzzzzz..
            ..zkkzzkkz..
            ..zkrzzrkz..
            ..zzzddzzz..
            ..zzkkkkzz..
            ..zzkwwkzz..
            ..dzzzzzzd..
            .tttttttttt.
            zttttttttttz
            zttttttttttz
        """),
        {"z": "zombie", "d": "green-dark", "k": "ink", "r": "red", "w": "bone", "t": "teal"},
    ),
    "skeleton": (
        _grid("""
            ..hhhhhhhh..
            .hhhhhhhhhh.
            .hkkhhhhkkh.
            .hkkhhhhkkh.
            .hhhhkkhhhh.
            .hhhhhhhhhh.
            ..hkhkhkhh..
            ..hkhkhkhh..
            ....hhhh....
            .ghhhhhhhhg.
            ....hkkh....
            .ghhhhhhhhg.
        """),
        {"h": "bone", "k": "ink", "g": "grey"},
    ),
    "creeper": (
        _grid("""
            ....d..d....
            ...gdggdg...
            ..gggggggg..
            .ggdggggdgg.
            .gwkggggwkg.
            .gkkggggkkg.
            .gggggggggg.
            .gkggggggkg.
            .ggkkkkkkgg.
            ..gdggggdg..
            ..gggggggg..
            ..dg.gd.gd..
        """),
        {"g": "green", "d": "green-dark", "k": "ink", "w": "white"},
    ),
    "witch": (
        _grid("""
            .....vv.....
            ....vvvv....
            ....vdvv....
            ...vvvvvv...
            ..kgkkkkgk..
            vvvvvvvvvvvv
            ..ssssssss..
            ..skwsskws..
            ..sssddsss..
            ...sdddds...
            ..vvrrrrvv..
            .vvvvvvvvvv.
        """),
        {"v": "violet", "d": "brown", "k": "ink", "g": "gold", "s": "skin", "w": "white", "r": "red"},
    ),
    "enderman": (
        _grid("""
            ..kkkkkkkk..
            ..kkkkkkkk..
            ..kkkkkkkk..
            ..vpvkkvpv..
            ..kkkkkkkk..
            ..kkkddkkk..
            ..kkkkkkkk..
            ....kkkk....
            ..kkkkkkkk..
            ..k.kkkk.k..
            ..k.kkkk.k..
            ..k.k..k.k..
        """),
        {"k": "ink", "v": "violet", "p": "pink", "d": "violet-dark"},
    ),
    "wooden-sword": (
        SWORD,
        {"k": "ink", "m": "wood", "l": "wood-light", "d": "wood-dark", "n": "brown"},
    ),
    "stone-sword": (
        SWORD,
        {"k": "ink", "m": "stone", "l": "stone-light", "d": "stone-dark", "n": "brown"},
    ),
    "iron-sword": (
        SWORD,
        {"k": "ink", "m": "steel", "l": "white", "d": "grey", "n": "brown"},
    ),
    "diamond-sword": (
        SWORD,
        {"k": "ink", "m": "diamond", "l": "white", "d": "teal", "n": "brown"},
    ),
    "potato": (
        _grid("""
            ............
            ....kkkk....
            ..kkppppkk..
            .kppppdppppk
            .kpdppppppdk
            kpppppdppppk
            kppdppppppdk
            kdpppppdpppk
            .kppdpppppk.
            .kdpppdppdk.
            ..kkdpppkk..
            ....kkkk....
        """),
        {"k": "ink", "p": "potato", "d": "potato-dark"},
    ),
    "bow": (
        _grid("""
            ...kkkkk....
            ..kmmmmmkk..
            ..skkkkmmmk.
            ..s....kkmk.
            ..s......kmk
            ..s......kmk
            ..s......kmk
            ..s......kmk
            ..s....kkmk.
            ..skkkkmmmk.
            ..kmmmmmkk..
            ...kkkkk....
        """),
        {"k": "ink", "m": "wood-light", "s": "grey"},
    ),
    "golden-hoe": (
        _grid("""
            ..kkkkkkk...
            .kgggggggk..
            .kgokkkggk..
            .kgk...kmk..
            ..k...kmk...
            .....kmk....
            ....kmk.....
            ...kmk......
            ..kmk.......
            .kmk........
            kmk.........
            kk..........
        """),
        {"k": "ink", "m": "wood-light", "g": "gold", "o": "gold-dark"},
    ),
    "stone-pickaxe": (
        _grid("""
            ..kkkkkk....
            .kllllmmk...
            ..kkkkmmmk..
            ......kmdmk.
            .....kmkmmk.
            ....kmk.kmk.
            ...kmk..kmk.
            ..kmk...kmk.
            .kmk....kdk.
            kmk.....kdk.
            kk.......k..
            ............
        """),
        {"k": "ink", "m": "stone", "l": "stone-light", "d": "stone-dark"},
    ),
    "tnt": (
        _grid("""
            ......kk....
            .....kgk....
            ....kk......
            .kkkkkkkkkk.
            .krrrrrrrrk.
            .krdrrdrrdk.
            .kkkkkkkkkk.
            .kwkwwkwkwk.
            .kwwkwwkwwk.
            .kkkkkkkkkk.
            .krdrrdrrdk.
            .kkkkkkkkkk.
        """),
        {"k": "ink", "g": "gold", "r": "red", "d": "red-dark", "w": "white"},
    ),
    "heart": (
        _grid("""
            .rr.rr.
            rwrrrrr
            rrrrrrr
            rrrrrrd
            .rrrrd.
            ..rrd..
            ...d...
        """),
        {"r": "red", "w": "white", "d": "red-dark"},
    ),
    "xp": (
        _grid("""
            ...l...
            ..lgd..
            .llggd.
            lllgggd
            .llggd.
            ..lgd..
            ...d...
        """),
        {"l": "emerald-light", "g": "green", "d": "green-dark"},
    ),
    "action": (
        _grid("""
            .g..g...
            .gg.gg..
            .ggggggg
            .gggggg.
            .ggggg..
            .gg.gg..
            .g..g...
        """),
        {"g": "gold"},
    ),
}

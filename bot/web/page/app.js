/** The page: a room's messages, the one private answer beside them, and the line one types in. */

import { CommandLine } from "./command_line.js";
import { Connection } from "./connection.js";
import { byId, element } from "./dom.js";
import * as answers from "./panel.js";
import { controls, panel } from "./panel.js";
import * as people from "./people.js";
import { asks, calls, lines, message, sentence } from "./post.js";

const RIGHT_TO_LEFT = ["fa"];
const MOST_MESSAGES = 200;
const LEEWAY = 60;
/** Milliseconds in which news are taken for the result of what this person did. */
const OWN = 5000;
/** How what is pressed begins that is about no game (bot/press.py): no news of one make its answer old. */
const OF_NO_GAME = "a::";
/** Whether the private answer stands beside the messages, as style.css has it, or below them. */
const BESIDE = matchMedia("(min-width: 62rem)");

const main = byId("main");
const messages = byId("messages");
const state = {
  me: "",
  room: "",
  seen: "",
  words: {},
  called: false,
  acted: -OWN,
  /** What this person was told of what they did. */
  told: "",
  /**
   * What was asked and has no answer yet, by its id: the control that was used, the line that was typed, or the game
   * whose board is fetched anew.
   */
  waiting: new Map(),
};

/* Who and where ------------------------------------------------------------------------------------------------ */

const roomInAddress = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
};

function greeting() {
  return {
    do: "enter",
    token: people.token(),
    name: people.name(),
    room: roomInAddress(),
    seen: state.seen,
    language: navigator.language.startsWith("fa") ? "fa" : "en",
  };
}

function visited() {
  return JSON.parse(sessionStorage.rooms ?? "[]");
}

function goToRoom() {
  Object.assign(state, { room: "", seen: "", called: false });
  for (const { control } of state.waiting.values()) release(control);
  state.waiting.clear();
  connection.forget();
  messages.replaceChildren();
  byId("start").hidden = true;
  answers.close();
  connection.greet();
}

/* What comes --------------------------------------------------------------------------------------------------- */

const receivers = { welcome, news, answer, completions, whisper, away, back };

function welcome({ person, name, room, language, words, commands, games }) {
  Object.assign(state, { me: person, room, words });
  document.documentElement.lang = language;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
  for (const at of document.querySelectorAll("[data-word]")) at.textContent = words[at.dataset.word];
  for (const at of document.querySelectorAll("[data-label]")) at.ariaLabel = at.placeholder = words[at.dataset.label];
  byId("hint").replaceChildren(...lines(words["web-welcome"], {}, about(true)));
  byId("games").replaceChildren(...games.map(gameButton));
  line.commands = commands;
  showRoom(room);
  showName(name);
  showTitle();
}

function showRoom(room) {
  const rooms = [...new Set([...visited(), room])];
  sessionStorage.rooms = JSON.stringify(rooms);
  byId("room").textContent = room;
  byId("rooms").hidden = false;
  byId("rooms").querySelector("ul").replaceChildren(...rooms.map((one) => {
    const link = element("a", { href: `#${encodeURIComponent(one)}`, dir: "auto" }, one);
    if (one === room) link.ariaCurrent = "page";
    return element("li", {}, link);
  }));
}

function gameButton({ line, label }) {
  const made = element("button", { type: "button", className: "main", dir: "auto" }, label);
  made.onclick = () => {
    if (made.ariaBusy !== "true") say(line, made);
  };
  return made;
}

function showName(name) {
  const named = people.name() !== "";
  byId("me").textContent = named ? name : "";
  byId("naming").hidden = named;
  main.hidden = byId("foot").hidden = !named;
  if (named) return;
  byId("known").replaceChildren(...people.known().map(knownButton));
  byId("name").focus();
}

function knownButton(person) {
  const label = state.words["web-come-back"].replace("{name}", () => person.name);
  const made = element("button", { type: "button", dir: "auto" }, label);
  made.onclick = () => comeIn(person);
  return made;
}

/** Sit down, and see the room with that person's eyes. */
function comeIn(person) {
  people.comeIn(person);
  state.seen = "";
  connection.greet();
  showName(person.name);
  // On a phone a keyboard would cover half of the room.
  if (BESIDE.matches) byId("typed").focus();
}

function news({ room, entries, fresh }) {
  if (room !== state.room) return;
  const told = entries.filter(isMessage);
  const follows = isAtEnd() || performance.now() - state.acted < OWN;
  const height = panel.getBoundingClientRect().top;
  if (fresh) messages.replaceChildren();
  for (const entry of entries) take(entry);
  byId("start").hidden = messages.childElementCount > 0;
  goOn(told.map(({ post }) => post));
  // What somebody is about to press stays under their finger.
  if (isAnswering()) main.scrollTop += panel.getBoundingClientRect().top - height;
  if (fresh || (follows && !isAnswering())) toEnd();
  else if (told.length && !isAtEnd()) byId("newer").hidden = false;
  showTitle();
}

function answer({ id, post }) {
  const asked = state.waiting.get(id);
  if (!asked) return;
  state.waiting.delete(id);
  release(asked.control);
  if (!post && asked.line) line.restore(asked.line);
  if (!post) return;
  const says = post.text || post.picture || post.rows.length || post.parts.length;
  if (asked.game) renew(post, asked);
  else if (says) showAnswer(post, asked);
  else if (panel.contains(asked.control)) answers.close();
}

/** Told in private without being asked: above a board that is in use, else as the card. */
function whisper({ post }) {
  if (answers.hasBoard()) showNote(post);
  else showCard(post, { control: panel });
  state.called = asks(post);
  showTitle();
}

function completions({ id, lines: found }) {
  line.completions(id, found ?? []);
}

function away({ text }) {
  byId("notice").replaceChildren(...lines(text, {}, about(true)));
}

function back() {
  byId("notice").replaceChildren();
}

function changed(connected) {
  if (connected) back();
  else byId("notice").textContent = state.words["web-offline"] ?? "…";
}

/* What everybody sees ------------------------------------------------------------------------------------------ */

const isMessage = (entry) => !entry.edit && !entry.disarm;

function take(entry) {
  state.seen = entry.id;
  if (entry.disarm) disarm(entry.disarm);
  else if (entry.edit) edit(entry.edit, entry.post);
  else add(entry);
}

function add({ id, post }) {
  const made = element("article", { id: `message-${id}` });
  messages.append(made);
  fillIn(made, post);
  while (messages.childElementCount > MOST_MESSAGES) messages.firstElementChild.remove();
}

function edit(id, post) {
  const found = byId(`message-${id}`);
  if (!found) return;
  const focused = controls(found).indexOf(document.activeElement);
  fillIn(found, post);
  controls(found)[focused]?.focus({ preventScroll: true });
}

function disarm(id) {
  for (const row of byId(`message-${id}`)?.querySelectorAll(".row") ?? []) row.remove();
}

function fillIn(article, post) {
  article.replaceChildren(...message(post, about(false)));
  article.classList.toggle("calls-me", calls(post, state.me));
  if (article === messages.lastElementChild) state.called = calls(post, state.me) && asks(post);
}

/** Whether the newest message is in view, with some leeway. */
function isAtEnd() {
  const { top } = byId("end").getBoundingClientRect();
  const { top: from, bottom: to } = main.getBoundingClientRect();
  return from < top && top < to + LEEWAY;
}

/** Whether a private question with choices stands below the messages. */
const isAnswering = () => !BESIDE.matches && controls(panel).length > 0;

/** To the newest message; a short private answer below it stays in view. */
function toEnd() {
  const short = !BESIDE.matches && !panel.hidden && panel.offsetHeight < innerHeight / 4;
  (short ? panel : byId("end")).scrollIntoView({ block: "end" });
  byId("newer").hidden = true;
}

document.addEventListener("scroll", () => {
  if (isAtEnd()) byId("newer").hidden = true;
}, { capture: true, passive: true });

/* What only this person sees ----------------------------------------------------------------------------------- */

/** There is one private answer at a time: the newest. Anything in it can be asked for again. */
function showAnswer(post, asked) {
  state.told = post.note;
  if (answers.isNote(post)) {
    showNote(post, asked.line);
    byId("note").scrollIntoView({ block: "nearest" });
    return;
  }
  answers.clearNote();
  showCard(post, asked);
  const long = panel.offsetHeight > main.clientHeight;
  panel.scrollIntoView({ block: long && !controls(panel).length ? "start" : "end" });
}

function showNote(post, line) {
  answers.showNote(post, message(post, about(true)), line);
}

function showCard(post, asked) {
  const follows = [panel, asked.control].some((one) => one.contains(document.activeElement)) && !asked.line;
  const place = asked.control.tagName === "SELECT" ? controls(panel).indexOf(asked.control) : 0;
  const following = isAtEnd();
  answers.showCard(post, message(post, about(true)), asked.line, asked.lasting);
  panel.scrollTop = 0;
  if (following) toEnd();  // beside the panel there is less room, and the messages grow longer
  if (follows) (controls(panel)[place] ?? controls(panel)[0] ?? panel).focus({ preventScroll: true });
}

/** The room has gone on: an open board is fetched anew, and what is no longer so goes away. */
function goOn(posts) {
  const game = answers.game();
  const post = posts.findLast((one) => !begins(one, `a:${game}:stop:`));
  if (!post) return;
  answers.forgetPassing();
  if (!game) return;
  const play = begins(post, `a:${game}:play:`);
  if (play && answers.hasBoard()) fetchBoard(play, game);
  else if (!play || answers.hasOptions()) answers.close();
}

const begins = (post, start) => answers.data(post).find((one) => one.startsWith(start));

function fetchBoard(data, game) {
  panel.ariaBusy = "true";
  state.waiting.set(connection.ask({ do: "press", data }), { control: panel, game });
}

/** Something else may have been asked for meanwhile; a question that still stands is left alone. */
function renew(post, asked) {
  if (answers.game() !== asked.game || answers.isAsked(post)) return;
  if (!answers.isBoard(post)) {
    answers.close();
    return;
  }
  const inView = panel.getBoundingClientRect().bottom < main.getBoundingClientRect().bottom + LEEWAY;
  showCard(post, asked);
  // Others may be quicker than this person reads.
  if (state.told && performance.now() - state.acted < OWN) showNote(sentence(state.told));
  if (inView && !BESIDE.matches) panel.scrollIntoView({ block: "end" });
}

/* What a person does ------------------------------------------------------------------------------------------- */

function about(privately) {
  return {
    me: state.me,
    press,
    enlarge,
    fill: (code) => line.fill(code),
    fills: (code) => privately || code.startsWith("/"),
  };
}

function press(data, control) {
  if (control.ariaBusy !== "true") ask({ do: "press", data }, { control, lasting: data.startsWith(OF_NO_GAME) });
}

/** Let a control be used again. */
function release(control) {
  control.ariaBusy = null;
  // Choosing the same again has to count as a change.
  for (const option of control.options ?? []) option.selected = option.defaultSelected;
}

function say(typed, control = byId("line")) {
  ask({ do: "say", line: typed }, { control, line: typed });
}

/** Ask for an answer to a press or a line; the control is marked until it comes. Who acts has seen the call. */
function ask(question, asked) {
  asked.control.ariaBusy = "true";
  state.waiting.set(connection.ask(question), asked);
  state.called = false;
  state.acted = performance.now();
  showTitle();
}

function showTitle() {
  const title = `#${state.room} · ${state.words["web-title"]}`;
  document.title = state.called ? `${state.words["web-your-turn"]} · ${title}` : title;
}

/** Show a picture alone. Where it doesn't fit (style.css), the place that was tapped comes to the middle. */
function enlarge(image, { offsetX, offsetY }) {
  const viewer = byId("viewer");
  const large = viewer.querySelector("img");
  const [across, down] = [offsetX / image.offsetWidth, offsetY / image.offsetHeight];
  large.onload = () => viewer.scrollTo(
    across * large.offsetWidth - viewer.clientWidth / 2, down * large.offsetHeight - viewer.clientHeight / 2);
  viewer.showModal();
  Object.assign(large, { src: image.src, alt: image.alt });
}

byId("viewer").onclick = () => byId("viewer").close();
byId("close").onclick = () => {
  answers.close();
  byId("typed").focus();
};
byId("newer").onclick = toEnd;
byId("naming").onsubmit = (event) => {
  event.preventDefault();
  const name = byId("name").value.trim();
  if (name) comeIn({ name });
};
byId("other-room").onsubmit = (event) => {
  event.preventDefault();
  const room = event.target.elements.room.value.trim();
  event.target.reset();
  if (room) location.hash = encodeURIComponent(room);
};
document.addEventListener("click", (event) => {
  if (!byId("rooms").contains(event.target) || event.target.matches("a")) byId("rooms").open = false;
});
addEventListener("hashchange", () => {
  byId("rooms").open = false;
  goToRoom();
});

const line = new CommandLine({ complete: (typed) => connection.try({ do: "complete", line: typed }), say });
const connection = new Connection({ greeting, receive: (told) => receivers[told.is](told), changed });

/** The page: a room's messages, the one private answer beside them, and the line one types in. */

import { CommandLine } from "./command_line.js";
import { Connection } from "./connection.js";
import { byId, element, randomId } from "./dom.js";
import { asks, calls, lines, message } from "./post.js";

const RIGHT_TO_LEFT = ["fa"];
const MOST_MESSAGES = 200;
const LEEWAY = 60;
/** Whether the private answer stands beside the messages, as style.css has it, or below them. */
const BESIDE = matchMedia("(min-width: 62rem)");

const messages = byId("messages");
const panel = byId("private");
const state = {
  me: "",
  room: "",
  seen: "",
  words: {},
  called: false,
  /** What was asked and has no answer yet: by its id, the control that was used and the line that was typed. */
  waiting: new Map(),
};

/* Who and where ------------------------------------------------------------------------------------------------ */

function token() {
  if (!sessionStorage.token) sessionStorage.token = randomId();
  return sessionStorage.token;
}

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
    token: token(),
    name: sessionStorage.name ?? "",
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
  closePanel();
  connection.greet();
}

/* What comes --------------------------------------------------------------------------------------------------- */

const receivers = { welcome, news, answer, completions, away, back };

function welcome({ person, name, room, language, words, commands }) {
  Object.assign(state, { me: person, room, words });
  document.documentElement.lang = language;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
  for (const at of document.querySelectorAll("[data-word]")) at.textContent = words[at.dataset.word];
  for (const at of document.querySelectorAll("[data-label]")) at.ariaLabel = at.placeholder = words[at.dataset.label];
  byId("hint").replaceChildren(...lines(words["web-welcome"], {}, about(true)));
  line.commands = commands;
  showRoom(room);
  showName(name);
  showTitle();
}

function showRoom(room) {
  const rooms = [...new Set([...visited(), room])];
  sessionStorage.rooms = JSON.stringify(rooms);
  byId("room").textContent = room;
  byId("rooms").querySelector("ul").replaceChildren(...rooms.map((one) => {
    const link = element("a", { href: `#${encodeURIComponent(one)}`, dir: "auto" }, one);
    if (one === room) link.ariaCurrent = "page";
    return element("li", {}, link);
  }));
}

function showName(name) {
  const named = Boolean(sessionStorage.name);
  byId("me").textContent = named ? name : "";
  byId("naming").hidden = named;
  if (named) line.show();
  else byId("name").focus();
}

function news({ room, entries, fresh }) {
  if (room !== state.room) return;
  const follows = fresh || (isAtEnd() && !isAnswering());
  const height = panel.getBoundingClientRect().top;
  if (fresh) messages.replaceChildren();
  for (const entry of entries) take(entry);
  // What somebody is about to press stays under their finger.
  if (isAnswering()) panel.parentElement.scrollTop += panel.getBoundingClientRect().top - height;
  if (follows) toEnd();
  else if (entries.some(isMessage) && !isAtEnd()) byId("newer").hidden = false;
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
  if (says) showPanel(post, asked);
  else if (panel.contains(asked.control)) closePanel();
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

const controls = (within) => [...within.querySelectorAll(".row :is(button, select):enabled")];

/** Whether the newest message is in view, with some leeway. */
function isAtEnd() {
  const { top } = byId("end").getBoundingClientRect();
  const { top: from, bottom: to } = panel.parentElement.getBoundingClientRect();
  return from < top && top < to + LEEWAY;
}

/** Whether a private question with choices stands below the messages. */
const isAnswering = () => !BESIDE.matches && controls(panel).length > 0;

/** To the newest message; a short private answer below it stays in view. */
function toEnd() {
  const short = !panel.hidden && panel.offsetHeight < innerHeight / 4;
  (short ? panel : byId("end")).scrollIntoView({ block: "end" });
  byId("newer").hidden = true;
}

document.addEventListener("scroll", () => {
  if (isAtEnd()) byId("newer").hidden = true;
}, { capture: true, passive: true });

/* What only this person sees ----------------------------------------------------------------------------------- */

/** There is one private answer at a time: the newest. Anything in it can be asked for again. */
function showPanel(post, asked) {
  const follows = [panel, asked.control].some((one) => one.contains(document.activeElement)) && !asked.line;
  const place = asked.control.tagName === "SELECT" ? controls(panel).indexOf(asked.control) : 0;
  const typed = asked.line ? [element("p", { className: "asked" }, element("bdi", {}, asked.line))] : [];
  panel.lastElementChild.replaceChildren(...typed, ...message(post, about(true)));
  const following = isAtEnd();
  panel.hidden = false;
  panel.scrollTop = 0;
  if (following) toEnd();  // beside the panel there is less room, and the messages grow longer
  const long = panel.offsetHeight > panel.parentElement.clientHeight;
  panel.scrollIntoView({ block: long && !controls(panel).length ? "start" : "end" });
  if (follows) (controls(panel)[place] ?? controls(panel)[0] ?? panel).focus({ preventScroll: true });
}

function closePanel() {
  panel.hidden = true;
  panel.lastElementChild.replaceChildren();
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
  if (!sessionStorage.name) byId("name").focus();
  if (!sessionStorage.name || control.ariaBusy === "true") return;
  ask({ do: "press", data }, { control });
}

/** Let a control be used again. */
function release(control) {
  control.ariaBusy = null;
  // Choosing the same again has to count as a change.
  for (const option of control.options ?? []) option.selected = option.defaultSelected;
}

function say(typed) {
  ask({ do: "say", line: typed }, { control: byId("line"), line: typed });
}

/** Ask for an answer to a press or a line; the control is marked until it comes. Who acts has seen the call. */
function ask(question, asked) {
  asked.control.ariaBusy = "true";
  state.waiting.set(connection.ask(question), asked);
  state.called = false;
  showTitle();
}

function showTitle() {
  const title = `#${state.room} · ${state.words["web-title"]}`;
  document.title = state.called ? `${state.words["web-your-turn"]} · ${title}` : title;
}

function enlarge(image) {
  const viewer = byId("viewer");
  Object.assign(viewer.querySelector("img"), { src: image.src, alt: image.alt });
  viewer.showModal();
}

byId("viewer").onclick = () => byId("viewer").close();
byId("close").onclick = () => {
  closePanel();
  byId("typed").focus();
};
byId("newer").onclick = toEnd;
byId("naming").onsubmit = (event) => {
  event.preventDefault();
  const name = byId("name").value.trim();
  if (!name) return;
  sessionStorage.name = name;
  connection.greet();
  showName(name);
  byId("typed").focus();
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

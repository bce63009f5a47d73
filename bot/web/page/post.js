/** A post (bot/post.py) as elements. */

import { element } from "./dom.js";

/** The light markup: an escaped character, bold's begin or end, a code span, a call to a person, a time. */
const MARKUP = /\\(?<escaped>.)|(?<bold>\*\*)|`(?<code>(?:\\.|[^`\\\n])+)`|\{@(?<person>[^{}\s]+)\}|\{t:\d+\|(?<time>[^{}|]*)\}/gsu;
/** Every line that is to be read from the right begins with this mark (render/words). Its first letter may be a name's. */
const RIGHT_TO_LEFT = "\u200F";
/** More choices than this stand in a list that opens. */
const MOST_IN_GRID = 15;
/** A notation with a code of a cell, a card, or the like: these are Latin in every language. */
const CODED = /[a-z0-9]/i;
/** Where each key leads, to the right and down. */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KNOWS_OPEN = CSS.supports("selector(:open)");

/**
 * A whole message.
 *
 * about: `me`, the person's key; `press(data, control)`, what a press does; `fills(code)`, whether a code span may be
 * clicked, and `fill(code)`, what that does; `enlarge(image, event)`, what a click on the picture does.
 */
export function message(post, about) {
  const texts = [post.text, ...post.parts].filter(Boolean);
  const { dir } = texts.length ? look(texts[0]) : { dir: "" };
  return [
    ...(post.picture ? [picture(post.picture, about)] : []),
    ...texts.map((text) => element("div", { className: "text" }, ...lines(text, post.mentions, about))),
    ...(post.file ? [element("a", { href: post.file.source, download: post.file.name }, post.file.name)] : []),
    ...post.rows.map((row) => Object.assign(controlsOf(row, about), { dir })),
  ];
}

/** A post that only says something. */
export const sentence = (text) => ({ text, picture: null, file: null, rows: [], parts: [], mentions: {} });

/** Whether a post calls a person. */
export const calls = (post, person) => Object.hasOwn(post.mentions, person);

/** Whether there is something to do with a post first of all. */
export const asks = (post) => post.rows.flat().some((control) => control.style === "main" && control.enabled);

/** The lines of a text in the light markup. */
export function lines(text, mentions, about) {
  return text.split("\n").map((line) => element("p", look(text), inline(line, mentions, about)));
}

/** How a text is read, and what is under it. */
const look = (text) => (text.includes(RIGHT_TO_LEFT) ? { dir: "rtl", lang: "fa" } : { dir: "ltr", lang: "en" });

function inline(line, mentions, about) {
  const whole = document.createDocumentFragment();
  let into = whole;
  let told = 0;
  for (const found of line.matchAll(MARKUP)) {
    into.append(line.slice(told, found.index));
    told = found.index + found[0].length;
    const { escaped, bold, code, person, time } = found.groups;
    if (bold) into = into === whole ? whole.appendChild(element("strong")) : whole;
    else if (code) into.append(codeSpan(code.replace(/\\(.)/gu, "$1"), about));
    else if (person) into.append(mention(person, mentions, about));
    else into.append(time ?? escaped);
  }
  into.append(line.slice(told));
  return whole;
}

function mention(person, mentions, about) {
  const name = Object.hasOwn(mentions, person) ? mentions[person] : "…";
  return element("bdi", { className: person === about.me ? "mention me" : "mention" }, `@${name}`);
}

function codeSpan(code, about) {
  const span = element("code", { dir: "auto" }, code);
  if (!about.fills(code)) return span;
  const fill = () => about.fill(code);
  // Not a button: lines break around one, and a full stop would begin the next.
  return Object.assign(span, { role: "button", tabIndex: 0, onclick: fill, onkeydown: (event) => pressed(event, fill) });
}

function pressed(event, act) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}

function picture({ source, alt, width, height }, about) {
  const image = element("img", { src: source, alt, width, height, decoding: "async" });
  const frame = element("button", { type: "button", className: "picture" }, image);
  frame.onclick = (event) => about.enlarge(image, event);
  image.onerror = () => frame.replaceWith(element("p", { className: "lost", dir: "auto" }, alt));
  return frame;
}

function controlsOf(row, about) {
  if (Array.isArray(row)) return element("div", { className: "row" }, ...row.map((one) => button(one, about)));
  const common = row.choices.every(({ hint }) => hint === row.choices[0].hint) ? row.choices[0].hint : "";
  const choose = row.choices.length > MOST_IN_GRID ? select : grid;
  return element("div", { className: "row" },
    choose(row, common, about), ...(common ? [element("small", { dir: "auto" }, common)] : []));
}

function button({ label, data, style = "plain", enabled = true, url = "" }, about) {
  const made = element("button", { type: "button", className: style, disabled: !enabled, dir: "auto" }, label);
  made.onclick = () => (url ? location.assign(url) : about.press(data, made));
  return made;
}

/** What to call a choice; a hint that all of them share stands below. */
const called = ({ label, hint }, common) => (hint && !common ? `${label} · ${hint}` : label);

/** A few choices, all in view. Codes run from the left, as the columns of the maps do. */
function grid({ placeholder, choices }, common, about) {
  const coded = choices.every(({ label }) => CODED.test(label));
  const made = element("div", { className: "grid", role: "group", ariaLabel: placeholder, dir: coded ? "ltr" : "" });
  made.append(...byFirstWord(choices).map((line) => element("div", {}, ...line.map((choice) => {
    const one = button({ ...choice, label: called(choice, common) }, about);
    if (choices.some(({ chosen }) => chosen)) one.ariaPressed = String(choice.chosen);
    return one;
  }))));
  made.onkeydown = stepInGrid;
  return made;
}

/** A line for each first word, where every one has several choices; else all in one. */
function byFirstWord(choices) {
  const lines = new Map();
  for (const choice of choices) {
    const [word] = choice.label.split(" ");
    lines.set(word, [...(lines.get(word) ?? []), choice]);
  }
  const several = [...lines.values()].every((line) => line.length > 1);
  return several ? [...lines.values()] : [choices];
}

/** Arrow keys go from button to button, as they are seen. */
function stepInGrid(event) {
  if (!STEPS[event.key]) return;
  event.preventDefault();
  const [sideways, upright] = STEPS[event.key];
  const from = event.target.getBoundingClientRect();
  const nearest = [...event.currentTarget.querySelectorAll("button")]
    .map((one) => ({ one, at: one.getBoundingClientRect() }))
    .filter(({ at }) => (upright ? (at.top - from.top) * upright > 0
      : at.top === from.top && (at.left - from.left) * sideways > 0))
    .sort((a, b) => distance(a.at, from) - distance(b.at, from))[0];
  nearest?.one.focus();
}

const distance = (a, b) => Math.hypot(a.left - b.left, a.top - b.top);

function select({ placeholder, choices }, common, about) {
  const made = element("select", { dir: "auto", ariaLabel: placeholder },
    element("option", { value: "", disabled: true, defaultSelected: !choices.some(({ chosen }) => chosen) }, placeholder),
    ...choices.map((choice) =>
      element("option", { value: choice.data, defaultSelected: choice.chosen }, called(choice, common))),
  );
  made.onchange = () => about.press(made.value, made);
  if (KNOWS_OPEN) made.onkeydown = openFirst;
  return made;
}

/** Keys on a closed select would choose at once, step by step: they open it instead, so that Enter chooses. */
function openFirst(event) {
  const chooses = event.key.length === 1 || /^(Arrow|Page|Home|End)/.test(event.key);
  if (!chooses || event.ctrlKey || event.metaKey || event.altKey || event.currentTarget.matches(":open")) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

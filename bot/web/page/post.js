/** A post (bot/post.py) as elements. */

import { element } from "./dom.js";

/** The light markup: an escaped character, bold's begin or end, a code span, a call to a person. */
const MARKUP = /\\(?<escaped>.)|(?<bold>\*\*)|`(?<code>(?:\\.|[^`\\\n])+)`|\{@(?<person>[^{}\s]+)\}/gsu;
/** Every line that is to be read from the right begins with this mark (render/words). Its first letter may be a name's. */
const RIGHT_TO_LEFT = "\u200F";
const KNOWS_OPEN = CSS.supports("selector(:open)");

/**
 * A whole message.
 *
 * about: `me`, the person's key; `press(data, control)`, what a press does; `fills(code)`, whether a code span may be
 * clicked, and `fill(code)`, what that does; `enlarge(image)`, what a click on the picture does.
 */
export function message(post, about) {
  const texts = [post.text, ...post.parts].filter(Boolean);
  return [
    ...(post.picture ? [picture(post.picture, about)] : []),
    ...texts.map((text) => element("div", { className: "text" }, ...lines(text, post.mentions, about))),
    ...post.rows.map((row) => (Array.isArray(row) ? buttons(row, about) : select(row, about))),
  ];
}

/** Whether a post calls a person. */
export const calls = (post, person) => Object.hasOwn(post.mentions, person);

/** Whether there is something to do with a post first of all. */
export const asks = (post) => post.rows.flat().some((control) => control.style === "main" && control.enabled);

/** The lines of a text in the light markup. */
export function lines(text, mentions, about) {
  const look = text.includes(RIGHT_TO_LEFT) ? { dir: "rtl", lang: "fa" } : { dir: "ltr", lang: "en" };
  return text.split("\n").map((line) => element("p", look, inline(line, mentions, about)));
}

function inline(line, mentions, about) {
  const whole = document.createDocumentFragment();
  let into = whole;
  let told = 0;
  for (const found of line.matchAll(MARKUP)) {
    into.append(line.slice(told, found.index));
    told = found.index + found[0].length;
    const { escaped, bold, code, person } = found.groups;
    if (bold) into = into === whole ? whole.appendChild(element("strong")) : whole;
    else if (code) into.append(codeSpan(code.replace(/\\(.)/gu, "$1"), about));
    else if (person) into.append(mention(person, mentions, about));
    else into.append(escaped);
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
  return element("button", { type: "button", className: "code", onclick: () => about.fill(code) }, span);
}

function picture({ source, alt, width, height }, about) {
  const image = element("img", { src: source, alt, width, height, decoding: "async" });
  const frame = element("button", { type: "button", className: "picture", onclick: () => about.enlarge(image) }, image);
  image.onerror = () => frame.replaceWith(element("p", { className: "lost", dir: "auto" }, alt));
  return frame;
}

function buttons(row, about) {
  return element("div", { className: "row" }, ...row.map((button) => {
    const made = element("button", { type: "button", className: button.style, disabled: !button.enabled, dir: "auto" }, button.label);
    made.onclick = () => about.press(button.data, made);
    return made;
  }));
}

function select({ placeholder, choices }, about) {
  const common = choices.every(({ hint }) => hint === choices[0].hint) ? choices[0].hint : "";
  const made = element("select", { dir: "auto", ariaLabel: placeholder },
    element("option", { value: "", disabled: true, defaultSelected: !choices.some(({ chosen }) => chosen) }, placeholder),
    ...choices.map(({ label, data, hint, chosen }) =>
      element("option", { value: data, defaultSelected: chosen }, hint && !common ? `${label} · ${hint}` : label)),
  );
  made.onchange = () => about.press(made.value, made);
  if (KNOWS_OPEN) made.onkeydown = openFirst;
  return element("div", { className: "row" }, made, ...(common ? [element("small", { dir: "auto" }, common)] : []));
}

/** Keys on a closed select would choose at once, step by step: they open it instead, so that Enter chooses. */
function openFirst(event) {
  const chooses = event.key.length === 1 || /^(Arrow|Page|Home|End)/.test(event.key);
  if (!chooses || event.ctrlKey || event.metaKey || event.altKey || event.currentTarget.matches(":open")) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

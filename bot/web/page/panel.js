/** What only this person sees: one card, the newest answer, and at times a sentence above it. */

import { byId, element } from "./dom.js";

const SHORT = 2;

export const panel = byId("private");
const note = byId("note");
const card = byId("card");
let shown = null;
let lasting = false;
let noted = null;

/** What can be pressed or chosen. */
export const controls = (within) => [...within.querySelectorAll(".row :is(button, select):enabled")];

/** What the buttons of a post send back (bot/press.py). */
export const data = (post) => post.rows.flatMap((row) => row.choices ?? row).map((control) => control.data);

/** The game that the card is about; "" for none. */
export const game = () => (shown ? gameOf(shown) : "");
const gameOf = (post) => data(post).map((one) => one.split(":")[1])[0] ?? "";

/** Whether a post is a board with what can be done there, as a picture or in words. */
export const isBoard = (post) => gameOf(post) !== "" && Boolean(post.picture || post.parts.length);

/** Whether the card is one. */
export const hasBoard = () => shown !== null && isBoard(shown);

/** Whether the card offers a game's options, which can be changed until it begins. */
export const hasOptions = () => shown !== null && data(shown).some((one) => one.includes(":options:"));

/** The question of a seat that a post asks; "" for none. It has another number whenever it is asked anew. */
const question = (post) => data(post).find((one) => /^[mn]:/.test(one))?.split(":", 4).slice(1).join(":") ?? "";

/** Whether a post asks what the card asks already. */
export const isAsked = (post) => shown !== null && question(post) !== "" && question(post) === question(shown);

/** Whether a post is only text. */
const isText = (post) => !post.picture && !post.file && !post.rows.length;

/** Whether a post is over with a glance. */
const isSentence = (post) => isText(post) && !post.parts.length && post.text.split("\n").length <= SHORT;

/** Whether a post may stand above the card, which is still needed. */
export const isNote = (post) => hasBoard() && isSentence(post);

/** Show a post as the card. elements: how it looks. line: what was typed to get it. lasts: news don't make it old. */
export function showCard(post, elements, line, lasts = false) {
  [shown, lasting] = [post, lasts];
  card.replaceChildren(...typed(line), ...elements);
  panel.hidden = false;
}

/** Show a post above the card. */
export function showNote(post, elements, line) {
  noted = post;
  note.replaceChildren(...typed(line), ...elements);
}

export function clearNote() {
  noted = null;
  note.replaceChildren();
}

export function close() {
  shown = null;
  panel.hidden = true;
  card.replaceChildren();
  clearNote();
}

/** Whether a post is of the moment only: a sentence, or a board where nothing can be done. */
const isPassing = (post) => !post.rows.length && (post.picture !== null || isSentence(post));

/** The room has gone on. */
export function forgetPassing() {
  if (noted && isPassing(noted)) clearNote();
  if (shown && !lasting && isPassing(shown)) close();
}

const typed = (line) => (line ? [element("p", { className: "asked" }, element("bdi", {}, line))] : []);

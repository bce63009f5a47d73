/** Who sits at this tab, and who has played in this browser before. */

import { randomId } from "./dom.js";

const MOST = 6;

/** The tab's secret. Every tab is a person of its own, so that one can play against oneself. */
export const token = () => (sessionStorage.token ??= randomId());

/** The tab's person's name; "" for somebody who has not come in. */
export const name = () => sessionStorage.name ?? "";

/** Those who have played in this browser, with their secrets, the latest first. */
export const known = () => JSON.parse(localStorage.people ?? "[]");

/** Sit down as somebody: a person known here, or, without a secret, a new one. Closing the tab loses nothing. */
export function comeIn(person) {
  const me = { token: token(), ...person };
  Object.assign(sessionStorage, me);
  const others = known().filter((other) => other.token !== me.token);
  localStorage.people = JSON.stringify([me, ...others].slice(0, MOST));
}

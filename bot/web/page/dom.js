/** Making elements. Text always goes in as text: nothing on this page parses HTML. */

/** An element with properties and children (nodes or strings). */
export function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A random id in hex, of 16 bits a word. */
export function randomId(words = 8) {
  const numbers = crypto.getRandomValues(new Uint16Array(words));
  return Array.from(numbers, (number) => number.toString(16).padStart(4, "0")).join("");
}

/** The element with an id. */
export const byId = (id) => document.getElementById(id);

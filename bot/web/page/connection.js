/** The WebSocket to the server: it comes back by itself, and what was not answered is said again. */

import { randomId } from "./dom.js";

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;

export class Connection {
  #socket = null;
  #pause = FIRST_PAUSE;
  #retry = 0;
  #unanswered = new Map();

  /**
   * greeting(): the message that begins every connection. receive(message): whatever comes.
   * changed(connected): the connection was lost, or is there again.
   */
  constructor({ greeting, receive, changed }) {
    Object.assign(this, { greeting, receive, changed });
    addEventListener("online", () => this.#hurry());
    addEventListener("pageshow", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    this.#open();
  }

  /** Greet again on the same connection: the person has a name now, or went to another room. */
  greet() {
    if (this.#isOpen()) this.#send(this.greeting());
  }

  /**
   * Ask something that is answered, and return its id. It is said again under the same id after a disconnection,
   * so the server can tell that it is the same.
   */
  ask(message) {
    const asked = { id: randomId(), ...message };
    this.#unanswered.set(asked.id, asked);
    if (this.#isOpen()) this.#send(asked);
    return asked.id;
  }

  /** Ask something that is worthless after a disconnection; "" where it can't be asked now. */
  try(message) {
    if (!this.#isOpen()) return "";
    const asked = { id: randomId(), ...message };
    this.#send(asked);
    return asked.id;
  }

  /** What was asked elsewhere isn't asked here. */
  forget() {
    this.#unanswered.clear();
  }

  #isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #send(message) {
    this.#socket.send(JSON.stringify(message));
  }

  #open() {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.#send(this.greeting());
      for (const asked of this.#unanswered.values()) this.#send(asked);
      this.changed(true);
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.is === "answer") this.#unanswered.delete(message.id);
      this.receive(message);
    };
    socket.onclose = () => {
      this.changed(false);
      this.#retry = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  /** Don't wait for the next try. */
  #hurry() {
    if (this.#socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#retry);
    this.#open();
  }
}

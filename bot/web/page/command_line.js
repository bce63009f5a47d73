/** The line one types in: it completes commands and moves, and remembers what was typed. */

import { byId, element } from "./dom.js";

const PAUSE = 120;
const MOST = 60;

export class CommandLine {
  #form = byId("line");
  #input = byId("typed");
  #list = byId("completions");
  #active = -1;
  #commands = [];
  #asking = 0;
  #asked = "";
  #said = [];
  #recalled = 0;

  /** complete(line): ask for completions and return the question's id. say(line): send it. */
  constructor({ complete, say }) {
    Object.assign(this, { complete, say });
    this.#form.onsubmit = (event) => this.#submit(event);
    this.#input.oninput = () => this.#update();
    this.#input.onkeydown = (event) => this.#key(event);
    this.#input.onfocus = () => this.#update();
    this.#input.onblur = () => this.#hide();
  }

  set commands(commands) {
    this.#commands = commands;
  }

  /** Put a line in, ready to be sent or changed. */
  fill(line) {
    const command = this.#commands.find(({ name }) => line === `/${name}`);
    this.#input.value = command?.more ? `${line} ` : line;
    this.#input.focus();
    this.#update();
  }

  /** Give a line back that couldn't be taken. */
  restore(line) {
    if (!this.#input.value) this.#input.value = line;
  }

  /** The answer to the question `id`. */
  completions(id, lines) {
    if (id !== this.#asked || document.activeElement !== this.#input) return;
    this.#offer(lines.filter((line) => line !== this.#input.value).map((line) => ({ line, text: "" })));
  }

  #submit(event) {
    event.preventDefault();
    const line = this.#input.value.trim();
    if (!line) return;
    this.#said.push(line);
    this.#recalled = this.#said.length;
    this.#input.value = "";
    this.#update();
    this.say(line);
  }

  #update() {
    clearTimeout(this.#asking);
    this.#asked = "";
    const line = this.#input.value;
    if (/^\/\S*$/u.test(line)) {
      this.#offer(this.#commands.filter(({ name }) => `/${name}`.startsWith(line.toLowerCase()))
        .map(({ name, more, text }) => ({ line: more ? `/${name} ` : `/${name}`, text })));
    } else {
      this.#hide();
      if (line.trim()) this.#asking = setTimeout(() => { this.#asked = this.complete(line); }, PAUSE);
    }
  }

  #offer(offers) {
    this.#active = -1;
    this.#list.replaceChildren(...offers.slice(0, MOST).map(({ line, text }, number) => {
      const option = element("li", { id: `completion-${number}`, role: "option", ariaSelected: "false" },
        element("bdi", {}, line.trim()), element("span", { dir: "auto" }, text));
      option.dataset.line = line;
      option.onmousedown = (event) => { event.preventDefault(); this.#accept(option); };
      return option;
    }));
    this.#list.hidden = offers.length === 0;
    this.#input.ariaExpanded = String(!this.#list.hidden);
    this.#input.removeAttribute("aria-activedescendant");
    this.#list.scrollTop = 0;
  }

  #hide() {
    this.#offer([]);
  }

  #accept(option) {
    this.#input.value = option.dataset.line;
    this.#update();
  }

  #key(event) {
    const keys = this.#list.hidden ? { ArrowUp: () => this.#recall(-1), ArrowDown: () => this.#recall(1) } : {
      ArrowDown: () => this.#move(1),
      ArrowUp: () => this.#move(-1),
      Escape: () => this.#hide(),
      Tab: event.shiftKey ? null : () => this.#accept(this.#list.children[Math.max(this.#active, 0)]),
      Enter: this.#active < 0 ? null : () => this.#accept(this.#list.children[this.#active]),
    };
    const act = keys[event.key];
    if (!act || event.isComposing) return;
    event.preventDefault();
    act();
  }

  #move(step) {
    const options = [...this.#list.children];
    this.#active = (this.#active + step + options.length + (this.#active < 0 && step < 0 ? 1 : 0)) % options.length;
    options.forEach((option, number) => { option.ariaSelected = String(number === this.#active); });
    options[this.#active].scrollIntoView({ block: "nearest" });
    this.#input.setAttribute("aria-activedescendant", options[this.#active].id);
  }

  #recall(step) {
    if (!this.#said.length) return;
    this.#recalled = Math.max(0, Math.min(this.#said.length, this.#recalled + step));
    this.#input.value = this.#said[this.#recalled] ?? "";
  }
}

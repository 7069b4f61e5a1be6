/** The way to learn a game: large for whoever is here for the first time, small for everybody else. */

import { complain } from "../shell/dialog.js";
import { about, called, names } from "../shell/game.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { learnToPlay } from "../table/teaching.js";
import { icon } from "./icons.js";

/** Whether a game can be learnt at a table. @param {string} name */
const isTaught = (name) => Boolean(about(name).tutorial);

/** @param {string} name */
const begin = (name) => learnToPlay(name).catch(complain);

/** On the first screen. @param {boolean} isFirst  whether nobody has played here yet */
export function learning(isFirst) {
  const taught = names.filter(isTaught);
  if (!taught.length) return null;
  return h(
    "section",
    { key: "learn", class: `learn ${isFirst ? "learn-first" : ""}`, "aria-labelledby": "learn-title" },
    icon("learn", 28),
    h("div", null, h("h2", { id: "learn-title" }, t("learn.title")), h("p", { class: "hint" }, t("learn.text"))),
    h(
      "div",
      { class: "buttons" },
      taught.map((name) =>
        h(
          "button",
          { key: name, type: "button", class: isFirst ? "primary" : "", onclick: () => begin(name) },
          called(name),
        ),
      ),
    ),
  );
}

/** Beside the form of a game. @param {string} name */
export function learnFirst(name) {
  if (!isTaught(name)) return null;
  return h(
    "button",
    { key: "learn", type: "button", class: "quiet learn-form", onclick: () => begin(name) },
    icon("learn", 20),
    t("learn.form"),
  );
}

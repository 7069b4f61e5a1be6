/** Every game as a poster: a tap begins a new one. And the way to learn it. */

import { complain } from "../shell/dialog.js";
import { about, called, game, names } from "../shell/game.js";
import { go } from "../shell/route.js";
import { h } from "../shell/tree.js";
import { language, t } from "../shell/words.js";
import { learnToPlay } from "./form/opening.js";
import { icon } from "./icons.js";

/** All posters, side by side. */
export function posters() {
  return h("div", { class: "fronts" }, names.map(poster));
}

/** @param {string} name */
function poster(name) {
  const { name: title, tagline, picture } = about(name);
  const tongue = language();
  return h(
    "button",
    {
      key: name,
      type: "button",
      class: "home-new",
      "data-poster": name,
      // While the finger is still down, the game is on its way.
      onpointerdown: () => game(name).catch(() => null),
      onclick: () => go(`#new/${name}`),
    },
    picture(),
    h(
      "span",
      { class: "front-text" },
      h("strong", null, title[tongue]),
      h("span", { class: "front-tagline" }, tagline[tongue]),
      h("span", { class: "front-go" }, icon("play"), t("home.new")),
    ),
  );
}

/**
 * @param {string} name
 * @param {string} look
 * @param {import("../shell/types.d.ts").Child} label
 * @param {string} [spoken]
 */
function learner(name, look, label, spoken) {
  const onclick = () => learnToPlay(name).catch(complain);
  return h("button", { key: `learn-${name}`, type: "button", class: look, "aria-label": spoken, onclick }, label);
}

/** Learning, from the first screen. @param {boolean} isFirst  whether nobody has played here yet */
export function learning(isFirst) {
  const taught = names.filter((name) => about(name).tutorial);
  return h(
    "section",
    { key: "learn", class: `learn ${isFirst ? "learn-first" : ""}`, "aria-labelledby": "learn-title" },
    icon("learn", 28),
    h("div", null, h("h2", { id: "learn-title" }, t("learn.title")), h("p", { class: "hint" }, t("learn.text"))),
    h(
      "div",
      { class: "buttons" },
      taught.map((name) =>
        learner(name, isFirst ? "primary" : "", called(name), t("learn.game", { name: called(name) })),
      ),
    ),
  );
}

/** Learning, from the form of a game. @param {string} name */
export const learnFirst = (name) =>
  about(name).tutorial ? learner(name, "quiet learn-form", [icon("learn"), t("learn.title")]) : null;

/** Every game as a poster: a tap begins a new one. */

import { about, game, names } from "../shell/game.js";
import { go } from "../shell/route.js";
import { h } from "../shell/tree.js";
import { language, t } from "../shell/words.js";
import { icon } from "./icons.js";

/** All posters, side by side. */
export function posters() {
  return h("div", { class: "fronts" }, names.map(poster));
}

/** @param {string} name */
function poster(name) {
  const { name: called, tagline, picture } = about(name);
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
      h("strong", null, called[tongue]),
      h("span", { class: "front-tagline" }, tagline[tongue]),
      h("span", { class: "front-go" }, icon("play"), t("home.new")),
    ),
  );
}

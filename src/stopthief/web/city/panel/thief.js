/** The card of the wanted thief, and against the Pack the state of the hunt. */

import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";
import { mugshot } from "../parts/mugshot.js";
import { hasMoney, isCompetitive } from "../terms.js";
import { packCount } from "./scene.js";

/** @import { Scene } from "./types.d.ts" */

/** @param {Scene} scene @param {string | null} caught  who is being arrested just now */
export function thiefCard(scene, caught) {
  const { shared, facts } = scene;
  const card = facts.thieves.find((one) => one.id === (caught ?? shared.thief));
  const title = isCompetitive(scene.setup) ? t("thief.title") : t("thief.pack");
  return h(
    "section",
    { key: "thief", class: "thief", "aria-label": title },
    h("h2", null, title),
    card ? poster(scene, card, caught !== null) : h("p", { class: "empty-note" }, t("thief.none")),
    isCompetitive(scene.setup) ? null : hunt(scene),
  );
}

/** @param {Scene} scene @param {import("../types.d.ts").Thief} card @param {boolean} isCaught */
function poster(scene, card, isCaught) {
  const name = t(`thief.name.${card.id}`);
  const number = String(scene.shared.seen.length).padStart(3, "0");
  return h(
    "div",
    { class: "poster" },
    mugshot(card.face, t("thief.portrait", { name }), `No ${number}`),
    h(
      "div",
      { class: "poster-text" },
      h("h3", null, name),
      hasMoney(scene.setup) ? reward(scene, card) : null,
      h(
        "p",
        { class: "poster-ability" },
        h("b", null, t(card.captured ? "thief.captured" : "thief.large")),
        " ",
        t(`ability.${card.id}`),
      ),
    ),
    isCaught ? h("b", { key: "stamp", class: "poster-stamp" }, t("thief.stamp")) : null,
  );
}

/** @param {Scene} scene @param {import("../types.d.ts").Thief} card */
function reward({ shared }, card) {
  return h(
    "p",
    { class: "poster-reward" },
    t("thief.reward", { money: money(card.reward) }),
    shared.spree ? h("span", { class: "spree" }, ` ${t("thief.spree", { money: money(shared.spree) })}`) : null,
  );
}

/** @param {Scene} scene */
function hunt(scene) {
  const { caught, all } = packCount(scene);
  const full = scene.shared.full_loot;
  const part = Math.max(0, Math.min(1, scene.shared.loot / full));
  return h(
    "div",
    { class: "hunt" },
    h(
      "p",
      { class: "hunt-caught" },
      t("thief.caught", { count: caught, all }),
      h(
        "span",
        { class: "hunt-cells", "aria-hidden": "true" },
        Array.from({ length: all }, (_, cell) => h("i", { class: cell < caught ? "shut" : "" })),
      ),
    ),
    h(
      "div",
      { class: "loot" },
      h("span", { class: "loot-name" }, t("thief.loot")),
      h(
        "span",
        { class: "loot-bar", "aria-hidden": "true" },
        h("i", { style: { width: `${Math.round(part * 100)}%` } }),
      ),
      h("span", { class: "loot-left" }, t("thief.loot.left", { money: money(scene.shared.loot), all: money(full) })),
    ),
  );
}

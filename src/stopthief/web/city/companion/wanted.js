/** Who is wanted, as far as the app turns the cards over; and against the Pack how the hunt stands. */

import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";
import { goal } from "../panel/players.js";
import { packCount } from "../panel/scene.js";
import { mugshot } from "../parts/mugshot.js";
import { hasMoney, isCompetitive } from "../terms.js";
import { keepsLoot } from "./scene.js";

/** @import { Scene } from "../panel/types.d.ts" */

/** @param {Scene} scene */
export function wanted(scene) {
  const card = scene.facts.thieves.find(({ id }) => id === scene.shared.thief);
  return h(
    "section",
    { key: "wanted", class: "wanted", "aria-label": t(isCompetitive(scene.setup) ? "thief.title" : "thief.pack") },
    card ? poster(scene, card) : null,
    h("p", { class: "standing" }, standing(scene)),
  );
}

/** @param {Scene} scene @param {import("../types.d.ts").Thief} card */
function poster({ setup, shared }, { id, reward, captured, face }) {
  const name = t(`thief.name.${id}`);
  const more = shared.spree ? ` ${t("thief.spree", { money: money(shared.spree) })}` : "";
  return h(
    "div",
    { class: "poster" },
    mugshot(face, t("thief.portrait", { name }), `No ${String(shared.seen.length).padStart(3, "0")}`),
    h(
      "div",
      { class: "poster-text" },
      h(
        "div",
        { class: "poster-head" },
        h("h3", null, name),
        hasMoney(setup) ? h("p", { class: "poster-reward" }, t("thief.reward", { money: money(reward) }), more) : null,
      ),
      h("p", null, h("b", null, t(captured ? "thief.captured" : "thief.large"), ". "), t(`ability.${id}`)),
    ),
  );
}

/** The goal, or the count of the Pack and the rest of the Loot. @param {Scene} scene */
function standing(scene) {
  if (isCompetitive(scene.setup)) return goal(scene.setup);
  const { caught, all } = packCount(scene);
  const count = t("thief.caught", { count: caught, all });
  return keepsLoot(scene) ? `${count} · ${t("standing.loot", { money: money(scene.shared.loot) })}` : count;
}

/**
 * The page of the Pack's player: where the Pack is, where it may go, and how each step will sound (V1).
 * Law: behind a curtain. Nothing of it is in the page before its player has lifted it, or while nobody holds the
 * button.
 */

import { h } from "../../shell/tree.js";
import { money, t } from "../../shell/words.js";
import { kindName, whereabouts } from "../board/describe.js";
import { icon } from "../parts/icons.js";
import { meeple } from "../parts/meeples.js";
import { placeName, playerName, soundName } from "../terms.js";

/** @import { Scene } from "../panel/types.d.ts" */
/** @import { PackActs as Acts, PackState as State, Way } from "./types.d.ts" */

/** @param {Scene} scene @param {State} state @param {Acts} acts */
export function packScreen(scene, state, acts) {
  const name = playerName(scene.setup, scene.now.awaited ?? 0);
  return state.isOpen ? choices(scene, state, acts) : curtain(name, acts);
}

/** @param {string} name @param {Acts} acts */
function curtain(name, acts) {
  return h(
    "section",
    { key: "curtain", class: "private curtain", "aria-label": t("role.pack") },
    meeple(null, { size: "clamp(96px, 22vh, 190px)" }),
    h("h2", { class: "sentence", tabindex: "-1" }, t("pack.take", { name })),
    h("p", { class: "secret" }, t("pack.alone")),
    h("button", { key: "open", type: "button", class: "key wide go", onclick: acts.open }, t("pack.open")),
  );
}

/** @param {Scene} scene @param {State} state @param {Acts} acts */
function choices(scene, { chosen, busy }, acts) {
  const ways = waysOf(scene);
  const picked = ways.find(({ to }) => to === chosen);
  return h(
    "section",
    { key: "choices", class: "choices-pack", "aria-label": t("role.pack") },
    h("h2", { class: "sentence", tabindex: "-1" }, t(scene.shared.phase === "place" ? "pack.place" : "pack.where")),
    here(scene),
    scene.shared.getaway
      ? h("p", { key: "getaway", class: "hint" }, t("pack.getaway", { count: scene.shared.steps }))
      : null,
    h(
      "div",
      { key: "list", class: "scrolled" },
      scene.shared.phase === "place" ? starts(scene, ways, chosen, acts) : list(scene, ways, chosen, acts),
    ),
    h(
      "button",
      {
        key: "go",
        type: "button",
        class: "key wide go",
        disabled: !picked,
        "aria-disabled": busy ? "true" : null,
        onclick: () => picked && acts.go(picked.to),
      },
      picked ? t("pack.go", { number: String(picked.to) }) : t("pack.choose"),
    ),
  );
}

/** @param {import("../../shell/link.js").Link} link @param {number | null} seat */
function packAt(link, seat) {
  const view = /** @type {import("protocol").CityView | undefined} */ (link.seen(seat)?.view);
  return view?.thief?.at ?? null;
}

/** Where the Pack is now, and what that is. @param {Scene} scene */
function here({ link, now, facts }) {
  const at = packAt(link, now.awaited ?? null);
  if (at == null) return null;
  return h(
    "p",
    { key: "here", class: "pack-here" },
    h("b", null, String(at)),
    `${kindName(facts, at)}, ${whereabouts(facts, at)}`,
  );
}

/**
 * The Pack's position, shown to its player while the button is held.
 * @param {Scene} scene
 * @param {number} pack
 */
export function peek({ link, facts }, pack) {
  const at = packAt(link, pack);
  if (at == null) return null;
  return h(
    "p",
    { key: "peek", class: "peek", role: "status" },
    h("b", null, String(at)),
    `${kindName(facts, at)}, ${whereabouts(facts, at)}`,
  );
}

/** @param {Scene} scene @returns {Way[]} */
function waysOf({ legal, guide }) {
  const known = new Map((guide?.heard ?? []).map((one) => [one.to, one]));
  return legal.flatMap((command) => {
    if (command.type !== "move_pack") return [];
    const step = known.get(command.to);
    return [{ to: command.to, sound: step?.sound ?? null, loot: step?.loot ?? 0 }];
  });
}

/** @param {Scene} scene @param {readonly Way[]} ways @param {number | null} chosen @param {Acts} acts */
function list({ facts }, ways, chosen, acts) {
  return h(
    "ul",
    { key: "ways", class: "ways" },
    ways.map(({ to, sound, loot }) =>
      h(
        "li",
        { key: to },
        h(
          "button",
          { type: "button", "aria-pressed": String(to === chosen), onclick: () => acts.choose(to) },
          h("b", null, String(to)),
          h(
            "span",
            null,
            h("strong", null, kindName(facts, to)),
            h("small", null, whereabouts(facts, to)),
            sound ? h("small", { class: "heard" }, icon(sound), t("pack.sounds", { sound: soundName(sound) })) : null,
            loot ? h("small", { class: "robs" }, t("pack.robs", { money: money(loot) })) : null,
          ),
        ),
      ),
    ),
  );
}

/**
 * M4: every place to begin, building by building.
 * @param {Scene} scene
 * @param {readonly Way[]} ways
 * @param {number | null} chosen
 * @param {Acts} acts
 */
function starts({ facts }, ways, chosen, acts) {
  const places = [...new Set(ways.map(({ to }) => facts.placeOf(to)))];
  return h(
    "div",
    { key: "starts", class: "starts" },
    places.map((digit) => [
      h("h3", { key: `title-${digit}` }, placeName(digit)),
      h(
        "div",
        { key: `spaces-${digit}`, class: "spaces" },
        ways
          .filter(({ to }) => facts.placeOf(to) === digit)
          .map(({ to }) =>
            h(
              "button",
              {
                key: to,
                type: "button",
                class: facts.kind(to) === "crime scene" ? "scene" : "",
                "aria-pressed": String(to === chosen),
                "aria-label": `${to}, ${kindName(facts, to)}, ${whereabouts(facts, to)}`,
                onclick: () => acts.choose(to),
              },
              facts.kind(to) === "crime scene" ? icon("alarm") : null,
              String(to),
            ),
          ),
      ),
    ]),
  );
}

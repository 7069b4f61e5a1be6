/** All words of a pack with what they mean. */

import { box } from "../../shell/dialog.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";

/** @import { HousePack as Pack } from "protocol" */
/** @import { Line } from "./types.d.ts" */

/** Show them in a box. @param {Pack} pack */
export function look(pack) {
  const plain = (/** @type {import("../form/types.d.ts").Card} */ { id, word, gloss }) => ({ id, said: word, gloss });
  const hiding = pack.places.map((place) => ({ ...plain(place), said: hidden(pack, place) }));
  return box({ title: pack.name, class: "pack-look" }, () => [
    section(pack, "things", pack.things.map(plain)),
    section(pack, "rooms", pack.rooms.map(plain)),
    section(pack, "places", hiding),
  ]);
}

/** @param {Pack} pack @param {string} kind @param {readonly Line[]} lines */
function section(pack, kind, lines) {
  return h(
    "section",
    { key: kind },
    h("h3", null, t(`house.kind.${kind}`)),
    h(
      "dl",
      { class: "glossary" },
      lines.map(({ id, said, gloss }) =>
        h("div", { key: id }, h("dt", { lang: pack.language }, said), h("dd", { lang: "en" }, gloss)),
      ),
    ),
  );
}

/** A hiding place in one: "sous le lit". @param {Pack} pack @param {import("protocol").HouseHidingPlace} place */
function hidden(pack, { preposition, word }) {
  const whole = `${preposition} ${word}`;
  const found = Object.entries(pack.grammar.contractions ?? {}).find(([from]) => whole.startsWith(`${from} `));
  return found ? whole.replace(found[0], found[1]) : whole;
}

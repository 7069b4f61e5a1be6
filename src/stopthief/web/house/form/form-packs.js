/** Which words to play with: the packs there are, a look into them, and packs of one's own. */

import { radioCard } from "../../lobby/form/choices.js";
import { icon } from "../../lobby/icons.js";
import { Fault } from "../../shell/device.js";
import { explain } from "../../shell/dialog.js";
import { h } from "../../shell/tree.js";
import { language, t } from "../../shell/words.js";
import { look } from "../parts/glossary.js";
import { addPack, ownPacks, removePack } from "./own-packs.js";

/** @import { HousePack as Pack } from "protocol" */
/** @import { FieldEvent } from "../../shell/types.d.ts" */
/** @import { Card, Packs } from "./types.d.ts" */

const PREVIEW = 4;
const TEMPLATE = "maison.toml";

/** @param {Packs} packs */
export function packs(packs) {
  const { lobby, pack, choose } = packs;
  const own = ownPacks();
  const isOwn = own.some(({ name }) => name === pack.name);
  const offered = [...lobby.packs.filter(({ name }) => !own.some((one) => one.name === name)), ...own];
  return h(
    "fieldset",
    { key: "packs", class: "choices packs" },
    h("legend", null, t("house.packs")),
    h(
      "div",
      { class: "cards" },
      offered.map((one) => packCard(one, one.name === pack.name, () => choose(one))),
    ),
    h(
      "div",
      { class: "pack-acts" },
      h("button", { type: "button", onclick: () => look(pack) }, icon("watch"), t("house.packs.look")),
      isOwn ? remover(packs) : null,
    ),
    ownWords(packs),
    faults(packs),
  );
}

/** How one gets words of one's own. @param {Packs} packs */
function ownWords(packs) {
  return h(
    "details",
    { key: "own", class: "switches pack-own" },
    h("summary", null, h("strong", null, t("house.packs.own"))),
    h("p", { class: "hint" }, t("house.packs.own.text")),
    h(
      "div",
      { class: "pack-acts" },
      h(
        "a",
        { class: "button", href: `/games/house/${TEMPLATE}`, download: TEMPLATE },
        icon("save"),
        t("house.packs.template"),
      ),
      adder(packs),
    ),
  );
}

/** @param {Pack} pack @param {boolean} checked @param {() => void} pick */
function packCard(pack, checked, pick) {
  const cards = [...pack.things, ...pack.rooms, ...pack.places];
  return radioCard(
    { group: "pack", value: pack.name, checked, pick, class: "pack" },
    h("strong", { lang: pack.language }, pack.name),
    h(
      "span",
      { class: "choice-text" },
      t("house.packs.about", { tongue: tongueName(pack.language), count: cards.length }),
    ),
    h("span", { class: "pack-words", lang: pack.language }, `${sample(cards).join(", ")} …`),
  );
}

/** A few words from here and there. @param {readonly Card[]} cards */
function sample(cards) {
  const stride = Math.max(1, Math.floor(cards.length / PREVIEW));
  return Array.from({ length: PREVIEW }, (_, at) => cards[at * stride]).flatMap((card) => (card ? [said(card)] : []));
}

/** @param {Card} card */
const said = ({ word }) => word;

/** A language in the language of the page. @param {string} code */
function tongueName(code) {
  const name = new Intl.DisplayNames([language()], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language()) + name.slice(1);
}

/** @param {Packs} packs */
function remover({ lobby, pack, choose }) {
  const remove = () => {
    removePack(pack.name);
    const next = lobby.packs.find(({ name }) => name === pack.name) ?? lobby.packs[0];
    if (next) choose(next);
  };
  return h("button", { key: "remove", type: "button", onclick: remove }, t("house.packs.remove"));
}

/** @param {Packs} packs */
function adder({ choose, fail }) {
  const add = async (/** @type {FieldEvent} */ event) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    try {
      const pack = await addPack(file);
      fail(null);
      choose(pack);
    } catch (problem) {
      const said = problem instanceof Fault ? problem.sentences : [];
      fail({ file: file.name, sentences: said.length ? said : [explain(problem)] });
    }
  };
  return h(
    "label",
    { key: "add", class: "button file" },
    icon("share"),
    t("house.packs.add"),
    h("input", { type: "file", accept: ".toml,text/plain", class: "unseen", onchange: add }),
  );
}

/**
 * The faults of files: of the one just added, and of those that the server found.
 * @param {Packs} packs
 */
function faults({ lobby, trouble }) {
  return [
    trouble
      ? h(
          "div",
          { key: "trouble", class: "refused problem", role: "alert" },
          h("p", null, t("house.packs.bad", { file: trouble.file })),
          h(
            "ul",
            null,
            trouble.sentences.map((sentence) => h("li", null, sentence)),
          ),
        )
      : null,
    lobby.faults.length
      ? h(
          "details",
          { key: "faults", class: "pack-faults" },
          h("summary", null, t("house.packs.faults")),
          h(
            "ul",
            null,
            lobby.faults.map((sentence) => h("li", null, sentence)),
          ),
        )
      : null,
  ];
}

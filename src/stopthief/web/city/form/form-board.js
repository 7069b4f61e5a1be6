/** Where the board is, and with one of paper: whose thief cards are played with. */

import { segments } from "../../lobby/form/choices.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { isPrinted } from "./draft.js";

/** @import { Draft, Form } from "./types.d.ts" */

/** @param {Form} form */
export function board(form) {
  const isOnTable = isPrinted(form.draft);
  return h(
    "section",
    { key: "board", class: "choices where", "aria-labelledby": "form-board" },
    h("h2", { id: "form-board" }, t("form.board")),
    row(form, "board", ["screen", "printed"]),
    isOnTable ? h("h3", { key: "cards-title", class: "where-cards" }, t("form.cards")) : null,
    isOnTable ? row(form, "cards", ["app", "box"]) : null,
    isOnTable ? h("p", { key: "about", class: "hint" }, t(`form.cards.${form.draft.cards}.text`)) : null,
  );
}

/** @template {"board" | "cards"} N @param {Form} form @param {N} name @param {readonly Draft[N][]} values */
function row({ draft, change }, name, values) {
  const options = values.map((value) => ({ value, text: t(`form.${name}.${value}`) }));
  return segments({ name, legend: t(`form.${name}`), chosen: draft[name], options }, (value) =>
    change({ ...draft, [name]: value }),
  );
}

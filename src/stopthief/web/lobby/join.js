/** Joining by a link that somebody sent: the whole of it, or only what stands behind the `#`. */

import { go, parse } from "../shell/route.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";

/** The place that a pasted text leads to, such as "#TABLE.INVITATION"; null for none. @param {string} text */
export function placeIn(text) {
  const hash = `#${text.trim().split("#").pop() ?? ""}`;
  return parse(hash).screen === "table" ? hash : null;
}

/** @param {boolean} faulty @param {(faulty: boolean) => void} judge */
export function joinForm(faulty, judge) {
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const link = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("link");
    const place = placeIn(String(link));
    judge(place === null);
    if (place) go(place);
  };
  return h(
    "form",
    { key: "join", class: "join", onsubmit: send, novalidate: true },
    h("h2", { id: "join-title" }, t("home.join")),
    h("p", { class: "hint", id: "join-about" }, t("home.join.text")),
    h(
      "div",
      { class: "join-row" },
      h("input", {
        name: "link",
        type: "text",
        inputmode: "url",
        "aria-label": t("home.join.field"),
        "aria-describedby": faulty ? "join-bad join-about" : "join-about",
        "aria-invalid": faulty ? "true" : null,
        placeholder: "https://…/#…",
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        enterkeyhint: "go",
        oninput: () => faulty && judge(false),
      }),
      h("button", { type: "submit" }, t("home.join.button")),
    ),
    faulty ? h("p", { key: "bad", id: "join-bad", class: "problem", role: "alert" }, t("home.join.bad")) : null,
  );
}

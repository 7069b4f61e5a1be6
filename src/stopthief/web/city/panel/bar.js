/** The narrow bar at the top: home, invitations, sound, preferences, help. */

import { called } from "../../shell/game.js";
import { prefer, preferences } from "../../shell/preferences.js";
import { go } from "../../shell/route.js";
import { hush } from "../../shell/sound.js";
import { h } from "../../shell/tree.js";
import { t } from "../../shell/words.js";
import { icon } from "../icons.js";
import { openHelp } from "./help.js";

/** @param {import("./scene.js").Scene} scene @param {{invite: () => void, settings: () => void}} model */
export function bar(scene, model) {
  const free = (scene.link.room?.seats ?? []).filter((seat) => !seat.taken).length;
  return h(
    "header",
    { key: "bar", class: "bar" },
    key("home", t("menu.home"), () => go("")),
    h("h1", { class: "bar-title" }, called("city")),
    h(
      "nav",
      { class: "bar-keys", "aria-label": t("menu.title") },
      key("invite", free ? t("menu.invite.free", { count: free }) : t("menu.invite"), model.invite, free),
      key(preferences.mute ? "mute" : "sound", preferences.mute ? t("menu.unmute") : t("menu.mute"), toggle),
      key("settings", t("menu.settings"), model.settings),
      key("help", t("menu.help"), openHelp),
    ),
  );
}

function toggle() {
  prefer({ mute: !preferences.mute });
  if (preferences.mute) hush();
}

/** @param {string} sign @param {string} label @param {() => void} press @param {number} [badge] */
function key(sign, label, press, badge = 0) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, onclick: press },
    icon(sign),
    badge ? h("b", { class: "badge" }, badge) : null,
  );
}

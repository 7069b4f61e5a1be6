/** The narrow bar at the top: home, invitations, sound, preferences, rules, help. */

import { unreachable } from "../lobby/boxes.js";
import { prefer, preferences } from "../shell/preferences.js";
import { go } from "../shell/route.js";
import { hush } from "../shell/sound.js";
import { h } from "../shell/tree.js";
import { t } from "../shell/words.js";
import { sign } from "./signs.js";

/** @import { BarModel as Model, Help } from "./types.d.ts" */

/**
 * @param {Model} model
 * @param {string} title  what is played
 * @param {() => Promise<Help>} help  fetched when somebody wants it
 * @param {...import("../shell/types.d.ts").Child} more  keys of the game's own
 */
export function bar(model, title, help, ...more) {
  const free = (model.link.room?.seats ?? []).filter((seat) => !seat.taken).length;
  return h(
    "header",
    { key: "bar", class: "bar" },
    key("home", t("menu.home"), () => go("")),
    h("h1", { class: "bar-title" }, title),
    h(
      "nav",
      { class: "bar-keys", "aria-label": t("menu.title") },
      more,
      key("invite", free ? t("menu.invite.free", { count: free }) : t("menu.invite"), model.invite, free),
      soundKey(),
      key("settings", t("menu.settings"), model.settings),
      key("rules", t("menu.rules"), model.rules),
      key("help", t("menu.help"), () =>
        help()
          .then(({ openHelp }) => openHelp(model.rules))
          .catch(unreachable),
      ),
    ),
  );
}

/** Sound on, or off. */
export const soundKey = () =>
  key(preferences.mute ? "mute" : "sound", preferences.mute ? t("menu.unmute") : t("menu.mute"), toggle);

function toggle() {
  prefer({ mute: !preferences.mute });
  if (preferences.mute) hush();
}

/** @param {string} name  of a sign @param {string} label @param {() => void} press @param {number} [badge] */
export function key(name, label, press, badge = 0) {
  return h(
    "button",
    { type: "button", class: `icon-button key-${name}`, "aria-label": label, title: label, onclick: press },
    sign(name),
    badge ? h("b", { class: "badge" }, badge) : null,
  );
}

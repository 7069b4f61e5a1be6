/** The page: it finds out where one is and shows that screen. */

import "./lobby/home.js";
import "./lobby/new-game.js";
import "./table/screen.js";
import { toast } from "./shell/dialog.js";
import { part, style } from "./shell/load.js";
import { apply, changes } from "./shell/preferences.js";
import { go, parse, rename } from "./shell/route.js";
import { draw, h } from "./shell/tree.js";
import { language, t } from "./shell/words.js";

/** A truncated link leads nowhere; the person who followed it is told so once. */
function astray() {
  toast(t("home.join.bad"), "problem");
  rename("/");
}

class AppRoot extends HTMLElement {
  connectedCallback() {
    addEventListener("hashchange", () => this.draw());
    changes.addEventListener("change", () => this.draw());
    this.draw();
  }

  draw() {
    document.documentElement.lang = language();
    const route = parse(location.hash);
    const shown = language();
    if (route.screen === "table") {
      draw(this, h("table-screen", { key: route.table, ".route": route, ".language": shown }));
    } else if (route.screen === "new") {
      draw(this, h("new-game", { key: "new", ".way": route.way, ".game": route.game, ".language": shown }));
    } else if (route.screen === "class") {
      this.later(route, lesson, h("class-screen", { key: "class", ".language": shown }));
    } else if (route.screen === "rules") {
      this.later(route, rules, h("rules-screen", { key: "rules", ".route": route, ".language": shown }));
    } else {
      draw(this, h("home-screen", { key: "home", ".language": shown }));
      if (location.hash.length > 1) astray();
    }
  }

  /**
   * A screen that not everybody wants comes when it is asked for.
   * @param {import("./shell/types.d.ts").Route} route
   * @param {() => Promise<unknown>[]} parts  to be fetched
   * @param {import("./shell/types.d.ts").Tree} shown
   */
  async later(route, parts, shown) {
    if (!customElements.get(shown.tag)) {
      draw(
        this,
        h("main", { key: "wait", class: "arriving" }, h("p", { role: "status" }, t(`loading.${route.screen}`))),
      );
      try {
        await Promise.all(parts());
      } catch {
        toast(t("fault.offline"), "problem");
        go("");
      }
    }
    if (parse(location.hash).screen === route.screen) draw(this, shown);
  }
}

/** The screen for teachers. */
function lesson() {
  const sheets = ["/lobby/seats.css", "/lesson/lesson.css"];
  return [part("/lesson/screen.js", () => import("./lesson/screen.js")), ...sheets.map(style)];
}

function rules() {
  return [part("/rules/screen.js", () => import("./rules/screen.js")), style("/rules/rules.css")];
}

apply();
customElements.define("app-root", AppRoot);

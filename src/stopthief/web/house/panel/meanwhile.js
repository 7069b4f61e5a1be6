/** What bots said while they were hurried, as it stands in the talk. */

import { h } from "../../shell/tree.js";
import { Hurrying } from "../../table/hurrying.js";
import { card, dressed } from "../../table/meanwhile.js";
import { bubbles } from "./talk.js";

/** @import { Scene } from "./types.d.ts" */

/**
 * @param {import("../../table/stage.js").Stage} stage
 * @param {() => void} changed
 */
export async function hurrying(stage, changed) {
  await dressed();
  return new Hurrying(meanwhile, stage, changed);
}

/** @param {Scene} scene @param {Scene["entries"]} entries @param {{close: () => void}} acts */
function meanwhile(scene, entries, { close }) {
  const lines = bubbles(scene, entries);
  return card({ lines: lines.length ? [h("ol", { class: "bubbles" }, lines)] : [] }, { close, hear: close });
}

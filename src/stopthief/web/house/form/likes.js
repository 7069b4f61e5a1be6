/** How a device likes the house: English beside the words, sentences read aloud, the hand covered. */

import { changes, remember, remembered } from "../../shell/preferences.js";

/** @import { Likes } from "./types.d.ts" */

const NAME = "house";

/** @returns {Likes} */
function load() {
  const usual = { english: false, aloud: false, covered: false };
  try {
    return { ...usual, ...JSON.parse(remembered(NAME) ?? "{}") };
  } catch {
    return usual;
  }
}

export const likes = load();

/** @param {keyof Likes} which */
export function toggle(which) {
  likes[which] = !likes[which];
  remember(NAME, JSON.stringify(likes));
  changes.dispatchEvent(new Event("change"));
}

/** The signs of the house's own buttons, drawn like those of every table. */

import { picture as drawn } from "../../table/signs.js";

/** @type {Readonly<Record<string, readonly string[]>>} */
const SIGNS = {
  now: ["M12 3l2.600 5.600 6.100.7-4.500 4.200 1.200 6L12 16.500 6.600 19.500l1.200-6L3.300 9.300l6.100-.7z"],
  sheet: ["M6 3h9l4 4v14H6z", "M9 11h7M9 14.500h7M9 18h4", "M9 7h3"],
  cards: ["M4 8l9-3 5 14-9 3z", "M15 7l5 .8-2 9"],
  talk: ["M4 5h16v11h-9l-4 4v-4H4z", "M8 9h8M8 12h5"],
  advise: ["M9 18h6M10 21h4", "M8.500 15a6 6 0 1 1 7 0c-.7.6-1 1.200-1 2h-5c0-.8-.3-1.400-1-2z"],
  english: [
    "M3 5h10M8 3v2M11 5c-.8 4-3.500 7-7.500 9M5.500 8c1 2.500 3 4.500 6 6",
    "M12 21l4.500-11L21 21M13.700 17h5.600",
  ],
  aloud: ["M4 9v6h3l4 4V5L7 9z", "M14 8.500a5 5 0 0 1 0 7M16.500 6a9 9 0 0 1 0 12M19 3.500a13 13 0 0 1 0 17"],
};

/** @param {string} name */
export const picture = (name) => drawn(SIGNS[name] ?? []);

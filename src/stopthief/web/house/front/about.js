/** The house on the first screen: name, picture, and how to load the rest. */

import { picture } from "./picture.js";

/** @param {string} folder @param {...string} names */
const sheets = (folder, ...names) => names.map((name) => `/house/${folder}${name}.css`);

/** @type {import("../../shell/types.d.ts").About} */
export const about = {
  name: { en: "Arrêter le Voleur!", fr: "Arrêter le voleur !" },
  tagline: {
    en: "What is gone, where is he hiding? Find out, in French.",
    fr: "Qu’a-t-il volé, où se cache-t-il ? Enquêtez, en français.",
  },
  picture,
  tutorial: true,
  styles: [
    "/games/house/house.css",
    ...sheets("", "house"),
    ...sheets("form/", "form"),
    ...sheets("", "table"),
    ...sheets("parts/", "gloss"),
    ...sheets("board/", "board"),
    ...sheets("panel/style/", "cards", "now", "guess", "evidence", "talk", "ending", "tall"),
  ],
  load: () => import("../client.js"),
  lesson: true,
};

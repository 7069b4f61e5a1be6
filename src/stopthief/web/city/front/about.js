/** The city on the first screen: name, picture, and how to load the rest. */

import { picture } from "./picture.js";

/** @param {string} folder @param {...string} names */
const sheets = (folder, ...names) => names.map((name) => `/city/${folder}${name}.css`);

/** @type {import("../../shell/types.d.ts").About} */
export const about = {
  name: { en: "Stop Thief!", fr: "Au voleur !" },
  tagline: {
    en: "Hunt a thief you hear and never see.",
    fr: "Traquez un voleur qu’on entend et qu’on ne voit jamais.",
  },
  companion: {
    title: { en: "Companion: I have a board", fr: "Compagnon : j’ai un plateau" },
    text: {
      en: "Your board on the table; this device is the scanner.",
      fr: "Le plateau est sur la table ; cet appareil est le scanner.",
    },
  },
  picture,
  tutorial: true,
  styles: [
    "/games/city/city.css",
    ...sheets("", "city"),
    ...sheets("form/", "form"),
    ...sheets("panel/style/", "scanner", "paper", "acts", "lists", "layouts"),
    ...sheets("board/style/", "board", "furniture", "moments"),
  ],
  load: () => import("../client.js"),
};

/** What the house says of itself before anybody plays it. */

import { scene } from "./scene.js";

/** @type {import("../../shell/game.js").About} */
export const about = {
  name: { en: "Arrêter le Voleur!", fr: "Arrêter le voleur !" },
  tagline: {
    en: "What is gone, where is he hiding? Find out, in French.",
    fr: "Qu’a-t-il volé, où se cache-t-il ? Enquêtez, en français.",
  },
  picture: scene,
  styles: ["/games/house/house.css", "/house/house.css", "/house/form.css"],
  load: () => import("../client.js"),
  lesson: true,
};

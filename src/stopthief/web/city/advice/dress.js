/** The style sheet of probabilities on the plan: there from the first time that somebody asks for them. */

import { style } from "../../shell/load.js";

/** @param {string} address */
export async function worn(address) {
  const sheet = await style(address);
  sheet.dataset.of = "city";
}

export const dressed = worn("/city/advice/advice.css");

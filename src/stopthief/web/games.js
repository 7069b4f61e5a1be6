/** The games that this client can show: a line for each. What is behind it is loaded when somebody plays it. */

// biome-ignore lint/performance/noBarrelFile: it is a list and nothing else
export { about as city } from "./city/front/about.js";
export { about as house } from "./house/front/about.js";

/** The first module of the page: asks for the first words while the rest loads, and begins when both are there. */

import { part } from "./shell/load.js";

await part("/app.js", () => import("./app.js"));

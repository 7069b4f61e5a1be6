/** The first module of the page: it asks for the first words while the rest is on its way, and begins when both are there. */

import { part } from "./shell/load.js";

await part("/app.js", () => import("./app.js"));

/** The words of the screen for teachers. */

import { learn } from "../../shell/words.js";
import { en } from "./en.js";
import { fr } from "./fr.js";

learn({ en, fr });

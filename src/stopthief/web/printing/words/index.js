/** The words of the box for printing. */

import { learn } from "../../shell/words.js";
import { en } from "./en.js";
import { fr } from "./fr.js";

learn({ en, fr });

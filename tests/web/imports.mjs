// Prints what each module named on the command line imports at once, as JSON: node itself parses them.
// Run with --experimental-vm-modules.

import { readFileSync } from "node:fs";
import { SourceTextModule } from "node:vm";

const specifiers = (module) => module.moduleRequests?.map((one) => one.specifier) ?? module.dependencySpecifiers;
const imports = (path) => specifiers(new SourceTextModule(readFileSync(path, "utf8"), { identifier: path }));
const [, , folder, ...paths] = process.argv;

process.stdout.write(JSON.stringify(Object.fromEntries(paths.map((path) => [path, imports(`${folder}/${path}`)]))));

// Writes dist/package: what `npm pack` packs. The manifest's `exports` and `bin` point there. Asked for `command`, it writes that alone,
// for `npx niramaya` in the project itself; asked for `program`, what `npm start` runs, in dist/program.
import { rmSync } from "node:fs";
import { bundleCommand } from "./command.ts";
import { emitModules } from "./modules.ts";
import { offers, writeEntries } from "./offers.ts";
import { bundleProgram } from "./program.ts";

const project = new URL("../../", import.meta.url);
const target = new URL("dist/package/", project);

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  rmSync(target, { recursive: true, force: true });
  const offered = offers(project);
  emitModules(project, target, Object.values(offered).flat());
  writeEntries(project, target, offered);
}
await (folder === "program" ? bundleProgram(project, new URL("dist/program/", project)) : bundleCommand(project, target));

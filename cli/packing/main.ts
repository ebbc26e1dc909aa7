// Writes dist/package: what `npm pack` packs. The manifest's `exports` and `bin` point there. Asked for `command`, it writes that alone,
// for `npx niramaya` in the project itself.
import { rmSync } from "node:fs";
import { bundleCommand } from "./command.ts";
import { emitModules } from "./modules.ts";
import { offers, writeEntries } from "./offers.ts";

const project = new URL("../../", import.meta.url);
const target = new URL("dist/package/", project);

if (process.argv[2] !== "command") {
  rmSync(target, { recursive: true, force: true });
  const offered = offers(project);
  emitModules(project, target, Object.values(offered).flat());
  writeEntries(project, target, offered);
}
await bundleCommand(project, target);

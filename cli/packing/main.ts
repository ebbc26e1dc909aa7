// Writes dist/package: what `npm pack` packs. The manifest's `exports` and `bin` point there.
import { rmSync } from "node:fs";
import { bundleCommand } from "./command.ts";
import { emitModules } from "./modules.ts";
import { offers, writeEntries } from "./offers.ts";

const project = new URL("../../", import.meta.url);
const target = new URL("dist/package/", project);

rmSync(target, { recursive: true, force: true });
const offered = offers(project);
emitModules(project, target, Object.values(offered).flat());
writeEntries(project, target, offered);
await bundleCommand(project, target);

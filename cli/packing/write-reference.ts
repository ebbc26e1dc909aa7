// Writes dist/reference: a page for each documented entry of the package. Asked for `released`, it also notes in docs/library what this
// version offers.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { offers } from "./offers.ts";
import { offeredNames, REFERENCE, referencePage, surfaceOf } from "./reference.ts";
import type { ReferenceEntry } from "./reference.ts";

const project = new URL("../../", import.meta.url);
const names = offeredNames(new URL("dist/package/", project), offers(project));
const pages = new URL("dist/reference/", project);

mkdirSync(pages, { recursive: true });
for (const entry of Object.keys(REFERENCE) as ReferenceEntry[])
  writeFileSync(new URL(`${entry}.md`, pages), referencePage(entry, names[entry] ?? []));
if (process.argv[2] === "released") {
  const { version } = JSON.parse(readFileSync(new URL("package.json", project), "utf8"));
  writeFileSync(new URL("docs/library/surface.json", project), `${JSON.stringify(surfaceOf(version, names), null, 2)}\n`);
}
process.stdout.write("The pages are in dist/reference.\n");

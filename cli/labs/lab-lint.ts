import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { findingJson } from "./finding-json.ts";
import { findingsText } from "./wording/labs.ts";

/** Looks at what laboratories offer for what staff should look at. Ends with 1 where there is something. */
export const labLint = databaseCommand({ name: "lab lint", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { withLabs } = await import("./composition.ts");
  const found = await withLabs(context, ({ findings }) => findings());
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(found.map(findingJson), null, 2)}\n` : findingsText(found));
  return found.length === 0 ? DONE : UNUSABLE_INPUT;
});

import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";

/** Tells what laboratories offer as the lines of a file of `lab import`. Source: specification/labs.md, Staff commands. */
export const labExport = databaseCommand({ name: "lab export", switches: [], options: [], files: 0 }, async (context) => {
  const { labFiles, withLabs } = await import("./composition.ts");
  const offer = await withLabs(context, ({ offered }) => offered());
  for (const line of labFiles.linesOf(offer)) await context.terminal.write(`${line}\n`);
  return DONE;
});

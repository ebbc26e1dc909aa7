import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";

/** Tells what laboratories offer as the lines of a file of `lab import`. Source: specification/labs.md, Staff commands. */
export const labExport = databaseCommand({ name: "lab export", switches: [], options: [], files: 0 }, async (asked) => {
  const { labFiles, withLabs } = await import("./composition.ts");
  const offer = await withLabs(asked, ({ offered }) => offered());
  for (const line of labFiles.linesOf(offer)) await asked.terminal.write(`${line}\n`);
  return DONE;
});

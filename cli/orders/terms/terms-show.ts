import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { termsJson, termsText } from "./words.ts";

/** Tells what paying online takes off, and how much may be paid in cash. */
export const termsShow = databaseCommand({ name: "terms show", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { withTerms } = await import("./composition.ts");
  const terms = await withTerms(context, ({ current }) => current());
  await terminal.write(given.switches.has("json") ? termsJson(terms) : termsText(terms));
  return DONE;
});

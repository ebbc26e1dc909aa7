import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { countedText, EXPECTED_COMPANY } from "./words.ts";

const COMMAND = "group count";

/** How many are in a company's groups, as far as the company may be told. Source: specification/plans.md, Groups of companies. */
export const groupCount = databaseCommand({ name: COMMAND, switches: ["json"], options: ["company", "as"], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const company = given.options.get("company")?.trim() ?? "";
  if (company === "") return wrongUsage(terminal, COMMAND, EXPECTED_COMPANY);
  const { withGroups } = await import("./composition.ts");
  const counts = await withGroups(context, (actions) => actions.count(company));
  const output = counts.map(({ group, people }) => ({ _id: group, people }));
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(output, null, 2)}\n` : countedText(counts));
  return DONE;
});

import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { staffText } from "./wording/staff.ts";

/** Lists who is more than a customer. */
export const staffList = databaseCommand({ name: "staff list", switches: ["json"], options: ["as"], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { withAccounts } = await import("./composition.ts");
  const holders = await withAccounts(context, (actions) => actions.holders());
  await terminal.write(
    given.switches.has("json") ? `${JSON.stringify(holders.map(({ id, ...holder }) => ({ _id: id, ...holder })))}\n` : staffText(holders),
  );
  return DONE;
});

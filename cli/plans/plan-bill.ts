import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { billedText } from "./wording/sold.ts";

/** Gives plans that were paid before there were bills the papers that they lack. Source: specification/plans.md, Papers of a plan. */
export const planBill = databaseCommand({ name: "plan bill", switches: ["json"], options: ["as"], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { billPlans } = await import("./composition.ts");
  const issued = await billPlans(context);
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(issued)}\n` : billedText(issued));
  return DONE;
});

import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { planJson } from "./plan-json.ts";
import { listText } from "./wording/plans.ts";

/** Lists the health plans that are offered, as a table or as a file that `plan import` takes. */
export const planList = databaseCommand({ name: "plan list", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { withPlans } = await import("./composition.ts");
  const plans = await withPlans(context, ({ all }) => all());
  await terminal.write(given.switches.has("json") ? plans.map((plan) => `${JSON.stringify(planJson(plan))}\n`).join("") : listText(plans));
  return DONE;
});

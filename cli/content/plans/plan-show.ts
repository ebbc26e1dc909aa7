import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { planJson } from "./plan-json.ts";
import { planText, unknownPlanText } from "./wording/plans.ts";

/** Shows a health plan that is offered. */
export const planShow = databaseCommand({ name: "plan show", switches: ["json"], options: [], files: 1 }, async (context) => {
  const { given, terminal } = context;
  const [id = ""] = given.files;
  const { withPlans } = await import("./composition.ts");
  const plan = (await withPlans(context, ({ all }) => all())).find((one) => one.id === id);
  if (plan === undefined) {
    terminal.complain(unknownPlanText(id));
    return UNUSABLE_INPUT;
  }
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(planJson(plan))}\n` : planText(plan));
  return DONE;
});

import { customerId } from "#core/identity/customer-id.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { soldPlanJson } from "./sold-plan-json.ts";
import { soldText } from "./wording/sold.ts";

/** Lists the plans that were bought, the latest first. */
export const planSold = databaseCommand({ name: "plan sold", switches: ["json"], options: ["customer"], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const typed = given.options.get("customer");
  const { soldPlans } = await import("./composition.ts");
  const sold = await soldPlans(context, typed === undefined ? null : customerId(typed));
  const now = Date.now();
  const listed = () =>
    JSON.stringify(
      sold.map((one) => soldPlanJson(one, now)),
      null,
      2,
    );
  await terminal.write(given.switches.has("json") ? `${listed()}\n` : soldText(sold, now));
  return DONE;
});

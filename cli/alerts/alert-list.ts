import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { noCustomerText } from "#cli/identity/wording/users.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { customerAlertsJson } from "./customer-alerts-json.ts";
import { waitingJson } from "./waiting-json.ts";
import { customerAlertsText, waitingText } from "./words.ts";

const COMMAND = "alert list";

/** Says what people wait to be told of; with a customer, what that one waits for and was told. */
export const alertList = databaseCommand({ name: COMMAND, switches: ["json"], options: ["customer", "as"], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const asJson = given.switches.has("json");
  const named = given.options.get("customer");
  const { withAlerts } = await import("./composition.ts");
  if (named === undefined) {
    const waiting = await withAlerts(context, (actions) => actions.waiting("all"));
    await terminal.write(asJson ? `${JSON.stringify(waitingJson(waiting), null, 2)}\n` : waitingText(waiting));
    return DONE;
  }
  const name = customerReferenceIn(named);
  if (name === null)
    return wrongUsage(terminal, COMMAND, "expected --customer with a mobile number of ten digits, an e-mail address or an id");
  const shown = await withAlerts(context, (actions) => actions.ofCustomer(name));
  if (shown.kind === "refused") {
    terminal.complain(noCustomerText);
    return UNUSABLE_INPUT;
  }
  const alerts = shown.value;
  await terminal.write(asJson ? `${JSON.stringify(customerAlertsJson(alerts), null, 2)}\n` : customerAlertsText(alerts));
  return DONE;
});

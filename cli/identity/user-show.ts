import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { customerJson } from "./customer-json.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { customerText, EXPECTED_WHO, noCustomerText } from "./wording/users.ts";

const COMMAND = "user show";

/** Shows who a customer is, named by mobile, e-mail address or id, whether the account stays, and the customer's invite code. */
export const userShow = databaseCommand({ name: COMMAND, switches: ["json"], options: ["as"], files: 1, noun: "WHO" }, async (context) => {
  const { terminal, given } = context;
  const name = customerReferenceIn(given.files[0] ?? "");
  if (name === null) return wrongUsage(terminal, COMMAND, EXPECTED_WHO);
  const { shownCustomer } = await import("./composition.ts");
  const shown = await shownCustomer(context, name);
  if (shown === null) {
    terminal.complain(noCustomerText);
    return UNUSABLE_INPUT;
  }
  const { customer, invite } = shown;
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(customerJson(customer, invite))}\n` : customerText(customer, invite));
  return DONE;
});

import { databaseCommand } from "#cli/database/database-command.ts";
import { customerJson } from "./customer-json.ts";
import { onCustomerNamed } from "./customer-named.ts";
import { DONE } from "#cli/terminal.ts";
import { customerText } from "./wording/users.ts";

const COMMAND = "user show";

/** Shows who a customer is, named by mobile, e-mail address or id, whether the account stays, and the customer's invite code. */
export const userShow = databaseCommand({ name: COMMAND, switches: ["json"], options: [], files: 1, noun: "WHO" }, (asked) =>
  onCustomerNamed(asked, COMMAND, async (customer, _, customers) => {
    const invite = await customers.inviteOf(customer.id);
    const { terminal, given } = asked;
    await terminal.write(
      given.switches.has("json") ? `${JSON.stringify(customerJson(customer, invite))}\n` : customerText(customer, invite),
    );
    return DONE;
  }),
);

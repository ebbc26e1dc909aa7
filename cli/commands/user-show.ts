import { databaseCommand } from "#cli/database/command.ts";
import { customerJson } from "#cli/printing/customer-json.ts";
import { onCustomerNamed } from "#cli/sign-in/customer-named.ts";
import { DONE } from "#cli/terminal.ts";
import { customerText } from "#cli/wording/users.ts";

const COMMAND = "user show";

/** Shows who the customer with a mobile is, and whether the account stays. */
export const userShow = databaseCommand({ name: COMMAND, switches: ["json"], options: [], files: 1, noun: "MOBILE" }, (asked) =>
  onCustomerNamed(asked, COMMAND, async (customer) => {
    await asked.terminal.write(asked.given.switches.has("json") ? `${JSON.stringify(customerJson(customer))}\n` : customerText(customer));
    return DONE;
  }),
);

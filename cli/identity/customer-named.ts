import { customerNamed, customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { UNUSABLE_INPUT } from "#cli/terminal.ts";
import { noCustomerText } from "./wording/users.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { WriteDown } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Changes something of the customer together with what is written down of it. */
type Changing = <Outcome>(change: (customers: Customers, write: WriteDown) => Promise<Outcome>) => Promise<Outcome>;

/** Acts on the customer whose mobile, e-mail address or id was given, or says what is wrong with it. */
export async function onCustomerNamed(
  asked: CommandContext,
  command: string,
  act: (customer: Customer, changing: Changing, customers: Customers) => Promise<number>,
): Promise<number> {
  const { given, settings, folder, terminal } = asked;
  const [written = ""] = given.files;
  const name = customerReferenceIn(written);
  if (name === null) return wrongUsage(terminal, command, "expected WHO as a mobile number of ten digits, an e-mail address or an id");
  const { onDatabase, withData } = await import("#cli/database/composition.ts");
  const { customersIn } = await import("./composition.ts");
  const { audited } = await import("#cli/staff/composition.ts");
  return withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const customers = customersIn(db);
    const customer = await customerNamed(name, customers);
    const changing: Changing = (change) => audited(db, asked, (trx, write) => change(customersIn(trx), write));
    if (customer !== null) return act(customer, changing, customers);
    terminal.complain(noCustomerText);
    return UNUSABLE_INPUT;
  });
}

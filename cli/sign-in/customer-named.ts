import { emailIn } from "#core/identity/email-address.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { wrongUsage } from "#cli/complain.ts";
import { UNUSABLE_INPUT } from "#cli/terminal.ts";
import { noCustomerText } from "#cli/wording/users.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { WriteDown } from "#cli/staff/audited.ts";
import type { Asked } from "#cli/database/command.ts";

/** Changes something of the customer together with what is written down of it. */
type Changing = <Outcome>(change: (customers: Customers, write: WriteDown) => Promise<Outcome>) => Promise<Outcome>;

/** Acts on the customer whose mobile or e-mail address was given, or says what is wrong with it. */
export async function onCustomerNamed(
  asked: Asked,
  command: string,
  act: (customer: Customer, changing: Changing, customers: Customers) => Promise<number>,
): Promise<number> {
  const { given, settings, folder, terminal } = asked;
  const [written = ""] = given.files;
  const named = nameIn(written);
  if (named === null) return wrongUsage(terminal, command, "expected WHO as a mobile number of ten digits or an e-mail address");
  const { onDatabase, withData } = await import("#cli/database/composition.ts");
  const { customersIn } = await import("#cli/sign-in/composition.ts");
  const { audited } = await import("#cli/staff/composition.ts");
  return withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const customers = customersIn(db);
    const customer = await named(customers);
    const changing: Changing = (change) => audited(db, asked, (trx, write) => change(customersIn(trx), write));
    if (customer !== null) return act(customer, changing, customers);
    terminal.complain(noCustomerText);
    return UNUSABLE_INPUT;
  });
}

/** How the customer is found; not everybody has a mobile. */
function nameIn(written: string): ((customers: Customers) => Promise<Customer | null>) | null {
  const [mobile, email] = [mobileIn(written), emailIn(written)];
  if (mobile !== null) return (customers) => customers.withMobile(mobile);
  return email === null ? null : (customers) => customers.withEmail(email);
}

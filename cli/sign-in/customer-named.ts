import { mobileIn } from "#core/identity/mobile.ts";
import { wrongUsage } from "#cli/complain.ts";
import { UNUSABLE_INPUT } from "#cli/terminal.ts";
import { noCustomerText } from "#cli/wording/users.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { Asked } from "#cli/database/command.ts";

/** Acts on the customer whose mobile was given, or says what is wrong with it. */
export async function onCustomerNamed(
  { given, settings, folder, terminal }: Asked,
  command: string,
  act: (customer: Customer, customers: Customers) => Promise<number>,
): Promise<number> {
  const [written = ""] = given.files;
  const mobile = mobileIn(written);
  if (mobile === null) return wrongUsage(terminal, command, "expected MOBILE as a number of ten digits");
  const { withData } = await import("#cli/database/composition.ts");
  const { customersIn } = await import("#cli/sign-in/composition.ts");
  return withData(settings, folder, async ({ db }) => {
    const customers = customersIn(db);
    const customer = await customers.withMobile(mobile);
    if (customer !== null) return act(customer, customers);
    terminal.complain(noCustomerText);
    return UNUSABLE_INPUT;
  });
}

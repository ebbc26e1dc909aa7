import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Who has an account, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withCustomers = <Answer>(
  { settings, folder }: Pick<CommandContext, "settings" | "folder">,
  act: (customers: Customers) => Promise<Answer>,
): Promise<Answer> =>
  withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return act(postgresCustomers(db));
  });

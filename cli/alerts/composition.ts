import { randomUUIDv7 } from "node:crypto";
import { UPCOMING } from "#core/alerts/coming-area.ts";
import { makeSendAlerts } from "#core/alerts/send-alerts.use-case.ts";
import { customerNamed } from "#core/identity/customer-reference.ts";
import { postgresAlerts } from "#adapters/postgres/alerts/alerts.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { alertLetters } from "./alert-letters.ts";
import type { ListedAlert } from "#core/alerts/alert.ts";
import type { CustomerReference } from "#core/identity/customer-reference.ts";
import type { WaitingAlerts } from "#core/alerts/alerts.port.ts";
import type { SendAlerts } from "#core/alerts/send-alerts.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

type AlertActions = {
  readonly waiting: () => Promise<readonly WaitingAlerts[]>;
  /** null: there is no such customer. */
  readonly ofCustomer: (name: CustomerReference) => Promise<readonly ListedAlert[] | null>;
  readonly send: SendAlerts;
};

/** Alerts over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withAlerts = <Answer>(
  { settings, folder }: Pick<CommandContext, "settings" | "folder">,
  act: (actions: AlertActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const alerts = postgresAlerts(db);
    const letters = alertLetters(settings.siteUrl ?? `http://localhost:${settings.port}`);
    return act({
      waiting: () => alerts.waiting({ upcoming: UPCOMING, at: Date.now() }),
      async ofCustomer(name) {
        const customer = await customerNamed(name, postgresCustomers(db));
        return customer === null ? null : alerts.of(customer.id);
      },
      send: makeSendAlerts({ alerts, letters, upcoming: UPCOMING, now: Date.now, newId: () => randomUUIDv7() }),
    });
  });

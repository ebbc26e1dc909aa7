import { randomUUIDv7 } from "node:crypto";
import { UPCOMING } from "#core/alerts/coming-area.ts";
import { makeListWaitingAlerts } from "#core/alerts/list-waiting-alerts.use-case.ts";
import { makeSendAlerts } from "#core/alerts/send-alerts.use-case.ts";
import { makeSendAlertsByStaff } from "#core/alerts/send-alerts-by-staff.use-case.ts";
import { makeShowAlertsToStaff } from "#core/alerts/show-alerts-to-staff.use-case.ts";
import { postgresAlerts } from "#adapters/postgres/alerts/alerts.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { siteOfSettings } from "#adapters/composition/server/site-of.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import { siteNames } from "#cli/letters/site-names.ts";
import { alertLetters } from "./alert-letters.ts";
import type { ListWaitingAlerts } from "#core/alerts/list-waiting-alerts.use-case.ts";
import type { SendAlertsByStaff } from "#core/alerts/send-alerts-by-staff.use-case.ts";
import type { ShowAlertsToStaff } from "#core/alerts/show-alerts-to-staff.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

type AlertActions = {
  readonly waiting: ListWaitingAlerts;
  readonly ofCustomer: (name: Parameters<ShowAlertsToStaff>[1]) => ReturnType<ShowAlertsToStaff>;
  readonly send: () => ReturnType<SendAlertsByStaff>;
};

/** Alerts over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withAlerts = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: AlertActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const letters = alertLetters(siteOfSettings(context.settings, siteNames));
    const needs = { alerts: postgresAlerts(db), upcoming: UPCOMING, log: postgresAuditLog(db), now: Date.now };
    const show = makeShowAlertsToStaff({ ...needs, customers: postgresCustomers(db) });
    const send = makeSendAlertsByStaff({ ...needs, send: makeSendAlerts({ ...needs, letters, newId: () => randomUUIDv7() }) });
    return act({
      waiting: makeListWaitingAlerts(needs),
      ofCustomer: (name) => show(whoActs(context), name),
      send: () => send(whoActs(context)),
    });
  });

import { AlertLetters } from "#core/alerts/alert-letters.ts";
import { Alerts } from "#core/alerts/alerts.port.ts";
import { AskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import { ConfirmAlert } from "#core/alerts/confirm-alert.use-case.ts";
import { LeaveAlerts } from "#core/alerts/leave-alerts.use-case.ts";
import { SendAlerts } from "#core/alerts/send-alerts.use-case.ts";
import * as useCases from "#core/alerts/use-cases.ts";
import { alertForms } from "#adapters/http-server/alerts/alert-forms.ts";
import { postgresAlerts } from "#adapters/postgres/alerts/alerts.ts";
import { alertsContract } from "#adapters/http-contract/alerts/contract.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly alertLetters: (siteOf: SiteOf) => AlertLetters;
};

export const alertsArea = {
  name: "alerts",
  ports(container, { db, siteOf, words }) {
    container.bind(Alerts).toConstantValue(postgresAlerts(db));
    container.bind(AlertLetters).toConstantValue(words.alertLetters(siteOf));
  },
  demo: ({ siteOf, words }) => ({
    table: "alert",
    put: async (trx, shop) => (await import("./demo.ts")).putDemoAlerts(trx, shop, words.alertLetters(siteOf)),
  }),
  useCases,
  routes: (container) => [alertForms(container.get(AskForAlertByLetter), container.get(ConfirmAlert), container.get(LeaveAlerts))],
  contract: alertsContract,
  hourly: [(_db, now, container) => container.get(Alerts).forget(now)],
  minutely: [(_db, _now, container) => container.get(SendAlerts)()],
} as const satisfies ServerArea<Words>;

import { AlertLetters } from "#core/alerts/alert-letters.ts";
import { Alerts } from "#core/alerts/alerts.port.ts";
import { AskForAlertByLetter, makeAskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import { AskForAlert, makeAskForAlert } from "#core/alerts/ask-for-alert.use-case.ts";
import { UPCOMING, UpcomingAreas } from "#core/alerts/coming-area.ts";
import { ConfirmAlert, makeConfirmAlert } from "#core/alerts/confirm-alert.use-case.ts";
import { LeaveAlerts, makeLeaveAlerts } from "#core/alerts/leave-alerts.use-case.ts";
import { ListMyAlerts, makeListMyAlerts } from "#core/alerts/list-my-alerts.use-case.ts";
import { makeSendAlerts, SendAlerts } from "#core/alerts/send-alerts.use-case.ts";
import { makeSwitchOffAlert, SwitchOffAlert } from "#core/alerts/switch-off-alert.use-case.ts";
import { Catalogue } from "#core/catalogue/catalogue.port.ts";
import { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function alertsInProcess(container: Container): void {
  container.bind(UpcomingAreas).toConstantValue(UPCOMING);
  const asking = { alerts: Alerts, catalogue: Catalogue, quizzes: Quizzes, upcoming: UpcomingAreas, now: Clock, newId: NewId };
  make(container, AskForAlert, makeAskForAlert, asking);
  make(container, AskForAlertByLetter, makeAskForAlertByLetter, { ...asking, limits: Limits, letters: AlertLetters });
  make(container, ConfirmAlert, makeConfirmAlert, { alerts: Alerts, now: Clock });
  make(container, LeaveAlerts, makeLeaveAlerts, { alerts: Alerts });
  make(container, ListMyAlerts, makeListMyAlerts, { alerts: Alerts });
  make(container, SwitchOffAlert, makeSwitchOffAlert, { alerts: Alerts });
  make(container, SendAlerts, makeSendAlerts, { alerts: Alerts, letters: AlertLetters, upcoming: UpcomingAreas, now: Clock, newId: NewId });
}

import { AskForAlertByLetter } from "#core/alerts/ask-for-alert-by-letter.use-case.ts";
import { AskForAlert } from "#core/alerts/ask-for-alert.use-case.ts";
import { ConfirmAlert } from "#core/alerts/confirm-alert.use-case.ts";
import { LeaveAlerts } from "#core/alerts/leave-alerts.use-case.ts";
import { ListMyAlerts } from "#core/alerts/list-my-alerts.use-case.ts";
import { SwitchOffAlert } from "#core/alerts/switch-off-alert.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function alertsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/alerts/endpoints.ts"), {
    askForAlert: AskForAlert,
    askForAlertByLetter: AskForAlertByLetter,
    confirmAlert: ConfirmAlert,
    leaveAlerts: LeaveAlerts,
    listMyAlerts: ListMyAlerts,
    switchOffAlert: SwitchOffAlert,
  });
}

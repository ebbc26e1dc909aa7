export { makeAskForAlertByLetter } from "./ask-for-alert-by-letter.use-case.ts";
export { makeAskForAlert } from "./ask-for-alert.use-case.ts";
export { makeUpcomingAreas } from "./coming-area.ts";
export { makeConfirmAlert } from "./confirm-alert.use-case.ts";
export { makeLeaveAlerts } from "./leave-alerts.use-case.ts";
export { makeListMyAlerts } from "./list-my-alerts.use-case.ts";
export { makeSendAlerts } from "./send-alerts.use-case.ts";
export { makeSwitchOffAlert } from "./switch-off-alert.use-case.ts";

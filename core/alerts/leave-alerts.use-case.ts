import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Alerts } from "./alerts.port.ts";

/**
 * Switches off every alert of the person to whom the key was sent. A person who has already left gets the same answer.
 * Source: specification/alerts.md, Switching off.
 */
export type LeaveAlerts = (key: string) => Promise<null>;
export const LeaveAlerts = useCase<LeaveAlerts>("alerts", "LeaveAlerts");

export const makeLeaveAlerts = maker(
  LeaveAlerts,
  { alerts: Alerts },
  ({ alerts }: { readonly alerts: Pick<Alerts, "leave"> }) =>
    async (key) => {
      await alerts.leave(key);
      return null;
    },
);

import { token } from "../shared/token.ts";
import type { Alerts } from "./alerts.port.ts";

/** Switches off every alert of whoever the key was sent to. Who has left already is told the same. Source: specification/alerts.md, Switching off. */
export type LeaveAlerts = (key: string) => Promise<null>;
export const LeaveAlerts = token<LeaveAlerts>("LeaveAlerts");

export const makeLeaveAlerts =
  ({ alerts }: { readonly alerts: Pick<Alerts, "leave"> }): LeaveAlerts =>
  async (key) => {
    await alerts.leave(key);
    return null;
  };

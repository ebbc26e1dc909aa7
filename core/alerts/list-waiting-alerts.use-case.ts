import type { Clock } from "../shared/clock.port.ts";
import type { Alerts, WaitingAlerts } from "./alerts.port.ts";
import type { UpcomingAreas } from "./coming-area.ts";

/**
 * What people wait for, by title; "due": only that of which some would be told now. It names nobody.
 * Source: specification/alerts.md, Support.
 */
export type ListWaitingAlerts = (which: "all" | "due") => Promise<readonly WaitingAlerts[]>;

type Needs = { readonly alerts: Pick<Alerts, "waiting">; readonly upcoming: UpcomingAreas; readonly now: Clock };

export const makeListWaitingAlerts =
  ({ alerts, upcoming, now }: Needs): ListWaitingAlerts =>
  async (which) => {
    const waiting = await alerts.waiting({ upcoming, at: now() });
    return which === "all" ? waiting : waiting.filter(({ due }) => due > 0);
  };

import type { Clock } from "../shared/clock.port.ts";
import type { AuditLog } from "../staff/audit-log.port.ts";
import type { SendAlerts } from "./send-alerts.use-case.ts";

/**
 * Sends the alerts that are due, as staff, and answers how many people were told; `who` is the staff member's name. The audit log has an
 * entry before the first is told, as the telling is several transactions; it has none where nothing is due. Source:
 * specification/alerts.md, Support.
 */
export type SendAlertsByStaff = (who: string) => Promise<number>;

type Needs = {
  readonly log: Pick<AuditLog, "add">;
  readonly send: SendAlerts;
  readonly now: Clock;
};

export const makeSendAlertsByStaff =
  ({ log, send, now }: Needs): SendAlertsByStaff =>
  (who) =>
    send((subjects) => log.add({ at: now(), who, action: "alert send", subject: { kind: "alert", id: "all" }, details: { subjects } }));

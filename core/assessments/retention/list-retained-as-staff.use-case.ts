import { ok, refused } from "../../shared/result.ts";
import type { PractitionerId } from "../../consultations/practitioner.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { RetainedConsultation } from "./retained-consultation.ts";
import type { RetainedConsultations } from "./retained-consultations.port.ts";

/** `staff`: the name of who asks, `reason`: why. */
export type RetainedQuery = { readonly staff: string; readonly practitioner: PractitionerId; readonly day: Day; readonly reason: string };

/**
 * What is kept of erased accounts' appointments with a practitioner on an Indian day, for staff whom the law makes hand it out and who say
 * why. The audit log has an entry before anything is answered; without a reason nothing is. Nobody else reads it: the patient's own log, in
 * which a practitioner's reading would stand, is gone. Source: specification/consultations.md, Who may see what.
 */
export type ListRetainedAsStaff = (
  query: RetainedQuery,
) => Promise<Result<readonly RetainedConsultation[], { readonly kind: "no-reason" }>>;

type Needs = {
  readonly retainedConsultations: Pick<RetainedConsultations, "ofDay">;
  readonly auditLog: Pick<AuditLog, "add">;
  readonly now: Clock;
};

export const makeListRetainedAsStaff =
  ({ retainedConsultations, auditLog, now }: Needs): ListRetainedAsStaff =>
  async ({ staff, practitioner, day, ...query }) => {
    const reason = query.reason.trim();
    if (reason === "") return refused({ kind: "no-reason" });
    const subject = { kind: "practitioner", id: practitioner } as const;
    await auditLog.add({ at: now(), who: staff, action: "access retained", subject, details: { day, reason } });
    return ok(await retainedConsultations.ofDay(practitioner, day));
  };

import { ok, refused } from "../../shared/result.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { AccessLog, NumberedAccess } from "../access/access-log.port.ts";

/** `staff`: the name of who asks, `reason`: why. `limit`: how many at most. */
export type StaffAccessQuery = { readonly staff: string; readonly customer: CustomerId; readonly reason: string; readonly limit: number };

/**
 * Who read the health data of a customer and their members, the newest first, for staff who say why they ask. The audit log has an entry before
 * anything is answered; without a reason nothing is. What was read is no part of it. Source: specification/consultations.md, Access log.
 */
export type ListAccessesAsStaff = (asked: StaffAccessQuery) => Promise<Result<readonly NumberedAccess[], { readonly kind: "no-reason" }>>;

type Needs = { readonly accessLog: Pick<AccessLog, "of">; readonly auditLog: Pick<AuditLog, "add">; readonly now: Clock };

export const makeListAccessesAsStaff =
  ({ accessLog, auditLog, now }: Needs): ListAccessesAsStaff =>
  async ({ staff, customer, limit, ...asked }) => {
    const reason = asked.reason.trim();
    if (reason === "") return refused({ kind: "no-reason" });
    await auditLog.add({ at: now(), who: staff, action: "access list", subject: { kind: "customer", id: customer }, details: { reason } });
    return ok(await accessLog.of(customer, { before: null, limit }));
  };

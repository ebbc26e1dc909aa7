import { customerNamed } from "../../identity/customer-reference.ts";
import { ok, refused } from "../../shared/result.ts";
import type { CustomerReference } from "../../identity/customer-reference.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { AccessLog, NumberedAccess } from "../access/access-log.port.ts";

/** `staff`: the name of who asks, `reason`: why. `limit`: how many at most. */
export type StaffAccessQuery = {
  readonly staff: string;
  readonly patient: CustomerReference;
  readonly reason: string;
  readonly limit: number;
};

/**
 * Who read the health data of a customer and their members, the newest first, for staff who say why they ask. The audit log has an entry
 * before anything is answered; without a reason, or of nobody, nothing is. What was read is no part of it. Source:
 * specification/consultations.md, Access log.
 */
export type ListAccessesAsStaff = (query: StaffAccessQuery) => Promise<Result<readonly NumberedAccess[], NoAccesses>>;

export type NoAccesses = { readonly kind: "no-reason" | "unknown-customer" };

type Needs = {
  readonly customers: Customers;
  readonly accessLog: Pick<AccessLog, "of">;
  readonly auditLog: Pick<AuditLog, "add">;
  readonly now: Clock;
};

export const makeListAccessesAsStaff =
  ({ customers, accessLog, auditLog, now }: Needs): ListAccessesAsStaff =>
  async ({ staff, patient, limit, ...query }) => {
    const reason = query.reason.trim();
    if (reason === "") return refused({ kind: "no-reason" });
    const customer = await customerNamed(patient, customers);
    if (customer === null) return refused({ kind: "unknown-customer" });
    const subject = { kind: "customer", id: customer.id } as const;
    await auditLog.add({ at: now(), who: staff, action: "access list", subject, details: { reason } });
    return ok(await accessLog.of(customer.id, { before: null, limit }));
  };

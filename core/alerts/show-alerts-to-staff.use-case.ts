import { customerNamed } from "../identity/customer-reference.ts";
import { ok, refused } from "../shared/result.ts";
import type { CustomerReference } from "../identity/customer-reference.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { AuditLog } from "../staff/audit-log.port.ts";
import type { ListedAlert } from "./alert.ts";
import type { Alerts } from "./alerts.port.ts";

/**
 * Shows staff what a customer waits for and was told in the last month, the last asked for first; `who` is the staff member's name. The
 * audit log has it before anything is read. Source: specification/alerts.md, Support.
 */
export type ShowAlertsToStaff = (
  who: string,
  name: CustomerReference,
) => Promise<Result<readonly ListedAlert[], { readonly kind: "unknown-customer" }>>;

type Needs = {
  readonly alerts: Pick<Alerts, "of">;
  readonly customers: Customers;
  readonly log: Pick<AuditLog, "add">;
  readonly now: Clock;
};

export const makeShowAlertsToStaff =
  ({ alerts, customers, log, now }: Needs): ShowAlertsToStaff =>
  async (who, name) => {
    const customer = await customerNamed(name, customers);
    if (customer === null) return refused({ kind: "unknown-customer" });
    await log.add({ at: now(), who, action: "alert list", subject: { kind: "customer", id: customer.id }, details: {} });
    return ok(await alerts.of(customer.id));
  };

import type { AuditEntry } from "../staff/audit-log.port.ts";

/** The audit entry for what staff did to a coupon; `at` in milliseconds since 1970. */
export const couponEntry = (
  action: "coupon add" | "coupon end",
  code: string,
  { who, at }: { readonly who: string; readonly at: number },
): AuditEntry => ({ at, who, action, subject: { kind: "coupon", id: code }, details: {} });

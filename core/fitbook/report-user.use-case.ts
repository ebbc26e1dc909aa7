import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { isKnown } from "./blocks.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Blocks } from "./blocks.port.ts";

/** Tells the staff of somebody who misbehaves; the one reported is not told. Source: specification/fitbook.md, Reporting a person. */
export type ReportUser = (
  customer: CustomerId,
  report: { readonly other: CustomerId; readonly reason: string },
) => Promise<Result<null, { readonly kind: "unknown-user" }>>;
export const ReportUser = token<ReportUser>("ReportUser");

export function makeReportUser({ blocks, now }: { readonly blocks: Blocks; readonly now: Clock }): ReportUser {
  return async (customer, { other, reason }) => {
    if (customer === other) return refused({ kind: "unknown-user" });
    const at = now();
    return blocks.report<Awaited<ReturnType<ReportUser>>>({
      customer,
      other,
      decide: (seen) =>
        isKnown(seen) ? { report: { reason, at }, answer: ok(null) } : { report: null, answer: refused({ kind: "unknown-user" }) },
    });
  };
}

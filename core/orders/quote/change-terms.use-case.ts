import { ok } from "../../shared/result.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { CheckoutTerms } from "../order/checkout-facts.ts";
import type { Terms } from "./terms.port.ts";

/**
 * Changes the configured terms of checkout as staff; `who` is the staff member's name. `wanted` follows from the present terms. Earlier
 * quotes keep theirs.
 */
export type ChangeTerms = <Refusal>(
  who: string,
  wanted: (before: CheckoutTerms) => Result<CheckoutTerms, Refusal>,
) => Promise<Result<CheckoutTerms, Refusal>>;

export const makeChangeTerms =
  ({ terms, now }: { readonly terms: Terms; readonly now: Clock }): ChangeTerms =>
  (who, wanted) =>
    terms.change((before) => {
      const changed = wanted(before);
      if (changed.kind === "refused") return changed;
      return ok({ terms: changed.value, audit: termsEntry(before, changed.value, { who, at: now() }) });
    });

const termsEntry = (
  before: CheckoutTerms,
  { prepaid, mostCash }: CheckoutTerms,
  by: { readonly who: string; readonly at: number },
): AuditEntry => ({
  ...by,
  action: "terms set",
  subject: { kind: "checkout", id: "terms" },
  details: {
    percent: prepaid?.percent ?? 0,
    percentBefore: before.prepaid?.percent ?? 0,
    maximum: prepaid?.maximum ?? null,
    minimumOrder: prepaid?.minimumOrder ?? null,
    mostCash,
    mostCashBefore: before.mostCash,
  },
});

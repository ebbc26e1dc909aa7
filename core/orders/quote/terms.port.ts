import { token } from "../../shared/token.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { CheckoutTerms } from "../order/checkout-facts.ts";

/** The configured terms of checkout; the usual terms where staff have set no others. */
export type Terms = {
  current(): Promise<CheckoutTerms>;
  /**
   * Replaces the present terms by what core decides, and stores the audit entry of who did it. Atomic: nobody else changes the terms
   * between what `decide` sees and what is stored. Earlier quotes keep their terms.
   */
  change<Refusal>(
    decide: (before: CheckoutTerms) => Result<{ readonly terms: CheckoutTerms; readonly audit: AuditEntry }, Refusal>,
  ): Promise<Result<CheckoutTerms, Refusal>>;
};
export const Terms = token<Terms>("Terms");

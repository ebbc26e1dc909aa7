import { token } from "../../shared/token.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { CheckoutTerms } from "./checkout-facts.ts";

/** What is configured of checkout: the usual terms where nobody has put others. */
export type Terms = {
  current(): Promise<CheckoutTerms>;
  /**
   * Puts what core decides in the place of the terms as they are, with the entry of who did it. Atomic: nobody else changes them between what
   * `decide` sees and what is kept. Orders that were quoted before keep theirs.
   */
  change<Refusal>(
    decide: (before: CheckoutTerms) => Result<{ readonly terms: CheckoutTerms; readonly audit: AuditEntry }, Refusal>,
  ): Promise<Result<CheckoutTerms, Refusal>>;
};
export const Terms = token<Terms>("Terms");

import { token } from "../../shared/token.ts";
import type { CheckoutTerms } from "./checkout-facts.ts";

/** What is configured of checkout: the usual terms where nobody has put others. */
export type Terms = {
  current(): Promise<CheckoutTerms>;
  /** In the place of the former ones. Orders that were quoted before keep theirs. */
  put(terms: CheckoutTerms): Promise<void>;
};
export const Terms = token<Terms>("Terms");

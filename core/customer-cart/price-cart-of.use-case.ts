import { mobileIn } from "../identity/mobile.ts";
import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { ExplainedBill } from "../pricing/explanation.ts";
import type { Result } from "../shared/result.ts";
import type { PriceMyCart } from "./price-my-cart.use-case.ts";

/** The bill that the customer with that mobile number sees now, for staff. Throws `BeyondLimits`. */
export type PriceCartOf = (mobile: string) => Promise<Result<ExplainedBill, { readonly kind: "no-mobile" | "unknown-customer" }>>;
export const PriceCartOf = token<PriceCartOf>("PriceCartOf");

export function makePriceCartOf(customers: Customers, priceMyCart: PriceMyCart): PriceCartOf {
  return async (written) => {
    const mobile = mobileIn(written);
    if (mobile === null) return refused({ kind: "no-mobile" });
    const customer = await customers.withMobile(mobile);
    return customer === null ? refused({ kind: "unknown-customer" }) : ok(await priceMyCart(customer.id));
  };
}

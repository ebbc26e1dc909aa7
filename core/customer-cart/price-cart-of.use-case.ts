import { customerNamed } from "../identity/customer-reference.ts";
import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { CustomerReference } from "../identity/customer-reference.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { ExplainedBill } from "../pricing/explanation.ts";
import type { Result } from "../shared/result.ts";
import type { PriceMyCart } from "./price-my-cart.use-case.ts";

/** For staff: the bill that this customer sees now. Throws `BeyondLimits`. */
export type PriceCartOf = (name: CustomerReference) => Promise<Result<ExplainedBill, { readonly kind: "unknown-customer" }>>;
export const PriceCartOf = token<PriceCartOf>("PriceCartOf");

type Needs = {
  readonly customers: Customers;
  readonly priceMyCart: PriceMyCart;
};

export function makePriceCartOf({ customers, priceMyCart }: Needs): PriceCartOf {
  return async (name) => {
    const customer = await customerNamed(name, customers);
    return customer === null ? refused({ kind: "unknown-customer" }) : ok(await priceMyCart(customer.id));
  };
}

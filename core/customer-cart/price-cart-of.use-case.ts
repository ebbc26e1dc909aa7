import { customerNamed } from "../identity/customer-reference.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { lookedUp } from "../staff/looked-up.ts";
import { maker } from "../shared/use-case.ts";
import { Customers } from "../identity/customers.port.ts";
import { PriceMyCart } from "./price-my-cart.use-case.ts";
import { AuditLog } from "../staff/audit-log.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerReference } from "../identity/customer-reference.ts";
import type { ExplainedBill } from "../pricing/explanation.ts";
import type { Result } from "../shared/result.ts";
import type { AuditNeeds } from "../staff/looked-up.ts";

/**
 * For staff: the bill that this customer sees now; `who` is the staff member's name. The audit log has it before anything is answered.
 * Throws `BeyondLimits`. Source: specification/account.md, What staff look at.
 */
export type PriceCartOf = (who: string, name: CustomerReference) => Promise<Result<ExplainedBill, { readonly kind: "unknown-customer" }>>;
export const PriceCartOf = useCase<PriceCartOf>("customer-cart", "PriceCartOf");

type Needs = AuditNeeds & {
  readonly customers: Customers;
  readonly priceMyCart: PriceMyCart;
};

export const makePriceCartOf = maker(
  PriceCartOf,
  { customers: Customers, priceMyCart: PriceMyCart, log: AuditLog, now: Clock },
  ({ customers, priceMyCart, ...notes }: Needs) =>
    async (who, name) => {
      const customer = await lookedUp(notes, await customerNamed(name, customers), ({ id }) => ({
        who,
        action: "cart check",
        subject: { kind: "customer", id },
        details: {},
      }));
      return customer === null ? refused({ kind: "unknown-customer" }) : ok(await priceMyCart(customer.id));
    },
);

import { PortUnavailable } from "../shared/port-unavailable.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { checkedPayable } from "./payment-check.ts";
import { paymentStatus } from "./payment-status.ts";
import { maker } from "../shared/use-case.ts";
import { PaymentProviders } from "./payment-providers.port.ts";
import { Openings } from "./openings.port.ts";
import { Payables } from "./payables.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Result } from "../shared/result.ts";
import type { PaymentStatus } from "./payment-status.ts";

/**
 * Answers what became of a payment, after its providers were asked: it was taken, it was not taken, or it is being checked and when the
 * result will be known. While they can't be reached, what they reported before stands. Source: specification/payments.md, Reconciliation.
 */
export type ShowPayment = (
  customer: CustomerId,
  payable: PayableId,
) => Promise<Result<PaymentStatus, { readonly kind: "unknown-payable" }>>;
export const ShowPayment = useCase<ShowPayment>("payments", "ShowPayment");

export const makeShowPayment = maker(
  ShowPayment,
  { providers: PaymentProviders, openings: Openings, payables: Payables, now: Clock },
  ({ providers, openings, payables, now }) =>
    async (customer, id) => {
      const payable = await payables.withId(id);
      if (payable === null || payable.customer !== customer || payable.state === "unasked") return refused({ kind: "unknown-payable" });
      if (payable.state === "paid") return ok(paymentStatus(payable, now()));
      const begun = await openings.of(id);
      const seen = await checkedPayable({ providers, openings, payables }, payable, { begun, at: now() }).catch(unasked);
      return ok(paymentStatus(seen ?? payable, now()));
    },
);

/** What was reported before still stands. */
function unasked(error: unknown): null {
  if (error instanceof PortUnavailable) return null;
  throw error;
}

import { PortUnavailable } from "../shared/port-unavailable.ts";
import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { latestPaymentCheck } from "./payment-check.ts";
import { paymentStatus } from "./payment-status.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { PaymentCheck, Openings } from "./openings.port.ts";
import type { Payable } from "./payable.ts";
import type { Payables } from "./payables.port.ts";
import type { PaymentProvider } from "./payment-provider.port.ts";
import type { PaymentStatus } from "./payment-status.ts";

/**
 * Answers for certain what became of a payment: it was taken, it was not taken, or it is being checked and when the result will be known.
 * Source: specification/payments.md, Reconciliation.
 */
export type ShowPayment = (
  customer: CustomerId,
  payable: PayableId,
) => Promise<Result<PaymentStatus, { readonly kind: "unknown-payable" }>>;
export const ShowPayment = token<ShowPayment>("ShowPayment");

type Needs = {
  readonly provider: PaymentProvider;
  readonly openings: Openings;
  readonly payables: Payables;
  readonly now: Clock;
};

export const makeShowPayment =
  ({ provider, openings, payables, now }: Needs): ShowPayment =>
  async (customer, id) => {
    const payable = await payables.withId(id);
    if (payable === null || payable.customer !== customer || payable.state === "unasked") return refused({ kind: "unknown-payable" });
    if (payable.state === "paid") return ok(paymentStatus(payable, null, now()));
    const opening = await openings.of(id, provider.name);
    if (opening === null) return ok(paymentStatus(payable, NEVER_BEGUN, now()));
    const look = await latestPaymentCheck({ provider, openings, payables }, opening, payable, now()).catch(unasked);
    if (look === null) return ok(paymentStatus(payable, lastWord(payable, opening.look), now()));
    return ok(paymentStatus(look === opening.look ? payable : ((await payables.withId(id)) ?? payable), look, now()));
  };

/** If there is no order at the provider, nobody has paid for it. */
const NEVER_BEGUN: PaymentCheck = { at: 0, isUnderWay: false };

/** What the provider said after the time to pay was over is used when the provider can't be asked. */
const lastWord = ({ state, closes }: Payable, look: PaymentCheck | null): PaymentCheck | null =>
  state === "over" && closes !== null && look !== null && look.at >= closes ? look : null;

function unasked(error: unknown): null {
  if (error instanceof PortUnavailable) return null;
  throw error;
}

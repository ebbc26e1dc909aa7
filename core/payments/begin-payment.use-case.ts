import { PortUnavailable } from "../shared/port-unavailable.ts";
import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { latestPaymentCheck } from "./payment-check.ts";
import { paymentRefusal } from "./payment-refusal.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Paise } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { Payable } from "./payable.ts";
import type { AwaitedPayment, Payables } from "./payables.port.ts";
import type { PaymentRefusal } from "./payment-refusal.ts";
import type { PaymentReturn } from "./payment-return.ts";
import type { PaymentCheck, CheckedOpening, Openings } from "./openings.port.ts";
import type { Opening, PaymentForm, PaymentProvider } from "./payment-provider.port.ts";

/** `key` identifies the call: a repetition with the same key gets the same answer. */
export type BeginPaymentRequest = { readonly payable: PayableId; readonly key: string };

/** The form that leads to the provider's page. */
export type BegunPayment = AwaitedPayment & { readonly form: PaymentForm };

/**
 * Begins to pay for something, or begins again after a payment failed. The provider's order is the same each time, so that no second
 * payment is taken for it. Refused where nothing is to be paid, or where it can't be paid any more.
 * Source: specification/payments.md, After a failure.
 */
export type BeginPayment = (customer: CustomerId, asked: BeginPaymentRequest) => Promise<Result<BegunPayment, PaymentRefusal>>;
export const BeginPayment = token<BeginPayment>("BeginPayment");

type Needs = {
  readonly provider: PaymentProvider;
  readonly openings: Openings;
  readonly payables: Payables;
  readonly customers: Customers;
  readonly paymentReturn: PaymentReturn;
  readonly now: Clock;
};

export function makeBeginPayment({ provider, openings, payables, customers, paymentReturn, now }: Needs): BeginPayment {
  return async (customer, { payable: id, key }) => {
    const payable = await payables.withId(id);
    if (payable === null || payable.customer !== customer) return refused({ kind: "unknown-payable" });
    const { due } = payable;
    const refusal = paymentRefusal(payable, now());
    if (refusal !== null || due === null) return refused(refusal ?? { kind: "nothing-to-pay" });

    const opened = await openedFor(payable, due).catch(awayNow);
    if (opened === "away") return refused({ kind: "provider-away", until: payable.closes ?? now() + payable.waits });
    const asked = { customer, key, at: now(), isUnderWay: opened.look?.isUnderWay === true };
    const begun = await payables.ask(id, asked);
    if (begun.kind === "refused") return begun;
    const person = await customers.withId(customer);
    const prefill = { name: person?.name ?? null, mobile: person?.mobile ?? null, email: person?.email ?? null };
    return ok({ ...begun.value, form: provider.formFor(opened.opening, { ...paymentReturn(id), prefill }) });
  };

  /** If a payment was begun before, the provider is asked about it first, because it may have been paid meanwhile. */
  async function openedFor(payable: Payable, amount: Paise): Promise<{ readonly opening: Opening; readonly look: PaymentCheck | null }> {
    const former: CheckedOpening | null = await openings.of(payable.id, provider.name);
    if (former !== null)
      return { opening: former, look: await latestPaymentCheck({ provider, openings, payables }, former, payable, now()) };
    const providerOrder = await provider.begin({ payable: payable.id, amount });
    return { opening: await openings.keep({ provider: provider.name, providerOrder, payable: payable.id, amount }, now()), look: null };
  }
}

function awayNow(error: unknown): "away" {
  if (error instanceof PortUnavailable) return "away";
  throw error;
}

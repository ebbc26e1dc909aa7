import { PortUnavailable } from "../shared/port-unavailable.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { checkedPayable } from "./payment-check.ts";
import { paymentRefusal } from "./payment-refusal.ts";
import { maker } from "../shared/use-case.ts";
import { PaymentProviders } from "./payment-providers.port.ts";
import { Openings } from "./openings.port.ts";
import { Payables } from "./payables.port.ts";
import { Customers } from "../identity/customers.port.ts";
import { PaymentReturn } from "./payment-return.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Paise } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { Payable } from "./payable.ts";
import type { AwaitedPayment } from "./payables.port.ts";
import type { PaymentRefusal } from "./payment-refusal.ts";
import type { Opening, PaymentForm } from "./payment-provider.port.ts";

/** `key` identifies the call: a repetition with the same key gets the same answer. */
export type BeginPaymentRequest = { readonly payable: PayableId; readonly key: string };

/** The form that leads to the provider's page. */
export type BegunPayment = AwaitedPayment & { readonly form: PaymentForm };

/**
 * Begins to pay for something, or begins again after a payment failed. The provider's order is the same each time, so that no second
 * payment is taken for it; where another provider takes new payments since, the former one is asked first. Refused where nothing is to be
 * paid, or where it can't be paid any more.
 * Source: specification/payments.md, After a failure.
 */
export type BeginPayment = (customer: CustomerId, request: BeginPaymentRequest) => Promise<Result<BegunPayment, PaymentRefusal>>;
export const BeginPayment = useCase<BeginPayment>("payments", "BeginPayment");

export const makeBeginPayment = maker(
  BeginPayment,
  { providers: PaymentProviders, openings: Openings, payables: Payables, customers: Customers, paymentReturn: PaymentReturn, now: Clock },
  ({ providers, openings, payables, customers, paymentReturn, now }) => {
    return async (customer, { payable: id, key }) => {
      const payable = await payables.withId(id);
      if (payable === null || payable.customer !== customer) return refused({ kind: "unknown-payable" });
      const { due } = payable;
      const refusal = paymentRefusal(payable, now());
      if (refusal !== null || due === null) return refused(refusal ?? { kind: "nothing-to-pay" });

      const opened = await openedFor(payable, due).catch(awayNow);
      if (opened === "away") return refused({ kind: "provider-away", until: payable.closes ?? now() + payable.waits });
      const begun = await payables.ask(id, { customer, key, at: now() });
      if (begun.kind === "refused") return begun;
      const person = await customers.withId(customer);
      const prefill = { name: person?.name ?? null, mobile: person?.mobile ?? null, email: person?.email ?? null };
      return ok({ ...begun.value, form: providers.current.formFor(opened, { ...paymentReturn(id), prefill }) });
    };

    /** Every provider with which a payment was begun before is asked about it first, because it may have been paid meanwhile. */
    async function openedFor(payable: Payable, amount: Paise): Promise<Opening> {
      const { current } = providers;
      const begun = await openings.of(payable.id);
      await checkedPayable({ providers, openings, payables }, payable, { begun, at: now() });
      const former = begun.find(({ provider }) => provider === current.name);
      if (former !== undefined) return former;
      const providerOrder = await current.begin({ payable: payable.id, amount });
      return openings.keep({ provider: current.name, providerOrder, payable: payable.id, amount }, now());
    }
  },
);

function awayNow(error: unknown): "away" {
  if (error instanceof PortUnavailable) return "away";
  throw error;
}

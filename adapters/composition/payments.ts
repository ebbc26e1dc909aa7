import { Customers } from "#core/identity/customers.port.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Orders } from "#core/ordering/orders.port.ts";
import { BeginPayment, makeBeginPayment, PaymentReturn } from "#core/payments/begin-payment.use-case.ts";
import { HearCallback, makeHearCallback } from "#core/payments/hear-callback.use-case.ts";
import { HearAgain, HearProvider, makeHearAgain, makeHearProvider } from "#core/payments/hear-provider.use-case.ts";
import { Openings } from "#core/payments/openings.port.ts";
import { PaymentProvider } from "#core/payments/payment-provider.port.ts";
import { makeReconcilePayments, ReconcilePayments } from "#core/payments/reconcile-payments.use-case.ts";
import { makeReturnSurplus, ReturnSurplus } from "#core/payments/return-surplus.use-case.ts";
import { makeSendRefund, SendRefund } from "#core/payments/send-refund.use-case.ts";
import { makeShowPayment, ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { paise } from "#core/shared/money.ts";
import { token } from "#core/shared/token.ts";
import { sandboxDesk } from "#adapters/sandbox-payments/desk.ts";
import { sandbox } from "#adapters/sandbox-payments/provider.ts";
import { tellOfPayment, tellOfRefund } from "#adapters/sandbox-payments/tell.ts";
import { make } from "./wire.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";
import type { SandboxBook } from "#adapters/sandbox-payments/book.ts";
import type { SandboxDesk } from "#adapters/sandbox-payments/desk.ts";
import type { Sandbox } from "#adapters/sandbox-payments/provider.ts";
import type { Container } from "./container.ts";

export function paymentsInProcess(container: Container): void {
  const parts = [PaymentProvider, Openings, Orders] as const;
  make(container, BeginPayment, makeBeginPayment, [...parts, Customers, PaymentReturn, Clock]);
  make(container, ShowPayment, makeShowPayment, [...parts, Clock]);
  make(container, HearProvider, makeHearProvider, [...parts, Clock]);
  make(container, HearAgain, makeHearAgain, [...parts, Clock]);
  make(container, HearCallback, makeHearCallback, [...parts, Clock]);
  make(container, ReconcilePayments, makeReconcilePayments, [...parts, Clock]);
  make(container, SendRefund, makeSendRefund, [PaymentProvider, Orders, Clock]);
  make(container, ReturnSurplus, makeReturnSurplus, [PaymentProvider, Orders, Clock]);
}

export function paymentsOverHttp(container: Container, overHttp: OverHttp): void {
  const declared = () => import("#adapters/http-contract/payments.ts"); // Loaded by the first call.
  container.bind(BeginPayment).toConstantValue(overHttp(async () => (await declared()).beginPayment));
  container.bind(ShowPayment).toConstantValue(overHttp(async () => (await declared()).showPayment));
}

/** Where the shop's customers come back to from a provider's page, and where its server tells what became of a payment. */
export const CALLBACK_PATH = "/payment/callback";
export const WEBHOOK_PATH = "/api/payment/webhook";

export const paymentReturn =
  (site: string): PaymentReturn =>
  (order) => {
    const address = `${site}${CALLBACK_PATH}?order=${encodeURIComponent(order)}`;
    return { returnTo: address, cancelTo: address };
  };

/** The sandbox where it takes the provider's place, with its page and what it keeps. */
export type SandboxParts = { readonly desk: SandboxDesk; readonly book: SandboxBook; readonly secret: Uint8Array };
export const SandboxParts = token<SandboxParts>("SandboxParts");

export function sandboxIn(container: Container, parts: Sandbox & { readonly lateAfter?: number }): void {
  container.bind(PaymentProvider).toConstantValue(sandbox(parts));
  container.bind(SandboxParts).toConstantValue({ desk: sandboxDesk(parts), book: parts.book, secret: parts.secret });
}

/** How jobs of payments are done. `address`: where the shop's own server is reached from here; the sandbox tells it there. */
export function paymentWorkers(container: Container, address: string): Partial<Workers> {
  const telling = () => ({ ...container.get(SandboxParts), webhook: `${address}${WEBHOOK_PATH}` });
  return {
    "reconcile-payments": ({ order }) => container.get(ReconcilePayments)(payableId(order)),
    "send-refund": ({ order, refund }) => container.get(SendRefund)(payableId(order), refund),
    "return-surplus": ({ order, payment }) => container.get(ReturnSurplus)(payableId(order), payment),
    "hear-payment": async ({ provider, providerOrder, event }) => {
      if (provider !== container.get(PaymentProvider).name) return; // Another has taken that one's place; what it told before it went is not ours to hear.
      await container.get(HearAgain)({ kind: "payment", providerOrder, event: { ...event, amount: paise(event.amount) } });
    },
    ...(container.get(PaymentProvider).name === "sandbox"
      ? {
          "capture-sandbox-payment": ({ payment }) => container.get(SandboxParts).book.capture(payment),
          "tell-of-sandbox-payment": ({ payment }) => tellOfPayment(telling(), payment),
          "tell-of-sandbox-refund": ({ refund }) => tellOfRefund(telling(), refund),
        }
      : {}),
  };
}

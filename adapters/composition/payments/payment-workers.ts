import { payableId } from "#core/ledger/entry.ts";
import { RetryPaymentNews } from "#core/payments/receive-webhook.use-case.ts";
import { PaymentProvider } from "#core/payments/payment-provider.port.ts";
import { ReconcilePayments } from "#core/payments/reconcile-payments.use-case.ts";
import { ReturnSurplus } from "#core/payments/return-surplus.use-case.ts";
import { SendRefund } from "#core/payments/send-refund.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { token } from "#core/shared/token.ts";
import { WEBHOOK_PATH } from "#adapters/http-server/payment-callbacks.ts";
import { sandboxPageActions } from "#adapters/sandbox-payments/page-actions.ts";
import { sandbox } from "#adapters/sandbox-payments/provider.ts";
import { sendPaymentWebhook, sendRefundWebhook } from "#adapters/sandbox-payments/webhook.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { MoneyJob } from "#core/payments/money-job.ts";
import type { PaymentJob } from "#core/payments/payment-job.ts";
import type { SandboxJob } from "#adapters/sandbox-payments/sandbox-jobs.ts";
import type { SandboxRecords } from "#adapters/sandbox-payments/records.ts";
import type { SandboxPageActions } from "#adapters/sandbox-payments/page-actions.ts";
import type { Sandbox } from "#adapters/sandbox-payments/provider.ts";
import type { Container } from "#adapters/composition/container.ts";

/** The sandbox where it takes the provider's place, with its page and what it keeps. */
export type SandboxParts = { readonly desk: SandboxPageActions; readonly book: SandboxRecords; readonly secret: Uint8Array };
export const SandboxParts = token<SandboxParts>("SandboxParts");

export function sandboxIn(container: Container, parts: Sandbox & { readonly lateAfter?: number }): void {
  container.bind(PaymentProvider).toConstantValue(sandbox(parts));
  container.bind(SandboxParts).toConstantValue({ desk: sandboxPageActions(parts), book: parts.book, secret: parts.secret });
}

/** How jobs of payments are done. `address`: where the shop's own server is reached from here; the sandbox tells it there. */
export function paymentWorkers(container: Container, address: string): Workers<MoneyJob | PaymentJob> & Partial<Workers<SandboxJob>> {
  const telling = () => ({ ...container.get(SandboxParts), webhook: `${address}/api${WEBHOOK_PATH}` });
  return {
    "reconcile-payments": ({ order }) => container.get(ReconcilePayments)(payableId(order)),
    "send-refund": ({ order, refund }) => container.get(SendRefund)(payableId(order), refund),
    "return-surplus": ({ order, payment }) => container.get(ReturnSurplus)(payableId(order), payment),
    "hear-payment": async ({ provider, providerOrder, event }) => {
      if (provider !== container.get(PaymentProvider).name) return; // Another has taken that one's place; what it told before it went is not ours to hear.
      await container.get(RetryPaymentNews)({ kind: "payment", providerOrder, event: { ...event, amount: paise(event.amount) } });
    },
    ...(container.get(PaymentProvider).name === "sandbox"
      ? {
          "capture-sandbox-payment": ({ payment }) => container.get(SandboxParts).book.capture(payment),
          "tell-of-sandbox-payment": ({ payment }) => sendPaymentWebhook(telling(), payment),
          "tell-of-sandbox-refund": ({ refund }) => sendRefundWebhook(telling(), refund),
        }
      : {}),
  };
}

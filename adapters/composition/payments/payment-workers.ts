import { payableId } from "#core/ledger/entry.ts";
import { RetryPaymentNews } from "#core/payments/receive-webhook.use-case.ts";
import { PaymentProviders, paymentProviders } from "#core/payments/payment-providers.port.ts";
import { ReconcilePayments } from "#core/payments/reconcile-payments.use-case.ts";
import { ReturnSurplus } from "#core/payments/return-surplus.use-case.ts";
import { SendRefund } from "#core/payments/send-refund.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { token } from "#core/shared/token.ts";
import { webhookPath } from "#adapters/http-server/payment-callbacks.ts";
import { sandboxPageActions } from "#adapters/sandbox-payments/page-actions.ts";
import { SANDBOX } from "#adapters/sandbox-payments/messages.ts";
import { sandbox } from "#adapters/sandbox-payments/provider.ts";
import { sendPaymentWebhook, sendRefundWebhook } from "#adapters/sandbox-payments/webhook.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { PaymentProvider, ProviderName } from "#core/payments/payment-provider.port.ts";
import type { MoneyJob } from "#core/payments/money-job.ts";
import type { PaymentJob } from "#core/payments/payment-job.ts";
import type { SandboxJob } from "#adapters/sandbox-payments/sandbox-jobs.ts";
import type { SandboxRecords } from "#adapters/sandbox-payments/records.ts";
import type { SandboxPageActions } from "#adapters/sandbox-payments/page-actions.ts";
import type { Sandbox } from "#adapters/sandbox-payments/provider.ts";
import type { Container } from "#adapters/composition/container.ts";

/** The sandbox, with its page and what it keeps. */
export type SandboxParts = { readonly desk: SandboxPageActions; readonly book: SandboxRecords; readonly secret: Uint8Array };
export const SandboxParts = token<SandboxParts>("SandboxParts");

/** `current`: which of them takes new payments. The sandbox is always there: it answers for what was begun in it. */
type Providers = {
  readonly sandbox: Sandbox & { readonly lateAfter?: number };
  readonly others: readonly PaymentProvider[];
  readonly current: ProviderName;
};

export function providersIn(container: Container, { sandbox: parts, others, current }: Providers): void {
  const desk = sandboxPageActions({ ...parts, takesNew: current === SANDBOX });
  container.bind(PaymentProviders).toConstantValue(paymentProviders([sandbox(parts), ...others], current));
  container.bind(SandboxParts).toConstantValue({ desk, book: parts.book, secret: parts.secret });
}

/** How jobs of payments are done. `address`: where the shop's own server is reached from here; the sandbox tells it there. */
export function paymentWorkers(container: Container, address: string): Workers<MoneyJob | PaymentJob | SandboxJob> {
  const telling = () => ({ ...container.get(SandboxParts), webhook: `${address}/api${webhookPath(SANDBOX)}` });
  return {
    "reconcile-payments": ({ order }) => container.get(ReconcilePayments)(payableId(order)),
    "send-refund": ({ order, refund }) => container.get(SendRefund)(payableId(order), refund),
    "return-surplus": ({ order, provider = null, payment }) => container.get(ReturnSurplus)(payableId(order), { provider, payment }),
    "hear-payment": ({ provider, providerOrder, event }) =>
      container.get(RetryPaymentNews)(provider, {
        kind: "payment",
        providerOrder,
        event: { ...event, provider, amount: paise(event.amount) },
      }),
    "capture-sandbox-payment": ({ payment }) => container.get(SandboxParts).book.capture(payment),
    "tell-of-sandbox-payment": ({ payment }) => sendPaymentWebhook(telling(), payment),
    "tell-of-sandbox-refund": ({ refund }) => sendRefundWebhook(telling(), refund),
  };
}

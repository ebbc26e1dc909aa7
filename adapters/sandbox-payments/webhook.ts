import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { signature } from "./signature.ts";
import { paymentMessage, refundMessage } from "./messages.ts";
import type { SandboxRecords } from "./records.ts";

export type WebhookTarget = { readonly book: SandboxRecords; readonly secret: Uint8Array; readonly webhook: string };

const TIMEOUT = 10_000;

/** Tells the shop of a payment, as its webhook is told by a real provider. Throws where it doesn't hear: whoever asks tries again. */
export async function sendPaymentWebhook({ book, ...telling }: WebhookTarget, id: string): Promise<void> {
  const payment = await book.payment(id);
  if (payment !== null && payment.state !== "late") await tell(telling, paymentMessage(payment));
}

/** Tells the shop of a refund. Throws where it doesn't hear: whoever asks tries again. */
export async function sendRefundWebhook({ book, ...telling }: WebhookTarget, key: string): Promise<void> {
  const refund = await book.refundWith(key);
  if (refund !== null) await tell(telling, refundMessage(refund));
}

async function tell({ secret, webhook }: Omit<WebhookTarget, "book">, body: string): Promise<void> {
  const answer = await fetch(webhook, {
    method: "POST",
    headers: { "content-type": "application/json", "x-sandbox-signature": signature(secret, body) },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    throw new PortUnavailable("the shop's webhook", error);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new PortUnavailable("the shop's webhook", answer.status);
}

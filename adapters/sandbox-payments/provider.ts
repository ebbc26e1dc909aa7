import { isUtf8 } from "node:buffer";
import { PAY_PATH } from "./paths.ts";
import { isSigned } from "./signature.ts";
import { SANDBOX, eventOf, newsIn } from "./messages.ts";
import type { PaymentProvider } from "#core/payments/payment-provider.port.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { SandboxRecords } from "./records.ts";

export type Sandbox = {
  readonly book: SandboxRecords;
  /** Known to the sandbox and to the shop, as a real provider's would be. */
  readonly secret: Uint8Array;
  readonly now: Clock;
  /** Makes an id that nobody guesses. */
  readonly newSecretId: () => string;
};

/**
 * A provider that moves no money, with a page of its own, for trying the shop out. It refunds at once and says so a moment later, as real
 * ones do.
 */
export const sandbox = ({ book, secret, now, newSecretId }: Sandbox): PaymentProvider => ({
  name: SANDBOX,
  origin: null,
  begin: async ({ payable, amount }) => (await book.open({ id: `sbo_${newSecretId()}`, payable, amount, openedAt: now() })).id,
  formFor: ({ providerOrder }) => ({ action: PAY_PATH, fields: { order: providerOrder } }),
  callbackIn({ sandbox_order: providerOrder = "", sandbox_payment: payment = "", sandbox_signature: shown = "" }) {
    if (providerOrder === "" || payment === "") return null;
    return isSigned(secret, `${providerOrder}|${payment}`, shown) ? { providerOrder, payment } : null;
  },
  webhookIn(body, { "x-sandbox-signature": shown = "" }) {
    if (!isSigned(secret, body, shown) || !isUtf8(body)) return null;
    const news = newsIn(Buffer.from(body).toString("utf8"));
    return news === null ? [] : [news];
  },
  paymentsOf: async (providerOrder) => (await book.paymentsOf(providerOrder)).map(eventOf),
  async capture({ id }) {
    const payment = await book.payment(id); // What is late is captured in its own time, however often it is asked for.
    return payment === null ? [] : [eventOf(payment)];
  },
  async refund({ payment, amount, key }) {
    return { state: (await book.refund({ key, payment, amount, at: now() })) === null ? "failed" : "pending" };
  },
  refundOf: async ({ key }) => ((await book.refundWith(key)) === null ? null : { state: "processed" }),
});

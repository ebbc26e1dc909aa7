import { isUtf8 } from "node:buffer";
import { requestUnrefused, requestFrom, RazorpayRefusal } from "./request.ts";
import { isSigned } from "./signature.ts";
import {
  RAZORPAY,
  eventOf,
  keyOf,
  newsIn,
  orderShape,
  outcomeOf,
  paymentShape,
  paymentsShape,
  refundShape,
  refundsShape,
  webhookShape,
} from "./messages.ts";
import type { Fields, Opening, Paying, PaymentProvider, ProviderNews } from "#core/payments/payment-provider.port.ts";
import type { RazorpayAccount } from "./account.ts";

/** Razorpay, by its orders, its hosted checkout, its signatures, its webhooks and its refunds. `timeout` in milliseconds. */
export function razorpay(account: RazorpayAccount & { readonly timeout?: number }): PaymentProvider {
  const paymentWithId = (id: string) => requestUnrefused(account, { method: "GET", path: `/v1/payments/${id}`, shape: paymentShape });

  return {
    name: RAZORPAY,
    origin: new URL(account.address).origin,
    async begin({ payable, amount }) {
      const body = { amount, currency: "INR", receipt: payable, notes: { payable } };
      const order = await requestUnrefused(account, { method: "POST", path: "/v1/orders", body, shape: orderShape });
      if (order.amount !== amount) throw new TypeError(`an order of ${amount} was opened with ${order.amount}`);
      return order.id;
    },
    formFor: (opening, about) => ({ action: `${account.address}/v1/checkout/embedded`, fields: fieldsOf(account, opening, about) }),
    callbackIn({ razorpay_payment_id: payment = "", razorpay_order_id: providerOrder = "", razorpay_signature: shown = "" }: Fields) {
      if (payment === "" || providerOrder === "") return null;
      return isSigned(account.keySecret, `${providerOrder}|${payment}`, shown) ? { providerOrder, payment } : null;
    },
    webhookIn: (body, headers) => webhookIn(account, body, headers),
    async paymentsOf(providerOrder) {
      const { items } = await requestUnrefused(account, {
        method: "GET",
        path: `/v1/orders/${providerOrder}/payments`,
        shape: paymentsShape,
      });
      return items.flatMap((payment) => eventOf(payment) ?? []);
    },
    async capture({ id, amount }) {
      const body = { amount, currency: "INR" };
      const path = `/v1/payments/${id}/capture`;
      const payment = await requestFrom(account, { method: "POST", path, body, shape: paymentShape }).catch((error: unknown) => {
        if (error instanceof RazorpayRefusal) return paymentWithId(id); // Captured before, or given back: what it came to is told.
        throw error;
      });
      const event = eventOf(payment);
      return event === null ? [] : [event];
    },
    async refund({ payment, amount, key }) {
      const body = { amount, speed: "normal", receipt: key.slice(-LONGEST_RECEIPT), notes: { key } };
      const headers = { "x-refund-idempotency": key.replaceAll(/[^\w-]/g, "-") };
      try {
        const path = `/v1/payments/${payment}/refund`;
        return outcomeOf(await requestFrom(account, { method: "POST", path, body, headers, shape: refundShape }));
      } catch (error) {
        if (!(error instanceof RazorpayRefusal)) throw error;
        return (await refundOf(payment, key)) ?? { state: "failed" };
      }
    },
    refundOf: ({ payment, key }) => refundOf(payment, key),
  };

  async function refundOf(payment: string, key: string) {
    const path = `/v1/payments/${payment}/refunds?count=100`;
    const { items } = await requestUnrefused(account, { method: "GET", path, shape: refundsShape });
    const refund = items.find((one) => keyOf(one) === key);
    return refund === undefined ? null : outcomeOf(refund);
  }
}

const LONGEST_RECEIPT = 40;

/** Their hosted checkout takes these as a form; what is left out, its reader fills in there. */
function fieldsOf({ keyId, shop }: RazorpayAccount, { providerOrder, amount }: Opening, { returnTo, cancelTo, prefill }: Paying): Fields {
  const { name, mobile, email } = prefill;
  return {
    key_id: keyId,
    order_id: providerOrder,
    amount: String(amount),
    currency: "INR",
    name: shop,
    ...(name === null ? {} : { "prefill[name]": name }),
    ...(mobile === null ? {} : { "prefill[contact]": `+91${mobile}` }),
    ...(email === null ? {} : { "prefill[email]": email }),
    callback_url: returnTo,
    cancel_url: cancelTo,
  };
}

/** Signed over the very bytes that came, which are read only then. */
function webhookIn({ webhookSecret }: RazorpayAccount, body: Uint8Array, headers: Fields): readonly ProviderNews[] | null {
  const { "x-razorpay-signature": shown = "" } = headers;
  if (!isSigned(webhookSecret, body, shown) || !isUtf8(body)) return null;
  const read = webhookShape.safeParse(jsonIn(Buffer.from(body).toString("utf8")));
  return read.success ? newsIn(read.data) : []; // Something that we don't know, but theirs: told again it would be the same.
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

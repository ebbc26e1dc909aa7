import { signature } from "#adapters/sandbox-payments/signature.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PaymentProvider, ProviderRefundRequest } from "#core/payments/payment-provider.port.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Paise } from "#core/shared/money.ts";

const SECRET = new TextEncoder().encode("a third provider's secret");
const NAME = "planted";

/** A third provider, as docs/adding-a-payment-provider.md has it made, that a test moves by hand. */
export function plantedProvider(at: number) {
  const orders = new Map<string, { readonly payable: PayableId; readonly amount: Paise }>();
  const payments: { readonly order: string; readonly event: PaymentEvent }[] = [];
  const refunds = new Map<string, ProviderRefundRequest>();
  const eventsOf = (order: string) => payments.filter((one) => one.order === order).map(({ event }) => event);
  const provider: PaymentProvider = {
    name: NAME,
    origin: "https://planted.example",
    async begin(request) {
      const id = `planted_order_${orders.size + 1}`;
      orders.set(id, request);
      return id;
    },
    formFor: ({ providerOrder }) => ({ action: "https://planted.example/pay", fields: { planted_order: providerOrder } }),
    callbackIn({ planted_order: providerOrder = "", planted_payment: payment = "", planted_signature: shown = "" }) {
      return shown === signature(SECRET, `${providerOrder}|${payment}`) ? { providerOrder, payment } : null;
    },
    webhookIn(body, { "x-planted-signature": shown = "" }) {
      if (shown !== signature(SECRET, body)) return null;
      const order = Buffer.from(body).toString("utf8");
      return eventsOf(order).map((event) => ({ kind: "payment", providerOrder: order, event }));
    },
    paymentsOf: async (order) => eventsOf(order),
    capture: async ({ id }) => payments.filter(({ event }) => event.payment === id).map(({ event }) => event),
    async refund(request) {
      refunds.set(request.key, request);
      return { state: "processed" };
    },
    refundOf: async ({ key }) => (refunds.has(key) ? { state: "processed" } : null),
  };
  return {
    provider,
    refunds,
    /** Somebody pays on its page: what the browser brings back. */
    pay(order: string): Readonly<Record<string, string>> {
      const payment = `planted_${payments.length + 1}`;
      const amount = orders.get(order)?.amount;
      if (amount === undefined) throw new RangeError(order);
      payments.push({ order, event: { id: `${payment}/captured`, provider: NAME, payment, kind: "captured", amount, at } });
      return { planted_order: order, planted_payment: payment, planted_signature: signature(SECRET, `${order}|${payment}`) };
    },
    /** What its server tells of an order. */
    telling: (order: string) => ({ body: order, headers: { "x-planted-signature": signature(SECRET, order) } }),
  };
}

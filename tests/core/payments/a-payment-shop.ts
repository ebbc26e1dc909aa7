import { orderPayables } from "#core/orders/money/order-payables.ts";
import { PAYMENT_WAITS } from "#core/orders/order/order-stage.ts";
import { makeBeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { paymentProviders } from "#core/payments/payment-providers.port.ts";
import { makeReceiveCallback } from "#core/payments/receive-callback.use-case.ts";
import { makeRetryPaymentNews, makeReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { makeReconcilePayments } from "#core/payments/reconcile-payments.use-case.ts";
import { makeReturnSurplus } from "#core/payments/return-surplus.use-case.ts";
import { makeSendRefund } from "#core/payments/send-refund.use-case.ts";
import { makeShowPayment } from "#core/payments/show-payment.use-case.ts";
import { makeListUnpaidPayments } from "#core/payments/unpaid/list-unpaid-payments.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { makeExpireOrder } from "#core/orders/order/expire-order.use-case.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { makeTellOfSecondPayment } from "#core/order-news/tell-of-second-payment.ts";
import { secondPaymentMessages } from "#cli/order-news/second-payment-messages.ts";
import { keptJobs } from "#tests/kept-jobs.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { razorpay } from "#adapters/razorpay/provider.ts";
import { paymentReturn } from "#adapters/composition/payments/payment-return.ts";
import { now } from "#tests/fixtures.ts";
import { aQuote, applied } from "#tests/core/orders/order-steps.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { RazorpayStandIn } from "#tests/adapters/razorpay/razorpay-stand-in.ts";
import { onlySite } from "#tests/builders/a-letter.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PaymentNews } from "#core/payments/receive-webhook.use-case.ts";
import type { Notifications } from "#core/notifications/notifications.port.ts";
import type { Openings } from "#core/payments/openings.port.ts";
import type { PaymentProvider } from "#core/payments/payment-provider.port.ts";
import type { Buyer, OrderShop } from "#tests/core/orders/a-stocked-shop.ts";
import type { StandInWebhook } from "#tests/adapters/razorpay/razorpay-stand-in.ts";

export const MINUTE = 60_000;
export const AFTER_WAITING = PAYMENT_WAITS + MINUTE;

/** All that payments do, with a provider that a test moves by hand and a clock that it turns. */
export async function aPaymentShop(desk: OrderShop, openings: Openings) {
  const clock = { at: now };
  const time = () => clock.at;
  const standIn = await RazorpayStandIn.open(time);
  const provider: PaymentProvider = razorpay({ ...standIn.account, timeout: 2_000 });
  const providers = paymentProviders([provider], provider.name);
  const { orders } = desk;
  const payables = orderPayables(orders);
  const hearProvider = makeReceiveWebhook({ providers, openings, payables, now: time });
  const hearAgain = makeRetryPaymentNews({ openings, payables, now: time });
  const memory = new Memory();
  const customers = memoryCustomers(memory);
  const notifications = memoryNotifications(memory);
  const outage = { ofNotifications: false };
  const announcing: Pick<Notifications, "announce"> = {
    announce: (...given) =>
      outage.ofNotifications ? Promise.reject(new PortUnavailable("notifications", new Error("down"))) : notifications.announce(...given),
  };
  let ids = 0;
  const tellOfSecondPayment = makeTellOfSecondPayment({
    payables,
    customers,
    notifications: announcing,
    now: time,
    messages: secondPaymentMessages(onlySite("https://niramaya.test")),
    newId: () => `told-${++ids}`,
  });
  const returnSurplus = makeReturnSurplus({ providers, payables, tellOfSecondPayment, now: time });
  const begin = makeBeginPayment({
    providers,
    openings,
    payables,
    customers,
    paymentReturn: paymentReturn(onlySite("https://niramaya.test")),
    now: time,
  });
  return {
    ...desk,
    openings,
    customers,
    notifications,
    outage,
    clock,
    /** What was written to customers of payments. */
    written: () => keptJobs(memory).flatMap(({ job }) => (job.kind === "send-email" || job.kind === "send-sms" ? [job.text] : [])),
    standIn,
    provider,
    begin,
    unpaid: makeListUnpaidPayments({ payables, now: time }),
    show: makeShowPayment({ providers, openings, payables, now: time }),
    callback: makeReceiveCallback({ providers, openings, payables, now: time }),
    hear: ({ body, headers }: StandInWebhook) => hearProvider(null, body, headers),
    hearAgain: (news: PaymentNews) => hearAgain(provider.name, news),
    reconcile: makeReconcilePayments({ providers, openings, payables, now: time }),
    sendRefund: makeSendRefund({ providers, payables, now: time }),
    returnSurplus: (order: PayableId, payment: string) => returnSurplus(order, { provider: provider.name, payment }),
    expire: makeExpireOrder({ orders, now: time }),

    /** An order of these pieces that waits for its payment online, and whose it is. */
    async waiting(pieces: Readonly<Record<string, number>>, buyer?: Buyer) {
      const asha = buyer ?? (await desk.someone());
      await fill(desk, asha, pieces);
      const order = await aQuote(desk, asha, "online", { at: clock.at });
      await applied(desk, asha, order, { at: clock.at });
      return { asha, order };
    },
    /** The same, begun to be paid: with the id that the provider gave it. */
    async begun(pieces: Readonly<Record<string, number>>) {
      const { asha, order } = await this.waiting(pieces);
      const answer = await begin(asha.id, { payable: order, key: "first" });
      if (answer.kind === "refused") throw new Error(JSON.stringify(answer.refusal));
      return { asha, order, providerOrder: answer.value.form.fields["order_id"] ?? "" };
    },
    /** How the order stands, and what moved on its account, by keys. */
    async kept(order: Parameters<typeof orders.withId>[0]) {
      const stored = await orders.withId(order);
      if (stored === null) throw new RangeError(order);
      return { ...stored, stage: stored.order.stage, keys: stored.ledger.map(({ key }) => key.replace(`${order}/`, "")).toSorted() };
    },
  };
}
export type PaymentShop = Awaited<ReturnType<typeof aPaymentShop>>;

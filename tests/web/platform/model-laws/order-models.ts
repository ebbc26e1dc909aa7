import { Reorder } from "#core/customer-cart/reorder.use-case.ts";
import { addressId } from "#core/account/address.ts";
import { ChangeAddress } from "#core/account/change-address.use-case.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { checkoutDraftIn } from "#web/features/orders/checkout-drafts.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { quoteOf } from "#core/orders/quote/quote.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { AskReturn } from "#core/orders/returns/ask-return.use-case.ts";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { PreviewRefund } from "#core/orders/returns/preview-refund.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { orderSummary } from "#core/orders/views/order-summary.ts";
import { ListMyOrders } from "#core/orders/views/list-my-orders.use-case.ts";
import { orderTotals } from "#core/orders/views/order-totals.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { ShowMyOrder } from "#core/orders/views/show-my-order.use-case.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { CancelModel, cancelNeeds } from "#web/features/orders/cancel/cancel-model.ts";
import { CheckoutModel, checkoutNeeds } from "#web/features/orders/checkout/checkout-model.ts";
import { UnpaidOrdersModel, unpaidOrdersNeeds } from "#web/features/orders/checkout/unpaid-orders-model.ts";
import { OrderListModel, orderListNeeds } from "#web/features/orders/list/order-list-model.ts";
import { OrderModel, orderNeeds } from "#web/features/orders/order/order-model.ts";
import { ReorderModel, reorderNeeds } from "#web/features/orders/order/reorder-model.ts";
import { PaperModel, paperNeeds } from "#web/features/orders/paper/paper-model.ts";
import { RefundPreviewModel, refundPreviewNeeds } from "#web/features/orders/refunds/refund-preview-model.ts";
import { RefillsModel, refillsNeeds } from "#web/features/orders/refills/refills-model.ts";
import { ReturnModel, returnNeeds } from "#web/features/orders/returns/return-model.ts";
import { PaymentModel, paymentNeeds } from "#web/features/payments/payment-model.ts";
import { ThanksModel, thanksNeeds } from "#web/features/orders/thank-you/thanks-model.ts";
import { aCheckout, ordersDay } from "#tests/builders/a-checkout.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { anInvoice } from "#tests/builders/an-invoice.ts";
import { anOrder, aPlacedOrder, by, delivered, done } from "#tests/builders/an-order.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import { outage, turnOver } from "./answers.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha, order } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { MyQuote } from "#core/orders/quote/my-quote.ts";
import type { ParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import type { Stage } from "./stage.ts";

const unknownOrder = refused({ kind: "unknown-order" } as const);
const view = (of: Order) => orderView(kept(of), ordersDay);
const parent = (of: Order): ParentOrder => ({ totals: orderTotals(kept(of)), order: view(of) });
const failed = { kind: "not-taken", why: "failed", amount: paise(10_000), until: null, goesBack: paise(0) } as const;
const boughtOnce = () => orderSummary(kept(delivered(aPlacedOrder())), ordersDay);
const tea = unrated(aProduct("Tea"));
const unpaidSummary = () => orderSummary(kept(unpaid()), ordersDay);
const unpaid = () => done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" });

const aThanks = ({ allDependencies, tell }: Stage) =>
  new ThanksModel(order, asha, {
    ...lateNeeds(allDependencies, thanksNeeds),
    cart: { refresh: async () => tell("cart") },
    newKey: () => "key",
    now: () => ordersDay,
  });

const aCheckoutModel = ({ allDependencies }: Stage) =>
  new CheckoutModel(asha, {
    kept: { read: () => null, source: () => "visitor" as const, put: () => undefined },
    delivery: { orderedTo: () => undefined },
    ...lateNeeds(allDependencies, checkoutNeeds),
    cart: { refresh: async () => {}, applyCoupon: (_, answered) => answered({ kind: "cleared" }) },
    drafts: { of: () => checkoutDraftIn({}), put: () => undefined },
    now: () => ordersDay,
  });

function aQuote(): MyQuote {
  const quote = quoteOf(aCheckout(), "online");
  if (quote.kind === "refused") throw new Error(quote.refusal.kind);
  return { ...quote.value, id: order, signature: "signature", parcels: [] };
}

export const orderReaders = [
  reads(
    "order-list-model",
    ListMyOrders,
    [
      { orders: [], next: null },
      { orders: [], next: order },
    ],
    (_call, { allDependencies }) => {
      const model = new OrderListModel(asha, { text: "", filter: "all", after: null }, lateNeeds(allDependencies, orderListNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads(
    "refills-model",
    ListMyOrders,
    [
      { orders: [], next: null },
      { orders: [boughtOnce()], next: null },
    ],
    (_call, { allDependencies }) => {
      const model = new RefillsModel(asha, lateNeeds(allDependencies, refillsNeeds), async () => [tea]);
      return { ask: model.ask, shown: () => model.products };
    },
  ),
  reads("refills-model", RefreshProducts, [[], [tea]], (call, stage) => {
    stage.answers(ListMyOrders, async () => ({ orders: [boughtOnce()], next: null }));
    const model = new RefillsModel(asha, lateNeeds(stage.allDependencies, refillsNeeds), call);
    return { ask: model.ask, shown: () => model.products };
  }),
  reads("order-model", ShowMyOrder, [unknownOrder, ok(view(aPlacedOrder()))], (_call, { allDependencies }) => {
    const model = new OrderModel(asha, order, lateNeeds(allDependencies, orderNeeds));
    return { ask: model.ask, shown: () => model.seen };
  }),
  reads(
    "paper-model",
    ShowDocument,
    [refused({ kind: "unknown-document" } as const), ok({ kind: "invoice", facts: anInvoice() } as const)],
    (_call, { allDependencies }) => {
      const model = new PaperModel(asha, { order, number: null }, { ...lateNeeds(allDependencies, paperNeeds), save: () => {} });
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads(
    "refund-preview-model",
    PreviewRefund,
    [unknownOrder, ok({ fault: "ours", lines: [], total: paise(100), payout: paise(100) } as const)],
    (_call, { allDependencies }) => {
      const model = new RefundPreviewModel(asha, lateNeeds(allDependencies, refundPreviewNeeds));
      let asked = 0;
      const ask = () => {
        asked += 1;
        return model.ask({ kind: "cancel", order, places: [asked] });
      };
      return { ask, shown: () => model.state };
    },
  ),
  reads("thanks-model", ShowParentOrder, [unknownOrder, ok(parent(aPlacedOrder()))], (_call, stage) => {
    stage.answers(ShowPayment, outage);
    const model = aThanks(stage);
    return { ask: model.look, shown: () => [model.seen, stage.told()] };
  }),
  reads("thanks-model", ShowPayment, [ok({ ...failed, why: "too-late" } as const), ok(failed)], (_call, stage) => {
    stage.answers(ShowParentOrder, async () => ok(parent(unpaid())));
    const model = aThanks(stage);
    return { ask: model.look, shown: () => model.state };
  }),
  reads(
    "unpaid-orders-model",
    ListMyOrders,
    [
      { orders: [], next: null },
      { orders: [unpaidSummary()], next: null },
    ],
    (_call, { allDependencies }) => {
      const model = new UnpaidOrdersModel(asha, lateNeeds(allDependencies, unpaidOrdersNeeds));
      return { ask: model.ask, shown: () => model.found(new Set()) };
    },
  ),
  reads("checkout-model", ListAddresses, [[], [anAddress()]], (_call, stage) => {
    stage.answers(QuoteMyOrder, outage);
    const model = aCheckoutModel(stage);
    return { ask: model.open, shown: () => [model.book, model.chosen] };
  }),
  reads("checkout-model", QuoteMyOrder, [refused({ kind: "empty-cart" } as const), ok(aQuote())], (_call, stage) => {
    const model = aCheckoutModel(stage);
    let asked = 0;
    const ask = async () => {
      asked += 1;
      model.choose(addressId(`address-${asked}`));
      await turnOver();
    };
    return { ask, shown: () => [model.state, model.quote] };
  }),
];

export const orderSenders = [
  sends("reorder-model", Reorder, ({ allDependencies, tell }) => {
    const model = new ReorderModel(asha, lateNeeds(allDependencies, reorderNeeds), { refresh: async () => tell("cart") });
    return () => model.send(order);
  }),
  sends(
    "paper-model",
    DownloadDocument,
    ({ allDependencies, tell }) =>
      new PaperModel(asha, { order, number: null }, { ...lateNeeds(allDependencies, paperNeeds), save: tell }).fetch,
  ),
  sends("cancel-model", CancelMyOrder, ({ allDependencies }) => {
    const model = new CancelModel(new OrderModel(asha, order, lateNeeds(allDependencies, orderNeeds)), view(aPlacedOrder()), {
      ...lateNeeds(allDependencies, cancelNeeds),
      places: [0],
      newKey: () => "key",
    });
    model.say("changed-mind");
    return () => {
      const sent = model.send();
      model.say("found-cheaper"); // What is chosen anew meanwhile is not sent as well.
      return sent;
    };
  }),
  sends("thanks-model", CancelMyOrder, (stage) => aThanks(stage).giveUpForCash),
  sends("return-model", AskReturn, ({ allDependencies, answers }) => {
    answers(PreviewRefund, outage);
    const model = new ReturnModel(new OrderModel(asha, order, lateNeeds(allDependencies, orderNeeds)), view(delivered(aPlacedOrder())), {
      ...lateNeeds(allDependencies, returnNeeds),
      newKey: () => "key",
    });
    model.setPieces(0, 1);
    model.say("change-of-mind");
    model.tell("unopened");
    return model.send;
  }),
  sends("payment-model", BeginPayment, ({ allDependencies }) => {
    const model = new PaymentModel(asha, { ...lateNeeds(allDependencies, paymentNeeds), newKey: () => "key" });
    return () => model.pay(order);
  }),
  sends("checkout-model", ChangeAddress, async (stage) => {
    stage.answers(ListAddresses, async () => [anAddress()]);
    stage.answers(QuoteMyOrder, outage);
    const model = aCheckoutModel(stage);
    await model.open();
    return () => model.moveTo("Tamil Nadu");
  }),
  sends("checkout-model", PlaceMyOrder, async (stage) => {
    stage.answers(QuoteMyOrder, async () => ok(aQuote()));
    const model = aCheckoutModel(stage);
    model.choose(addressId("address-1"));
    await turnOver();
    return model.place;
  }),
];

import { printedEnd } from "#core/coupons/coupon-end.ts";
import { checkoutBill } from "#core/orders/order/checkout-bill.ts";
import { paymentView } from "#core/orders/views/payment-view.ts";
import { isPaidInVain, paymentStateOf } from "#core/orders/money/payment-state.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { printOrder } from "./print-order.ts";
import { checkoutJson, checkoutText } from "./printing/checkout-text.ts";
import { explanationJson } from "#cli/cart/printing/explanation-json.ts";
import { orderJson } from "./printing/order-json.ts";
import { paintFor } from "#cli/printing/paint.ts";
import { paymentJson } from "./printing/payment-json.ts";
import { paragraphsText } from "#cli/printing/paragraphs-text.ts";
import { orderParagraphs } from "./wording/order-explanation.ts";
import { moneyText } from "./wording/order-money.ts";

const COMMAND = "order explain";

/** Says how every figure of an order comes about, and which event decided its payment. */
export const orderExplain = databaseCommand({ name: COMMAND, switches: ["json"], options: ["as"], files: 1, noun: "NUMBER" }, (context) =>
  printOrder(context, COMMAND, (stored) => {
    const { facts, way } = stored.order.snapshot;
    const bill = checkoutBill(facts, way);
    const money = paymentView(stored, Date.now());
    if (context.given.switches.has("json")) {
      const { decidedBy, kind } = paymentStateOf(stored);
      const payment = {
        state: isPaidInVain(stored) ? "paid-in-vain" : kind,
        decided_by: decidedBy?.id ?? null,
        ...paymentJson(money, bill.total),
      };
      return `${JSON.stringify({ ...checkoutJson(bill), explanation: explanationJson(bill.bill, printedEnd), payment, order: orderJson(stored) }, null, 2)}\n`;
    }
    const paint = paintFor(context.terminal);
    return `${checkoutText(bill, paint, moneyText(stored, money))}\n${paragraphsText(orderParagraphs(stored, bill, printedEnd), paint)}`;
  }),
);

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
export const orderExplain = databaseCommand({ name: COMMAND, switches: ["json"], options: ["as"], files: 1, noun: "NUMBER" }, (asked) =>
  printOrder(asked, COMMAND, (kept) => {
    const { facts, way } = kept.order.snapshot;
    const bill = checkoutBill(facts, way);
    const money = paymentView(kept, Date.now());
    if (asked.given.switches.has("json")) {
      const { decidedBy, kind } = paymentStateOf(kept);
      const payment = {
        state: isPaidInVain(kept) ? "paid-in-vain" : kind,
        decided_by: decidedBy?.id ?? null,
        ...paymentJson(money, bill.total),
      };
      return `${JSON.stringify({ ...checkoutJson(bill), explanation: explanationJson(bill.bill, printedEnd), payment, order: orderJson(kept) }, null, 2)}\n`;
    }
    const paint = paintFor(asked.terminal);
    return `${checkoutText(bill, paint, moneyText(kept, money))}\n${paragraphsText(orderParagraphs(kept, bill, printedEnd), paint)}`;
  }),
);

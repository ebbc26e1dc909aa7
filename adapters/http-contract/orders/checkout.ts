import * as z from "zod/mini";
import { addressId } from "#core/account/address.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { ShowPrepaidDiscount } from "#core/orders/quote/show-prepaid-discount.use-case.ts";
import { indianState } from "#adapters/http-contract/account/profile.ts";
import { prepaidDiscount } from "./checkout-facts.ts";
import { endpoint, fields, nothing, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { orderTotals } from "./order-totals.ts";
import { orderView } from "./order-view.ts";
import { paymentWay } from "./order-figures.ts";
import { cashRefusal, lineToSettle, myQuote, orderId } from "./quote.ts";
import { freshQuote, quoteChange } from "./quote-change.ts";
import { callKey, idOf, orNull, pincode } from "#adapters/http-contract/scalars.ts";

export const quoteMyOrder = endpoint(QuoteMyOrder, {
  method: "POST",
  path: "/shopUserOrder/checkoutUserOrder",
  in: "body",
  audience: "customer",
  request: fields({ address: ["address_id", idOf(addressId)], way: ["payment_method", paymentWay] }),
  response: myQuote,
  refusals: {
    "empty-cart": answerOf(1, "Cart is empty"),
    "lines-to-settle": answerOf(2, "Some products can not be ordered as they are", fields({ lines: ["line_list", z.array(lineToSettle)] })),
    undeliverable: answerOf(3, "Delivery is not available at this pincode", fields({ pincode })),
    "cash-not-offered": answerOf(4, "Cash on delivery is not available", fields({ reasons: z.array(cashRefusal) })),
    "beyond-limits": answerOf(5, "Cart value is too high"),
    "pincode-elsewhere": answerOf(6, "This pincode is in another state", fields({ pincode, state: indianState })),
    "unknown-address": answerOf(404, "Address not found"),
  },
});

export const placeMyOrder = endpoint(PlaceMyOrder, {
  method: "PUT",
  path: "/shopUserOrder/placeUserOrder",
  in: "body",
  audience: "reader",
  request: fields({
    quote: ["parent_order_id", orderId],
    signature: z.string().check(z.maxLength(100)),
    address: ["address_id", idOf(addressId)],
    key: orNull(callKey),
  }),
  response: fields({ kind: ["order_status", z.enum(["placed", "payment-waits"])], order: orderTotals }),
  refusals: {
    stale: answerOf(
      409,
      "Something changed since. Please check the new bill.",
      fields({ changes: z.array(quoteChange), fresh: freshQuote }),
    ),
    "wrong-signature": answerOf(403, "The bill was not signed by the shop"),
    unknown: answerOf(404, "Order not found"),
    gone: answerOf(410, "The time to pay for this order is over"),
    "key-taken": answerOf(422, "This key was used for another order"),
  },
});

/** Its summary has the fields of specification/orders.md, Order summary. */
export const showParentOrder = endpoint(ShowParentOrder, {
  method: "GET",
  path: "/shopUserOrder/user/getParentOrderById",
  in: "query",
  audience: "customer",
  request: only("_id", orderId),
  response: fields({ totals: ["order_summary", orderTotals], order: orderView }),
  refusals: { "unknown-order": answerOf(404, "Order not found") },
});

export const showPrepaidDiscount = endpoint(ShowPrepaidDiscount, {
  method: "GET",
  path: "/shop/prepaidDiscount/user/getPrepaidDiscount",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: z.nullable(prepaidDiscount),
});

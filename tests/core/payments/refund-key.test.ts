import { describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { surplusKey } from "#core/payments/payment-entries.ts";
import { readKey, refundKey } from "#core/payments/refund-key.ts";

const order = { id: payableId("0197-order") };

describe("a key at the provider", () => {
  it("is read as what it was made for", () => {
    for (const number of [1, 12, 123]) expect(readKey(refundKey(order, number))).toEqual({ kind: "refund", payable: order.id, number });
    expect(readKey(surplusKey(order, "pay_1"))).toEqual({ kind: "surplus", payable: order.id, payment: "pay_1" });
  });

  it.each([
    "",
    "order",
    "order/refund",
    "order/surplus",
    "order/payment/1",
    "order/refund/",
    "/refund/1",
    "/surplus/pay_1",
    "order/surplus/",
    "order/payment/pay_1",
    "order/refund/0",
    "order/refund/01",
    "order/refund/-1",
    "order/refund/1.5",
    "order/refund/x1",
    "order/refund/1x",
    "order/refund/1234567890",
    "order/refund/1/more",
    "order/surplus/pay_1/more",
  ])("is none of ours as %j", (key) => expect(readKey(key)).toBeNull());
});

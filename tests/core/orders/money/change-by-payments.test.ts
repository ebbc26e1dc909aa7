import { describe, expect, it } from "vitest";
import { captured, returned } from "#core/payments/payment-entries.ts";
import { changeByPayments } from "#core/orders/money/change-by-payments.ts";
import { paise } from "#core/shared/money.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { anOrder, aPlacedOrder, by, done } from "#tests/builders/an-order.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { KeptOrder, SeenOrder } from "#core/orders/order/orders.port.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

const asked = done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" });
const failed = done(asked, ordersDay, by.provider, { kind: "stage", event: "fail" });
const expired = done(asked, ordersDay + 30 * 60_000, by.clock, { kind: "stage", event: "expire" });
const givenUp = done(failed, ordersDay + 60_000, by.customer, { kind: "stage", event: "release" });
const placed = aPlacedOrder();
const { total } = asked.snapshot.figures;
const told = (kind: PaymentEvent["kind"], given: Partial<PaymentEvent> = {}): PaymentEvent => ({
  provider: "razorpay",
  id: `${given.payment ?? "pay-1"}/${kind}`,
  payment: "pay-1",
  kind,
  amount: total,
  at: ordersDay,
  ...given,
});
const too = told("captured", { payment: "pay-2", amount: paise(100) });

type Given = Partial<Pick<KeptOrder, "payments" | "ledger">> & { readonly goods?: SeenOrder["goods"]; readonly fresh?: readonly string[] };

/** What is made of an order with these payments; null: nothing. */
function settled(order: Order, { goods = "held", fresh, ...given }: Given) {
  const payments = given.payments ?? [];
  const seen: SeenOrder = { ...kept(order, given), goods };
  const change = changeByPayments(seen, { at: ordersDay + 1, fresh: new Set(fresh ?? payments.map(({ id }) => id)) });
  if (change === null) return null;
  const { after, entries, jobs } = change;
  return { stage: after.stage, entries: entries.map(({ key }) => key), jobs };
}
const kinds = (of: ReturnType<typeof settled>) => of?.jobs.map(({ job }) => job.kind).filter((kind) => kind !== "follow-order");

describe("what is made of an order by what is told of its payments", () => {
  it("is nothing where nothing was told, or nothing that is new", () => {
    for (const order of [asked, failed, expired, placed]) expect(settled(order, {})).toBeNull();
    const paid = { payments: [told("captured")], ledger: [captured(placed, told("captured")), ...kept(placed).ledger] };
    expect(settled(placed, { ...paid, fresh: [] })).toBeNull();
    expect(settled(failed, { payments: [told("failed")], fresh: [] })).toBeNull();
  });

  it("is placed by what was captured in full, which is written down before the sale, once however often it is told", () => {
    for (const order of [asked, failed]) {
      const payments = [told("authorised"), told("captured"), told("captured", { id: "told otherwise" })];
      const change = settled(order, { payments });
      expect(change).toMatchObject({ stage: "placed", entries: ["order-1/payment/pay-1", "order-1/sale"] });
      expect(kinds(change)).toEqual([]);
    }
    expect(settled(anOrder(), { payments: [told("captured")] })).toMatchObject({ stage: "quoted", entries: ["order-1/payment/pay-1"] });
  });

  it("is written down also where staff had noted that it was paid", () => {
    const noted = done(asked, ordersDay, by.staff, { kind: "stage", event: "pay" });
    expect(settled(noted, { payments: [told("captured")] })).toEqual({ stage: "placed", entries: ["order-1/payment/pay-1"], jobs: [] });
  });

  it("fails by a failure that is new, and by nothing else", () => {
    expect(settled(asked, { payments: [told("failed")] })).toMatchObject({ stage: "payment-failed", entries: [] });
    expect(settled(asked, { payments: [told("authorised")] })).toMatchObject({ stage: "pending-payment" });
    const old = [told("failed", { payment: "pay-0" }), told("authorised")];
    expect(settled(asked, { payments: old, fresh: ["pay-1/authorised"] })).toMatchObject({ stage: "pending-payment" });
    for (const order of [expired, placed]) expect(settled(order, { payments: [told("failed")] })).toBeNull();
  });

  it("asks the provider at once for what is only authorised, as long as the order waits for it", () => {
    for (const order of [asked, failed])
      expect(settled(order, { payments: [told("authorised")] })?.jobs).toEqual([
        { job: { kind: "reconcile-payments", order: "order-1" }, terms: { key: "order-1/authorised/pay-1", notBefore: null } },
      ]);
    for (const order of [expired, placed, anOrder()]) expect(settled(order, { payments: [told("authorised")] })).toBeNull();
  });

  it("writes down what the order doesn't need and sends it back, once", () => {
    for (const order of [asked, expired, placed])
      expect(settled(order, { payments: [too] })).toEqual({
        stage: order.stage,
        entries: ["order-1/payment/pay-2"],
        jobs: [
          {
            job: { kind: "return-surplus", order: "order-1", provider: "razorpay", payment: "pay-2" },
            terms: { key: "order-1/pay-2", notBefore: null },
          },
        ],
      });
    const back = [captured(asked, too), returned(asked, too, ordersDay)];
    expect(settled(asked, { payments: [too], ledger: back })).toBeNull();
    const change = settled(asked, { payments: [too, told("captured")], ledger: back });
    expect(change).toMatchObject({ stage: "placed", entries: ["order-1/payment/pay-1", "order-1/sale"] });
    expect(kinds(change)).toEqual([]);
  });

  it("takes the goods again for what comes too late, where they can be had", () => {
    const change = settled(expired, { payments: [told("captured")], goods: "there" });
    expect(change).toMatchObject({ stage: "placed", entries: ["order-1/payment/pay-1", "order-1/sale"] });
    expect(kinds(change)).toEqual([]);
  });

  it("sends it back where they can't, and lets it pay for nothing any more once they can", () => {
    for (const order of [asked, failed, expired]) {
      const payments = [told("captured")];
      const change = settled(order, { payments, goods: "gone" });
      expect(change).toMatchObject({ stage: order.stage, entries: ["order-1/payment/pay-1"] });
      expect(kinds(change)).toEqual(["return-surplus"]);
      const ledger = [captured(order, told("captured"))];
      expect(settled(order, { payments, ledger, goods: "there" })).toMatchObject({ stage: order.stage, entries: [] });
      expect(settled(order, { payments, ledger: [...ledger, returned(order, told("captured"), ordersDay)], goods: "there" })).toBeNull();
    }
  });

  it("sends it back where the customer gave the order up, though the goods can be had: they may have ordered them anew", () => {
    const change = settled(givenUp, { payments: [told("captured")], goods: "there" });
    expect(change).toMatchObject({ stage: "expired", entries: ["order-1/payment/pay-1"] });
    expect(kinds(change)).toEqual(["return-surplus"]);
  });
});

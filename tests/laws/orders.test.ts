import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditNoteOf } from "#core/invoices/credit-note.ts";
import { invoiceOf } from "#core/invoices/invoice.ts";
import { sumOf } from "#core/ledger/entry.ts";
import { balanceOf, balances } from "#core/ledger/ledger.ts";
import { paidFor } from "#core/orders/order/allocation.ts";
import { checkoutBill } from "#core/orders/order/checkout-bill.ts";
import { captured } from "#core/payments/payment-entries.ts";
import { movesBetween } from "#core/orders/order/money-moves.ts";
import { orderCheck } from "#core/orders/order/order-check.ts";
import { dueAtDoor } from "#core/orders/order/order.ts";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { orderAfter } from "#core/orders/order/order-step.ts";
import { isAtItsEnd } from "#core/orders/order/parcel-state.ts";
import { quoteChanges } from "#core/orders/quote/quote-change.ts";
import { quoteOf } from "#core/orders/quote/quote.ts";
import { refundedLines, refundTotal } from "#core/orders/order/refund.ts";
import { snapshotOf } from "#core/orders/order/snapshot.ts";
import { todaysCost } from "#core/orders/money/todays-cost.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { anyCheckout } from "#tests/arbitraries/any-checkout.ts";
import { anyWalk, attemptOf } from "#tests/arbitraries/any-order-walk.ts";
import { aPlacedOrder, by } from "#tests/builders/an-order.ts";
import type { Entry } from "#core/ledger/entry.ts";
import type { LineShares } from "#core/orders/order/allocation.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Try } from "#tests/arbitraries/any-order-walk.ts";
import type { OrderSnapshot } from "#core/orders/order/snapshot.ts";
import type { RefundedLine } from "#core/orders/order/refund.ts";
import type { TaxParts } from "#core/orders/order/line-tax.ts";
import type { CheckoutFacts } from "#core/orders/order/checkout-facts.ts";

const KINDS = ["amount", "coupon", "prepaid", "shipping", "roundOff"] as const satisfies readonly (keyof LineShares)[];
const TAXES = ["taxable", "cgst", "sgst", "igst"] as const satisfies readonly (keyof TaxParts)[];
const anyWay = () => fc.constantFrom<PaymentWay>("online", "cash");
const runs = (usual: number) => ({ numRuns: Math.min(usual, fc.readConfigureGlobal().numRuns ?? usual) });

const sum = <Name extends string>(of: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  of.reduce((all, one) => all + one[name], 0);

/** One where cash is taken, whatever the brands, for the same cart. */
const forAnyWay = (facts: CheckoutFacts): CheckoutFacts => ({
  ...facts,
  terms: { ...facts.terms, mostCash: paise(1_000_000_000) },
  cart: { ...facts.cart, lines: facts.cart.lines.map((line) => ({ ...line, product: { ...line.product, cashOnDelivery: true } })) },
});

describe("the shares of an order", () => {
  it("sum to each of the bill's figures and to what is paid, and none is negative", () =>
    fc.assert(
      fc.property(anyCheckout(), anyWay(), (facts, way) => {
        const { figures } = snapshotOf(facts, way);
        const { lines } = figures;
        expect(KINDS.map((kind) => sum(lines, kind))).toEqual([
          figures.subtotal,
          figures.coupon,
          figures.prepaid,
          figures.shipping,
          figures.roundOff,
        ]);
        expect(lines.reduce((all, line) => all + paidFor(line), 0)).toBe(figures.total);
        for (const line of lines) {
          expect(Math.min(...KINDS.map((kind) => line[kind]))).toBeGreaterThanOrEqual(0);
          expect(line.coupon + line.prepaid).toBeLessThanOrEqual(line.amount);
        }
      }),
      runs(1000),
    ));

  it("leave free shipping and the coupon to the cart's own rules, whatever the prepaid discount", () =>
    fc.assert(
      fc.property(anyCheckout(), (facts) => {
        const [online, cash] = [checkoutBill(facts, "online"), checkoutBill(facts, "cash")];
        expect([online.bill.discount, online.bill.shipping]).toEqual([cash.bill.discount, cash.bill.shipping]);
        expect(online.total).toBeLessThanOrEqual(cash.total);
        expect(cash.total).toBe(cash.bill.total);
        expect(online.total % 100).toBe(0);
      }),
      runs(500),
    ));
});

describe("the refunds of an order", () => {
  it("sum to what was paid, kind by kind, in any order and grouping of its pieces, and none is negative", () =>
    fc.assert(
      fc.property(anyCheckout(), fc.infiniteStream(fc.nat()), (facts, stream) => {
        const chosen = (most: number) => (stream.next().value ?? 0) % (most + 1);
        const { lines, total } = snapshotOf(facts, "online").figures;
        const left = lines.map(({ quantity }) => quantity);
        const former: { lines: readonly RefundedLine[] }[] = [];
        while (left.some((pieces) => pieces > 0)) {
          const gone = left.map((pieces, place) => ({ place, pieces: chosen(pieces) })).filter(({ pieces }) => pieces > 0);
          for (const { place, pieces } of gone) left[place] = (left[place] ?? 0) - pieces;
          const fault = chosen(3) === 0 ? "ours" : "customers";
          const refunded = refundedLines({ lines, former, gone, fault, neverPaid: [] });
          for (const line of refunded) expect(Math.min(...KINDS.map((kind) => line[kind]), paidFor(line))).toBeGreaterThanOrEqual(0);
          former.push({ lines: refunded });
          expect(former.reduce((all, one) => all + refundTotal(one.lines), 0)).toBeLessThanOrEqual(total);
        }
        for (const [place, line] of lines.entries()) {
          const own = former.flatMap((one) => one.lines.filter((refunded) => refunded.place === place));
          expect(KINDS.map((kind) => sum(own, kind))).toEqual(KINDS.map((kind) => line[kind]));
        }
      }),
      runs(500),
    ));
});

type Walked = { readonly order: Order; readonly ledger: readonly Entry[] };

/** An order after all of a walk's steps that could be taken, and its money. */
function walked(placed: Order, walk: readonly Try[]): Walked {
  const { at } = placed.snapshot.facts;
  let order = placed;
  const asked = { ...placed, stage: "quoted", history: [] } as const;
  const ledger = [...movesBetween(asked, placed, at)];
  const { total } = placed.snapshot.figures;
  if (placed.snapshot.way === "online" && total > 0)
    ledger.push(captured(placed, { id: "e", provider: "razorpay", payment: "pay-1", kind: "captured", amount: total, at }));
  for (const [minute, tried] of walk.entries()) {
    const attempt = attemptOf(order, tried);
    if (attempt === null) continue;
    const after = orderAfter(order, { ...attempt, at: at + minute * 60_000 });
    expect(tried.kind === "fitting" ? after.kind : "ok").toBe("ok");
    if (after.kind === "refused") continue;
    ledger.push(...movesBetween(order, after.value, at + minute * 60_000));
    order = after.value;
  }
  return { order, ledger };
}

describe("an order, whatever is tried on it by whomever", () => {
  it("has no fault, money that sums to nothing, and a customer who owes what doors will collect less what goes back", () =>
    fc.assert(
      fc.property(anyCheckout().map(forAnyWay), anyWay(), anyWalk(), (facts, way, walk) => {
        const { order, ledger } = walked(aPlacedOrder(facts, way), walk);
        expect(orderFaults(order, ledger)).toEqual([]);
        for (const { postings } of ledger) expect(sumOf(postings)).toBe(0);
        expect([...balances(ledger).values()].reduce((all, one) => all + one, 0)).toBe(0);
        const atDoors = order.parcels.filter(({ state }) => !isAtItsEnd(state)).reduce((all, parcel) => all + dueAtDoor(order, parcel), 0);
        const goesBack = order.refunds.filter(({ state }) => state !== "processed").reduce((all, { payout }) => all + payout, 0);
        expect(balanceOf(ledger, "customer")).toBe(atDoors - goesBack);
      }),
      runs(400),
    ));

  it("is the same order when a step comes twice", () =>
    fc.assert(
      fc.property(anyCheckout().map(forAnyWay), anyWay(), anyWalk(25), (facts, way, walk) => {
        const { order } = walked(aPlacedOrder(facts, way), walk);
        const last = order.history.at(-1);
        if (last === undefined || last.deed.kind === "ask-return") return;
        const again = orderAfter(order, last);
        expect(again).toEqual({ kind: "ok", value: order });
      }),
      runs(200),
    ));
});

const isCancel = (tried: Try): boolean => tried.kind === "any" && tried.deed.kind === "cancel";

describe("an order's price, looked at again", () => {
  it("comes out as it was told, from what was kept as text", () =>
    fc.assert(
      fc.property(anyCheckout(), anyWay(), (facts, way) => {
        const stored: OrderSnapshot = JSON.parse(JSON.stringify(snapshotOf(facts, way)));
        expect(orderCheck(stored)).toEqual({ kind: "ok", value: [] });
      }),
      runs(500),
    ));

  it("differs today by the sum of its causes", () =>
    fc.assert(
      fc.property(anyCheckout(), anyCheckout(), anyWay(), (then, today, way) => {
        const cost = todaysCost(snapshotOf(then, way), today);
        if (cost.kind === "refused") throw new Error("refused, though no cart on the way is beyond the limits");
        const { before, after, causes } = cost.value;
        expect(causes.reduce((all, { difference }) => all + difference, 0)).toBe(after - before);
        expect([before, after]).toEqual([snapshotOf(then, way).figures.total, snapshotOf(today, way).figures.total]);
      }),
      runs(500),
    ));

  it("makes a quote stale just where a figure, the invoice or the way to pay is another", () =>
    fc.assert(
      fc.property(anyCheckout(), anyCheckout(), (then, today) => {
        const quote = quoteOf(then, "online");
        if (quote.kind === "refused") throw new Error(quote.refusal.kind);
        expect(quoteChanges(quote.value, then)).toEqual([]);
        const isStale = quoteChanges(quote.value, today).length > 0;
        const told = (facts: CheckoutFacts) => [
          snapshotOf(facts, "online").figures,
          facts.cart.lines.map(({ product: { gst, hsn, seller }, quantity }) => [gst, hsn, seller.gstin, quantity]),
        ];
        expect(isStale).toBe(JSON.stringify(told(then)) !== JSON.stringify(told(today)));
      }),
      runs(300),
    ));
});

describe("the invoices of an order", () => {
  const day1 = { number: "NA1I/2627/000001", day: day("2026-11-20") };

  it("together repeat the bill's figures, and each line's tax sums to its net", () =>
    fc.assert(
      fc.property(anyCheckout(), (facts) => {
        const order = aPlacedOrder(facts);
        const invoices = order.parcels.map((parcel) => invoiceOf(order, parcel, day1));
        const { figures } = order.snapshot;
        const lines = invoices.flatMap((invoice) => invoice.lines);
        expect(sum(invoices, "total")).toBe(figures.total);
        expect(sum(invoices, "roundOff")).toBe(figures.roundOff);
        expect(KINDS.slice(0, 4).map((kind) => sum(lines, kind))).toEqual([
          figures.subtotal,
          figures.coupon,
          figures.prepaid,
          figures.shipping,
        ]);
        for (const { amount, coupon, prepaid, shipping, tax } of lines)
          expect(TAXES.reduce((all, part) => all + tax[part], 0)).toBe(amount - coupon - prepaid + shipping);
        for (const { rates, tax, supply } of invoices) {
          expect(TAXES.map((part) => sum(rates, part))).toEqual(TAXES.map((part) => tax[part]));
          expect(supply === "within-a-state" ? tax.igst : tax.cgst + tax.sgst).toBe(0);
        }
      }),
      runs(500),
    ));

  it("are credited figure by figure once everything has gone back", () =>
    fc.assert(
      fc.property(anyCheckout(), anyWalk(20), (facts, walk) => {
        const cancelled = walked(aPlacedOrder(facts), walk.filter(isCancel)).order;
        const places = [...cancelled.lines.keys()];
        const whole = orderAfter(cancelled, { at: facts.at, by: by.staff, deed: { kind: "cancel", places, reason: "all" } });
        if (whole.kind === "refused") throw new Error("what was only cancelled can be cancelled");
        const order = whole.value;
        for (const parcel of order.parcels) {
          const invoice = invoiceOf(order, parcel, day1);
          const notes = order.refunds.flatMap((refund) => creditNoteOf(order, { refund, parcel }, { ...day1, against: day1 }) ?? []);
          expect(sum(notes, "total")).toBe(invoice.total);
          expect(
            TAXES.map((part) =>
              sum(
                notes.map(({ tax }) => tax),
                part,
              ),
            ),
          ).toEqual(TAXES.map((part) => invoice.tax[part]));
        }
      }),
      runs(300),
    ));
});

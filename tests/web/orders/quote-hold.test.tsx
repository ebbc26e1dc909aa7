import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { myQuote } from "#core/orders/quote/my-quote.ts";
import { quoteOf } from "#core/orders/quote/quote.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { changesBetween } from "#web/features/orders/checkout/quote-changes.ts";
import { QuoteHold } from "#web/features/orders/checkout/quote-hold.ts";
import { aCheckout, aCheckoutCart, anOrderedLine, ordersDay } from "#tests/builders/a-checkout.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import type { CheckoutFacts } from "#core/orders/order/checkout-facts.ts";

const MINUTE = 60_000;
const SECOND = 1_000;
const quoted = (facts: CheckoutFacts = aCheckout(), way: "online" | "cash" = "online") =>
  myQuote(payableId("order-1"), valueOf(quoteOf(facts, way)), hmacSeals(Buffer.from("a key")));

beforeEach(() => void vi.useFakeTimers({ now: ordersDay + 3 * MINUTE })); // This window's clock goes three minutes before the shop's.
afterEach(() => void vi.useRealTimers());

describe("a quote's hold", () => {
  it("is told in its last two minutes and renewed before its end, twice while nobody does anything, then it is over", () => {
    let renewed = 0;
    const hold = new QuoteHold(Date.now, () => {
      renewed += 1;
      hold.begin(quoted());
    });
    hold.begin(quoted());
    vi.advanceTimersByTime(13 * MINUTE - SECOND);
    expect([hold.left, renewed]).toEqual([null, 0]);
    vi.advanceTimersByTime(31 * SECOND);
    expect(hold.left).toBe(90 * SECOND);
    vi.advanceTimersByTime(75 * SECOND);
    expect([hold.left, renewed]).toEqual([null, 1]);
    vi.advanceTimersByTime(15 * MINUTE);
    expect([renewed, hold.isOver]).toEqual([2, false]);
    vi.advanceTimersByTime(20 * MINUTE);
    expect([renewed, hold.isOver, hold.left]).toEqual([2, true, null]);
  });

  it("goes on for whoever is there", () => {
    let renewed = 0;
    const hold = new QuoteHold(Date.now, () => {
      renewed += 1;
      hold.begin(quoted());
      hold.touch();
    });
    hold.begin(quoted());
    vi.advanceTimersByTime(4 * 60 * MINUTE);
    expect([renewed > 10, hold.isOver]).toEqual([true, false]);
  });

  it("counts nothing any more once it has ended", () => {
    const hold = new QuoteHold(Date.now, () => expect.unreachable());
    hold.begin(quoted());
    hold.end();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(hold.isOver).toBe(false);
  });
});

describe("a quote's hold that is looked at", () => {
  it("is nothing before there is a quote", () => {
    const hold = new QuoteHold(Date.now, () => expect.unreachable());
    hold.look();
    vi.advanceTimersByTime(60 * MINUTE);
    expect([hold.left, hold.isOver]).toEqual([null, false]);
  });

  it("is renewed once, however often somebody comes back to the window", () => {
    let renewed = 0;
    const hold = new QuoteHold(Date.now, () => {
      renewed += 1;
    });
    hold.begin(quoted());
    for (let times = 0; times < 3; times += 1) hold.look();
    vi.advanceTimersByTime(15 * MINUTE);
    expect(renewed).toBe(1);
  });

  it("stays over where somebody comes back too late, until there is another quote", () => {
    let renewed = 0;
    const hold = new QuoteHold(Date.now, () => {
      renewed += 1;
      hold.begin(quoted());
    });
    hold.begin(quoted());
    vi.advanceTimersByTime(60 * MINUTE);
    expect([renewed, hold.isOver]).toEqual([2, true]);
    hold.touch();
    hold.look();
    expect([renewed, hold.isOver, hold.left]).toEqual([2, true, null]);
    hold.begin(quoted());
    expect([hold.isOver, hold.left]).toEqual([false, null]);
  });
});

describe("the news of a renewed quote", () => {
  it("are none where it only holds for longer, goes elsewhere or is paid otherwise", () => {
    const before = quoted();
    const later = aCheckout({ at: ordersDay + 20 * MINUTE });
    expect(changesBetween(before, quoted(later))).toEqual([]);
    expect(changesBetween(before, quoted(later, "cash"))).toEqual([]);
    expect(changesBetween(null, before)).toEqual([]);
  });

  it("are every line and figure that changed", () => {
    const dearer = aCheckout({ cart: aCheckoutCart({ lines: [anOrderedLine({ rupees: 120 })] }) });
    expect(changesBetween(quoted(), quoted(dearer)).map(({ kind }) => kind)).toEqual(["line", "figures"]);
  });
});

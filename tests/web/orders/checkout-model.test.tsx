import { afterEach, describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { orderTotals } from "#core/orders/views/order-totals.ts";
import { checkoutDraftIn } from "#web/features/orders/checkout-drafts.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { quoteOf } from "#core/orders/quote/quote.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { CheckoutModel, checkoutNeeds } from "#web/features/orders/checkout/checkout-model.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aCheckout, aCheckoutCart, anOrderedLine, ordersDay } from "#tests/builders/a-checkout.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import { turnOver } from "#tests/web/platform/model-laws/answers.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { AddressBook } from "#core/account/address.ts";
import type { CheckoutDraft } from "#web/features/orders/checkout-drafts.ts";
import type { MyQuote } from "#core/orders/quote/my-quote.ts";

type Quoted = Awaited<ReturnType<QuoteMyOrder>> | "outage";
type Placed = Awaited<ReturnType<PlaceMyOrder>> | "outage";
type Opened = {
  readonly books?: readonly (AddressBook | "outage")[];
  readonly quotes?: readonly Quoted[];
  readonly placings?: readonly Placed[];
  readonly draft?: Partial<CheckoutDraft>;
};

const home = anAddress();
const work = anAddress({ id: addressId("address-2"), kind: "work", isDefault: true });
const totals = orderTotals(kept(aPlacedOrder()));

function aQuote({ rupees = 100, way = "online", id = "quote-1" }: { rupees?: number; way?: "online" | "cash"; id?: string } = {}): MyQuote {
  const quote = quoteOf(aCheckout({ cart: aCheckoutCart({ lines: [anOrderedLine({ rupees })] }) }), way);
  if (quote.kind === "refused") throw new Error(quote.refusal.kind);
  return { ...quote.value, id: payableId(id), signature: `signed-${id}`, parcels: [] };
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Asha's checkout over what the shop answers, with all that it was asked and that her device keeps. */
function atCheckout({ books = [[home, work]], quotes = [ok(aQuote())], placings = ["outage"], draft = {} }: Opened = {}) {
  const stage = aStage();
  const listed = inTurn(stage, ListAddresses, ...books);
  const quoted = inTurn(stage, QuoteMyOrder, ...quotes);
  const placed = inTurn(stage, PlaceMyOrder, ...placings);
  const drafts: CheckoutDraft[] = [];
  const carts: string[] = [];
  const clock = { now: ordersDay };
  const orderedTo: unknown[] = [];
  const model = new CheckoutModel(asha, {
    kept: { read: () => null, source: () => "visitor" as const, put: () => undefined },
    delivery: { orderedTo: (address) => void orderedTo.push(address) },
    ...lateNeeds(stage.allDependencies, checkoutNeeds),
    cart: {
      refresh: async () => void carts.push("refreshed"),
      applyCoupon: ({ code }, answered) => {
        carts.push(`coupon "${code}"`);
        answered({ kind: "cleared" });
      },
    },
    drafts: { of: () => ({ ...checkoutDraftIn({}), ...draft }), put: (_, stored) => void drafts.push(stored) },
    now: () => clock.now,
  });
  ends.push(() => model.hold.end());
  return { model, listed, quoted, placed, drafts, carts, clock, orderedTo };
}

const opened = async (given?: Opened) => {
  const at = atCheckout(given);
  ends.push(at.model.begin());
  await turnOver();
  return at;
};

describe("a coupon that makes an order dearer", () => {
  it("is told with the difference to the paisa, and is taken off at a press, after which the bill is asked anew", async () => {
    const lines = [anOrderedLine({ rupees: 520 })];
    const shipping = { basic: { minimumOrder: paise(49_900), charge: paise(6_000) }, weightExceed: null };
    const coupons = [aCoupon({ code: "SAVE50", promise: { kind: "rupee", amount: paise(5_000) } })];
    const quoted = (kind: "automatic" | "none") => {
      const quote = quoteOf(aCheckout({ cart: aCheckoutCart({ lines, shipping, coupons, choice: { kind } }) }), "online");
      if (quote.kind === "refused") throw new Error(quote.refusal.kind);
      return ok({ ...quote.value, id: payableId("quote-1"), signature: "signed", parcels: [] });
    };
    const { model, carts } = await opened({ quotes: [quoted("automatic"), quoted("none")] });
    expect([model.bill?.total, model.dearerByCoupon]).toEqual([53_000, 1_000]);
    model.removeCoupon();
    await turnOver();
    expect([model.bill?.total, model.dearerByCoupon, carts.at(-1)]).toEqual([52_000, null, 'coupon ""']);
  });
});

describe("a checkout that is opened", () => {
  it("takes the order to the default address, brings the cart up to date and asks for the bill once", async () => {
    const { model, listed, quoted, carts } = await opened();
    expect([model.chosen, model.hasChoice, model.editing]).toEqual([work.id, true, null]);
    expect([listed, quoted, carts]).toEqual([[[asha]], [[asha, { address: work.id, way: "online" }]], ["refreshed"]]);
    expect([model.state, model.isReady, model.bill?.total, model.news]).toEqual([{ kind: "quoted" }, true, 10_000, null]);
  });

  it("takes it where it was to go before, to the first where none is the default, and asks for an address where there is none", async () => {
    expect((await opened({ draft: { address: home.id } })).model.chosen).toBe(home.id);
    expect((await opened({ draft: { address: "gone" } })).model.chosen).toBe(work.id);
    expect((await opened({ books: [[home, { ...work, isDefault: false }]] })).model.chosen).toBe(home.id);
    const { model, quoted } = await opened({ books: [[]] });
    expect([model.chosen, model.editing, model.hasChoice, model.state, quoted]).toEqual([null, "new", false, { kind: "unasked" }, []]);
    expect([model.isReady, model.bill]).toEqual([false, null]);
  });

  it("goes on as it was left: the way, and what was typed of a new address", async () => {
    const { model, quoted } = await opened({
      draft: { way: "cash", typed: { city: "Pune" } },
      quotes: [ok(aQuote({ way: "cash" }))],
    });
    expect([model.way, model.typed, model.editing]).toEqual(["cash", { city: "Pune" }, "new"]);
    expect([quoted[0]?.[1].way, model.isReady]).toEqual(["cash", false]);
  });

  it("says that there are no addresses to be had, and asks for no bill", async () => {
    const { model, quoted } = await opened({ books: ["outage"] });
    expect([model.book, model.hasChoice, model.editing, quoted]).toEqual([{ kind: "unavailable" }, false, null, []]);
  });

  it("hears nothing more once it is left", async () => {
    const at = atCheckout();
    at.model.begin()();
    at.model.way = "cash";
    await turnOver();
    expect([at.quoted, at.drafts]).toEqual([[], []]);
  });
});

describe("what is chosen at checkout", () => {
  it("is kept on the device, and asked for anew", async () => {
    const { model, quoted, drafts } = await opened({ quotes: [ok(aQuote()), ok(aQuote()), ok(aQuote({ way: "cash" }))] });
    model.choose(home.id);
    expect([model.state, model.isReady]).toEqual([{ kind: "asking" }, false]);
    await turnOver();
    model.payBy("cash");
    expect(model.bill?.way).toBe("cash");
    await turnOver();
    expect(quoted.map(([, request]) => request)).toEqual([
      { address: work.id, way: "online" },
      { address: home.id, way: "online" },
      { address: home.id, way: "cash" },
    ]);
    expect(drafts.at(-1)).toEqual({ ...checkoutDraftIn({}), address: home.id, way: "cash" });
  });

  it("is not asked for again where it is what is shown", async () => {
    const { model, quoted } = await opened();
    model.edit("new");
    model.choose(work.id);
    model.payBy("online");
    await turnOver();
    expect([model.editing, quoted.length, model.state]).toEqual([null, 1, { kind: "quoted" }]);
  });

  it("is asked for again by choosing it once more where no answer came", async () => {
    const { model, quoted } = await opened({ quotes: ["outage", ok(aQuote())] });
    expect([model.state, model.isReady]).toEqual([{ kind: "unavailable" }, false]);
    model.choose(work.id);
    await turnOver();
    expect([quoted.length, model.isReady]).toEqual([2, true]);
  });

  it("keeps what is typed of an address until it is left or saved, and takes the order there", async () => {
    const book = [home, work];
    const { model, quoted, drafts, listed } = await opened({ books: [book, [...book, { ...home, id: addressId("address-3") }]] });
    model.edit("new");
    expect([model.editing, model.isReady, drafts.at(-1)?.typed]).toEqual(["new", false, null]);
    model.type({ city: "Pune" });
    expect([drafts.at(-1)?.typed, model.typed]).toEqual([{ city: "Pune" }, { city: "Pune" }]);
    model.edit(home);
    expect(model.typed).toEqual({ city: "Pune" });
    model.edit(null);
    expect([model.editing, drafts.at(-1)?.typed]).toEqual([null, null]);
    model.edit("new");
    model.type({ city: "Pune" });
    await model.saved(addressId("address-3"));
    expect([model.editing, model.chosen, model.typed, listed.length]).toEqual([null, "address-3", null, 2]);
    expect(quoted.at(-1)?.[1].address).toBe("address-3");
  });
});

describe("an address to which nobody delivers", () => {
  it("is kept at checkout without the order going there, unless it is the only one", async () => {
    const far = { ...home, id: addressId("address-3"), pincode: pincode("682030") };
    const { model, quoted } = await opened({
      books: [
        [home, work],
        [home, work, far],
      ],
    });
    model.edit("new");
    await model.savedForLater();
    expect([model.editing, model.chosen, quoted.at(-1)?.[1].address, model.typed]).toEqual([null, work.id, work.id, null]);
    const alone = await opened({ books: [[], [far]] });
    await alone.model.savedForLater();
    expect([alone.model.editing, alone.model.chosen]).toEqual([null, far.id]);
  });
});

describe("a bill at checkout", () => {
  it("says what a newer one changed, until something is done", async () => {
    const { model } = await opened({ quotes: [ok(aQuote()), ok(aQuote({ rupees: 120 }))] });
    await model.ask();
    expect(model.news).toMatchObject({ kind: "changes", changes: [{ kind: "line" }, { kind: "figures" }] });
    expect([model.state.kind, model.bill?.total]).toEqual(["quoted", 12_000]);
    model.payBy("online");
    expect(model.news).toBeNull();
  });

  it("can't be ordered where this page reckons otherwise than the shop", async () => {
    const quote = aQuote();
    const { model, placed } = await opened({
      quotes: [ok({ ...quote, snapshot: { ...quote.snapshot, figures: { ...quote.snapshot.figures, total: paise(1) } } })],
    });
    expect([model.state, model.isReady]).toEqual([{ kind: "outdated" }, false]);
    await model.place();
    expect(placed).toEqual([]);
  });

  it("is one that is paid online where cash is no longer taken, and says why", async () => {
    const { model, quoted } = await opened({
      quotes: [refused({ kind: "cash-not-offered", reasons: [{ kind: "brands-take-none", products: [] }] }), ok(aQuote())],
      draft: { way: "cash" },
    });
    await turnOver();
    expect(quoted.map(([, { way }]) => way)).toEqual(["cash", "online"]);
    expect([model.way, model.news, model.state]).toEqual([
      "online",
      { kind: "cash-lost", reasons: [{ kind: "brands-take-none", products: [] }] },
      { kind: "quoted" },
    ]);
  });

  it("lets the cart put itself in order once, and then says what stands in its way", async () => {
    const settle = refused({ kind: "lines-to-settle", lines: [] } as const);
    const once = await opened({ quotes: [settle, ok(aQuote())] });
    await turnOver();
    expect([once.carts.length, once.quoted.length, once.model.isReady]).toEqual([2, 2, true]);
    const { model, carts, quoted } = await opened({ quotes: [settle] });
    await turnOver();
    expect([carts.length, quoted.length, model.state.kind]).toEqual([3, 2, "refused"]);
  });

  it("puts the cart in order anew after a bill that was had", async () => {
    const settle = refused({ kind: "lines-to-settle", lines: [] } as const);
    const { model, quoted } = await opened({ quotes: [settle, ok(aQuote()), settle, ok(aQuote())] });
    await turnOver();
    await model.ask();
    expect([quoted.length, model.isReady]).toEqual([4, true]);
  });

  it("goes to another address where the one that was chosen is gone", async () => {
    const { model, listed, quoted } = await opened({
      books: [[home, work], [home]],
      quotes: [refused({ kind: "unknown-address" }), ok(aQuote())],
      draft: { address: work.id },
    });
    await turnOver();
    expect([model.chosen, listed.length, quoted.at(-1)?.[1].address, model.isReady]).toEqual([home.id, 2, home.id, true]);
  });

  it("waits where the addresses can't be read anew, or there are none any more", async () => {
    for (const book of ["outage", []] as const) {
      const { model, quoted } = await opened({ books: [[work], book], quotes: [refused({ kind: "unknown-address" })] });
      await turnOver();
      expect([model.chosen, model.state, quoted.length]).toEqual([null, { kind: "unasked" }, 1]);
    }
  });

  it.each(["empty-cart", "beyond-limits"] as const)("is none where the shop refuses it: %s", async (kind) => {
    const { model } = await opened({ quotes: [refused({ kind })] });
    expect([model.state, model.isReady, model.hold.left]).toEqual([{ kind: "refused", refusal: { kind } }, false, null]);
  });

  it("is looked at by a window that is come back to: one that ran out meanwhile is renewed", async () => {
    const { quoted, clock } = await opened();
    clock.now += 24 * 60 * 60_000;
    globalThis.dispatchEvent(new Event("focus"));
    await turnOver();
    expect(quoted).toHaveLength(2);
  });

  it("is asked for anew by whoever comes back to a checkout that was left before the answer, or has run out", async () => {
    const { model, quoted, clock } = atCheckout();
    const leave = model.begin();
    await turnOver();
    void model.ask();
    leave();
    await turnOver();
    expect([quoted.length, model.state]).toEqual([2, { kind: "asking" }]);
    const leaveAgain = model.begin();
    await turnOver();
    expect([quoted.length, model.state]).toEqual([3, { kind: "quoted" }]);
    leaveAgain();
    clock.now += 24 * 60 * 60_000;
    ends.push(model.begin());
    await turnOver();
    expect([quoted.length, model.state]).toEqual([4, { kind: "quoted" }]);
  });

  it("is asked for anew by whoever comes back where no answer came", async () => {
    const { model, quoted } = atCheckout({ quotes: ["outage", ok(aQuote())] });
    const leave = model.begin();
    await turnOver();
    expect(model.state).toEqual({ kind: "unavailable" });
    leave();
    ends.push(model.begin());
    await turnOver();
    expect([quoted.length, model.isReady]).toEqual([2, true]);
  });
});

describe("an order that is placed", () => {
  const done = (kind: "placed" | "payment-waits") => ok({ kind, order: totals });

  it("is the bill in sight, under one key, and leaves nothing typed behind", async () => {
    const { model, placed, carts, orderedTo } = await opened({ placings: [done("placed")] });
    const placing = model.place();
    expect([model.placing, model.isReady]).toEqual(["sending", false]);
    await placing;
    expect(placed).toEqual([
      [
        { customer: asha, language: null },
        { quote: "quote-1", signature: "signed-quote-1", address: work.id, key: "place-quote-1" },
      ],
    ]);
    expect([model.placed?.kind, model.placing, carts.length]).toEqual(["placed", "sending", 2]);
    expect(orderedTo).toEqual([work]);
    await model.place();
    expect(placed).toHaveLength(1);
  });

  it("keeps nothing of what was typed where its payment waits", async () => {
    const { model, drafts } = await opened({ placings: [done("payment-waits")] });
    await model.place();
    expect([drafts.at(-1)?.typed, model.placed?.kind]).toEqual([null, "payment-waits"]);
  });

  it("can be tried again by the same key where nobody answered", async () => {
    const { model, placed, drafts } = await opened({ placings: ["outage", done("placed")] });
    await model.place();
    expect([model.placing, model.isReady, model.placed, drafts.at(-1)?.sent]).toEqual(["unavailable", true, null, model.quote?.id]);
    model.choose(work.id);
    expect(model.placing).toBe("ready");
    await model.place();
    expect(placed.map(([, { key }]) => key)).toEqual(["place-quote-1", "place-quote-1"]);
    expect(drafts.at(-1)?.sent).toBeNull();
  });

  it("is asked for again where its quote merely ran out, and placed at once for the same figures", async () => {
    const fresh = ok(aQuote({ id: "quote-2" }));
    const stale = refused({ kind: "stale", changes: [{ kind: "expired", validUntil: 1 }], fresh } as const);
    const { model, placed } = await opened({ placings: [stale, done("placed")] });
    await model.place();
    expect(placed.map(([, { quote }]) => quote)).toEqual(["quote-1", "quote-2"]);
    expect([model.placed?.kind, model.news]).toEqual(["placed", null]);
  });

  it("is not placed at other figures than those in sight", async () => {
    const fresh = ok(aQuote({ id: "quote-2", rupees: 130 }));
    const expired = { kind: "expired", validUntil: 1 } as const;
    const ranOut = await opened({ placings: [refused({ kind: "stale", changes: [expired], fresh })] });
    await ranOut.model.place();
    expect([ranOut.placed.length, ranOut.model.news?.kind, ranOut.model.bill?.total]).toEqual([1, "changes", 13_000]);
    const figures = { kind: "figures", differences: [] } as const;
    const { model, placed } = await opened({ placings: [refused({ kind: "stale", changes: [expired, figures], fresh: ok(aQuote()) })] });
    await model.place();
    expect([placed.length, model.news, model.isReady]).toEqual([1, { kind: "changes", changes: [expired, figures] }, true]);
  });

  it("says what changed where there is no bill any more", async () => {
    const changes = [{ kind: "line-gone", productId: "tea", title: "Tea", hindi: null } as const];
    const { model, placed } = await opened({ placings: [refused({ kind: "stale", changes, fresh: refused({ kind: "empty-cart" }) })] });
    await model.place();
    expect([model.news, model.state.kind, placed.length]).toEqual([{ kind: "changes", changes }, "refused", 1]);
    const gone = refused({ kind: "stale", changes: [{ kind: "expired", validUntil: 1 }], fresh: refused({ kind: "empty-cart" }) } as const);
    const merely = await opened({ placings: [gone] });
    await merely.model.place();
    expect([merely.model.news, merely.placed.length]).toEqual([null, 1]);
  });

  it.each(["wrong-signature", "unknown", "gone", "key-taken"] as const)(
    "is replaced by another bill where it can't be: %s",
    async (kind) => {
      const { model, quoted } = await opened({ placings: [refused({ kind })], quotes: [ok(aQuote()), ok(aQuote({ id: "quote-2" }))] });
      await model.place();
      expect([model.news, quoted.length, model.quote?.id]).toEqual([{ kind: "replaced" }, 2, "quote-2"]);
    },
  );
});

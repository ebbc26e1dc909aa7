import { describe, expect, it } from "vitest";
import { creditNoteOf } from "#core/invoices/credit-note.ts";
import { gstState } from "#core/invoices/gst-state.ts";
import { invoiceOf } from "#core/invoices/invoice.ts";
import { supplyOfLine, taxParts } from "#core/orders/order/line-tax.ts";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { INDIAN_STATES } from "#core/shipping/indian-states.ts";
import { aCheckoutCart, anOrderedLine, inMysuru, inPune, ordersDay } from "#tests/builders/a-checkout.ts";
import { aCoupon } from "#tests/builders/a-coupon.ts";
import { aPlacedOrder, by, done } from "#tests/builders/an-order.ts";
import type { Order } from "#core/orders/order/order.ts";

const cart = aCheckoutCart({
  lines: [
    anOrderedLine({ id: "a", rupees: 112, gst: 12, quantity: 2 }),
    anOrderedLine({ id: "b", rupees: 105, gst: 5, seller: inMysuru }),
    anOrderedLine({ id: "c", rupees: 49.5, hsn: "04090000" }),
  ],
  coupons: [aCoupon({ promise: { kind: "rupee", amount: paise(3_000) } })],
  shipping: { basic: { minimumOrder: paise(1_000_000), charge: paise(4_000) }, weightExceed: null },
});
const numbered = { number: "NA1I/2627/000001", day: day("2026-11-20") };
const order = aPlacedOrder({ cart });

function invoiceFor(place: number, of: Order = order) {
  const parcel = of.parcels[place];
  if (parcel === undefined) throw new RangeError(`no parcel at ${place}`);
  return invoiceOf(of, parcel, numbered);
}

describe("an invoice", () => {
  it("names its number and day, who sells, who buys and the place of supply", () =>
    expect(invoiceFor(1)).toMatchObject({
      ...numbered,
      orderId: "order-1",
      supplier: { ...inMysuru, gstState: { name: "Karnataka", code: "29" } },
      buyer: { name: "Asha Kulkarni", pincode: "411004" },
      placeOfSupply: { name: "Maharashtra", code: "27" },
      supply: "between-states",
    }));

  it("has each line's figures as the bill has them, with HSN and rate, and its tax in two halves within a state", () => {
    const { lines, supply, rates, tax, roundOff, total, net } = invoiceFor(0);
    expect(lines).toEqual([
      {
        title: "Triphala",
        hindi: null,
        size: "100 g",
        hsn: "30049011",
        rate: 12,
        quantity: 2,
        unitPrice: 11_200,
        amount: 22_400,
        coupon: 1_717,
        prepaid: 0,
        shipping: 2_367,
        roundOff: 30,
        tax: { taxable: 20_580, cgst: 1_235, sgst: 1_235, igst: 0 },
      },
      {
        title: "Triphala",
        hindi: null,
        size: "100 g",
        hsn: "04090000",
        rate: 0,
        quantity: 1,
        unitPrice: 4_950,
        amount: 4_950,
        coupon: 425,
        prepaid: 0,
        shipping: 523,
        roundOff: 6,
        tax: { taxable: 5_048, cgst: 0, sgst: 0, igst: 0 },
      },
    ]);
    expect(supply).toBe("within-a-state");
    expect(rates.map(({ rate, taxable }) => [rate, taxable])).toEqual([
      [0, 5_048],
      [12, 20_580],
    ]);
    expect([tax.cgst, net, roundOff, total]).toEqual([1_235, 28_098, 36, 28_134]);
  });

  it("has IGST alone between states, and all invoices come to what was paid", () => {
    const { tax, total } = invoiceFor(1);
    expect(tax).toEqual({ taxable: 10_240, cgst: 0, sgst: 0, igst: 512 });
    expect([total, total + invoiceFor(0).total]).toEqual([10_766, order.snapshot.figures.total]);
  });

  it("is read from the snapshot alone: what happens to the order later changes nothing", () => {
    const cancelled = done(order, ordersDay, by.customer, { kind: "cancel", places: [0, 1, 2], reason: "" });
    expect(invoiceFor(0, cancelled)).toEqual(invoiceFor(0));
  });
});

describe("a credit note", () => {
  const first = done(order, ordersDay, by.customer, { kind: "cancel", places: [0], reason: "" });
  const all = done(first, ordersDay, by.customer, { kind: "cancel", places: [1, 2], reason: "" });
  const [parcel, other] = all.parcels;
  const numbers = { number: "NA1C/2627/000001", day: day("2026-11-21"), against: numbered };
  const notes = all.refunds.map((refund) => (parcel === undefined ? null : creditNoteOf(all, { refund, parcel }, numbers)));

  it("is for what goes back of one seller's part, against its invoice", () => {
    expect(notes[0]).toMatchObject({ number: "NA1C/2627/000001", against: numbered, supplier: inPune, total: 20_683, roundOff: 0 });
    expect(notes[0]?.lines).toMatchObject([{ place: 0, pieces: 2, because: "kept-until-everything-is-gone", hsn: "30049011", rate: 12 }]);
    const [refund] = all.refunds;
    if (refund === undefined || other === undefined) throw new Error("no refund");
    expect(creditNoteOf(all, { refund, parcel: other }, numbers)).toBeNull();
  });

  it("and all others of that part sum to the invoice, tax by tax", () => {
    expect((notes[0]?.total ?? 0) + (notes[1]?.total ?? 0)).toBe(invoiceFor(0).total);
    expect((notes[0]?.tax.cgst ?? 0) + (notes[1]?.tax.cgst ?? 0)).toBe(invoiceFor(0).tax.cgst);
    expect(notes[1]?.lines.map(({ place, pieces, shipping }) => [place, pieces, shipping])).toEqual([
      [0, 0, 2_367],
      [2, 1, 523],
    ]);
  });
});

describe("the tax in an amount", () => {
  it.each([
    [100, 18, "within-a-state", { taxable: 84, cgst: 8, sgst: 8, igst: 0 }],
    [100, 18, "between-states", { taxable: 85, cgst: 0, sgst: 0, igst: 15 }],
    [210, 5, "within-a-state", { taxable: 200, cgst: 5, sgst: 5, igst: 0 }],
    [10_025, 0.25, "between-states", { taxable: 10_000, cgst: 0, sgst: 0, igst: 25 }],
    [21, 5, "within-a-state", { taxable: 19, cgst: 1, sgst: 1, igst: 0 }],
    [0, 28, "within-a-state", { taxable: 0, cgst: 0, sgst: 0, igst: 0 }],
  ] as const)("of %i paise at %d %% %s", (net, rate, supply, parts) => expect(taxParts(paise(net), rate, supply)).toEqual(parts));
});

describe("a document whose lines tell different things of their seller", () => {
  const spelt = (state: string) => ({ ...inPune, state });
  const mixed = aPlacedOrder({
    cart: aCheckoutCart({
      lines: [
        anOrderedLine({ id: "a", gst: 5, seller: spelt(" maharashtra") }),
        anOrderedLine({ id: "b", gst: 12, seller: spelt("Maharashtrra") }),
        anOrderedLine({ id: "c", gst: 18, seller: spelt("Uttarakhand") }),
      ],
    }),
  });

  it("bears one kind of tax, by the state that registered the GSTIN", () => {
    const { lines, supply, supplier, tax } = invoiceFor(0, mixed);
    expect(mixed.parcels).toHaveLength(1);
    expect(supply).toBe("within-a-state");
    expect(supplier.gstState).toEqual({ name: "Maharashtra", code: "27" });
    expect(lines.map((line) => line.tax.igst)).toEqual([0, 0, 0]);
    expect(tax.cgst).toBeGreaterThan(0);
  });

  it("bears one kind of tax though the GSTIN names no state", () => {
    const unknown = {
      ...mixed.snapshot.facts.cart,
      lines: mixed.snapshot.facts.cart.lines.map((line, place) => ({
        ...line,
        product: {
          ...line.product,
          seller: { ...line.product.seller, gstin: "88AAACS1111A1ZX", state: place === 0 ? "Maharashtra" : "Goa" },
        },
      })),
    };
    const { supply, tax } = invoiceFor(0, aPlacedOrder({ cart: unknown }));
    expect([supply, tax.igst]).toEqual(["within-a-state", 0]);
  });

  it("stays as it was made where it is from before that rule, and doctor names it", () => {
    const before = { ...mixed, snapshot: { ...mixed.snapshot, rules: 1 } };
    expect([0, 1, 2].map((place) => supplyOfLine(before.snapshot, place))).toEqual(["within-a-state", "between-states", "between-states"]);
    expect(invoiceFor(0, before).tax).toMatchObject({
      igst: expect.toSatisfy((igst: number) => igst > 0),
      cgst: expect.toSatisfy((cgst: number) => cgst > 0),
    });
    expect(orderFaults(before, []).map(({ kind }) => kind)).toContain("two-kinds-of-tax");
    expect(orderFaults(mixed, []).map(({ kind }) => kind)).not.toContain("two-kinds-of-tax");
  });
});

describe("a state of GST law", () => {
  it("has a number of its own, each of India's", () => {
    const codes = INDIAN_STATES.map((name) => gstState(name).code);
    expect(codes).not.toContain(null);
    expect(new Set(codes).size).toBe(INDIAN_STATES.length);
  });

  it("is known in any letter case, and none beyond India", () => {
    expect(gstState(" tamil nadu ")).toEqual({ name: "Tamil Nadu", code: "33" });
    expect(gstState(" Bavaria ")).toEqual({ name: "Bavaria", code: null });
  });
});

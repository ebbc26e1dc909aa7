import { describe, expect, it } from "vitest";
import { taxOfLine, taxOfRefunded } from "#core/orders/order/line-tax.ts";
import { partsOf, refundedLines, refundTotal } from "#core/orders/order/refund.ts";
import { paise } from "#core/shared/money.ts";
import { aCheckoutCart, anOrderedLine } from "#tests/builders/a-checkout.ts";
import { aPlacedOrder } from "#tests/builders/an-order.ts";
import type { OrderedFigures } from "#core/orders/order/figures.ts";
import type { Fault, Pieces, RefundedLine } from "#core/orders/order/refund.ts";

const line: OrderedFigures = {
  productId: "a",
  quantity: 3,
  unitPrice: paise(10_000),
  amount: paise(30_000),
  coupon: paise(1_000),
  prepaid: paise(500),
  shipping: paise(100),
  roundOff: paise(50),
};
const other: OrderedFigures = { ...line, productId: "b", quantity: 1, amount: paise(10_000), coupon: paise(0), prepaid: paise(0) };

function back(gone: readonly Pieces[], former: readonly { readonly lines: readonly RefundedLine[] }[] = [], fault: Fault = "customers") {
  return refundedLines({ lines: [line, other], former, gone, fault, neverPaid: [] });
}

describe("what goes back for pieces", () => {
  it("is cut down to the paisa piece by piece, and the last one has the rest", () => {
    const parts = [0, 1, 2, 3].map((pieces) => partsOf(line, pieces));
    expect(parts.map(({ coupon }) => coupon)).toEqual([0, 333, 666, 1_000]);
    expect(parts.map(({ prepaid }) => prepaid)).toEqual([0, 167, 334, 500]);
    expect(parts.map(({ shipping }) => shipping)).toEqual([0, 33, 66, 100]);
    expect(parts.map(({ roundOff }) => roundOff)).toEqual([0, 16, 33, 50]);
  });

  it("tells what it comes from, and which pieces went before", () => {
    const first = back([{ place: 0, pieces: 2 }]);
    expect(first).toEqual([
      {
        place: 0,
        pieces: 2,
        formerPieces: 0,
        because: "kept-until-everything-is-gone",
        amount: 20_000,
        coupon: 666,
        prepaid: 334,
        shipping: 0,
        roundOff: 0,
      },
    ]);
    expect(back([{ place: 0, pieces: 1 }], [{ lines: first }])).toMatchObject([{ formerPieces: 2, coupon: 334, prepaid: 166 }]);
  });

  it("has the shipping of those pieces with it where the fault is ours, and what is left of it with the last", () => {
    const first = back([{ place: 0, pieces: 2 }], [], "ours");
    expect(first).toMatchObject([{ shipping: 66, roundOff: 33, because: "our-fault" }]);
    const rest = back(
      [
        { place: 0, pieces: 1 },
        { place: 1, pieces: 1 },
      ],
      [{ lines: first }],
    );
    expect(rest.map(({ shipping, roundOff }) => [shipping, roundOff])).toEqual([
      [34, 17],
      [100, 50],
    ]);
    expect(refundTotal([...first, ...rest])).toBe(30_000 - 1_500 + 150 + 10_000 + 150);
  });

  it("has by our fault the shipping of those pieces alone, time after time", () => {
    const first = back([{ place: 0, pieces: 1 }], [], "ours");
    const second = back([{ place: 0, pieces: 1 }], [{ lines: first }], "ours");
    expect([...first, ...second].map(({ shipping, roundOff }) => [shipping, roundOff])).toEqual([
      [33, 16],
      [33, 17],
    ]);
  });

  it("has all shipping of a line that is never paid for at once, whatever else stays", () => {
    const asked = { lines: [line, other], former: [], fault: "customers", neverPaid: [0] } as const;
    const gone = { place: 0, pieces: 3 };
    expect(refundedLines({ ...asked, gone: [gone] })).toMatchObject([{ place: 0, because: "never-paid", shipping: 100, roundOff: 50 }]);
    expect(refundedLines({ ...asked, gone: [gone, { place: 1, pieces: 1 }] }).map(({ because }) => because)).toEqual([
      "everything-is-gone",
      "everything-is-gone",
    ]);
  });

  it("has with the last piece the shipping that was kept of lines gone before, and names pieces that cost nothing", () => {
    const first = back([{ place: 0, pieces: 3 }]);
    expect(back([{ place: 1, pieces: 1 }], [{ lines: first }]).map(({ place, pieces, shipping }) => [place, pieces, shipping])).toEqual([
      [0, 0, 100],
      [1, 1, 100],
    ]);
    const free: OrderedFigures = { ...other, coupon: paise(10_000), shipping: paise(0), roundOff: paise(0) };
    const given = refundedLines({ lines: [line, free], former: [], gone: [{ place: 1, pieces: 1 }], fault: "customers", neverPaid: [] });
    expect(given).toMatchObject([{ place: 1, pieces: 1, amount: 10_000, coupon: 10_000 }]);
  });

  it("is never for pieces that aren't there any more", () => {
    const first = back([{ place: 0, pieces: 2 }]);
    expect(() => back([{ place: 0, pieces: 2 }], [{ lines: first }])).toThrow("2 pieces of 1 can't go back");
    expect(() => back([{ place: 1, pieces: -1 }])).toThrow(RangeError);
    expect(back([])).toEqual([]);
  });
});

describe("the tax that goes back", () => {
  const cart = aCheckoutCart({
    lines: [anOrderedLine({ id: "a", rupees: 100.1, gst: 5, quantity: 3 }), anOrderedLine({ id: "b", gst: 5 })],
  });
  const { snapshot } = aPlacedOrder({ cart });

  it("grows piece by piece to the line's own, whatever went back of other lines", () => {
    const former: RefundedLine[] = [];
    const taxes = [1, 0, 0, 0].map((place) => {
      const { lines } = snapshot.figures;
      const asked = { lines, former: [{ lines: former }], fault: "customers", neverPaid: [] } as const;
      const [gone = expect.unreachable()] = refundedLines({ ...asked, gone: [{ place, pieces: 1 }] });
      const tax = taxOfRefunded(snapshot, gone, former);
      former.push(gone);
      return tax;
    });
    expect(taxes.slice(1).map(({ taxable, cgst, sgst }) => [taxable, cgst, sgst])).toEqual([
      [9_534, 238, 238],
      [9_532, 239, 239],
      [9_534, 238, 238],
    ]);
    expect(taxOfLine(snapshot, 0)).toEqual({ taxable: 28_600, cgst: 715, sgst: 715, igst: 0 });
  });
});

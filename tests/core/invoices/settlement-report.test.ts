import { describe, expect, it } from "vitest";
import { creditNoteOf } from "#core/invoices/credit-note.ts";
import { invoiceOf } from "#core/invoices/invoice.ts";
import { EMPTY_SETTLEMENT_REPORT, reportWith } from "#core/invoices/settlement-report.ts";
import { day } from "#core/shared/day.ts";
import { aCheckoutCart, anOrderedLine, inMysuru } from "#tests/builders/a-checkout.ts";
import { aPlacedOrder, by, done } from "#tests/builders/an-order.ts";
import type { TaxDocument } from "#core/invoices/tax-document.ts";

const numbered = { number: "AAAI/2627/000001", day: day("2026-11-20") };

describe("a settlement", () => {
  const lines = [
    anOrderedLine({ id: "a", rupees: 123.45, gst: 5 }),
    anOrderedLine({ id: "b", rupees: 99.95, gst: 18, quantity: 3 }),
    anOrderedLine({ id: "c", rupees: 200, gst: 5, seller: inMysuru }),
  ];
  const order = aPlacedOrder({ cart: aCheckoutCart({ lines }) });
  const cancelled = done(order, order.snapshot.facts.at, by.staff, { kind: "cancel", places: [0, 1, 2], reason: "changed" });
  const invoices = order.parcels.map((parcel): TaxDocument => ({ kind: "invoice", facts: invoiceOf(order, parcel, numbered) }));
  const creditNotes = cancelled.parcels.flatMap((parcel): TaxDocument[] =>
    cancelled.refunds.flatMap((refund) => {
      const facts = creditNoteOf(cancelled, { refund, parcel }, { ...numbered, against: numbered });
      return facts === null ? [] : [{ kind: "credit-note", facts } as const];
    }),
  );

  it("sums what was sold by seller and rate, and each figure of it to what was paid", () => {
    const { sold, refunded, rows } = invoices.reduce(reportWith, EMPTY_SETTLEMENT_REPORT);
    expect([sold.documents, refunded.documents]).toEqual([2, 0]);
    expect(sold.total).toBe(order.snapshot.figures.total);
    expect(sold.taxable + sold.cgst + sold.sgst + sold.igst + sold.roundOff).toBe(sold.total);
    expect(sold.amount - sold.coupon - sold.prepaid + sold.shipping + sold.roundOff).toBe(sold.total);
    expect(rows.map(({ gstin, rate }) => [gstin.slice(0, 2), rate])).toEqual([
      ["27", 5],
      ["27", 18],
      ["29", 5],
    ]);
    expect(rows.reduce((sum, row) => sum + row.sold.taxable, 0)).toBe(sold.taxable);
  });

  it("has one row a seller and rate, by both, in whatever order papers come", () => {
    const inAll = (papers: readonly TaxDocument[]) => papers.reduce(reportWith, EMPTY_SETTLEMENT_REPORT);
    const once = inAll(invoices);
    const twice = inAll([...creditNotes, ...invoices.toReversed(), ...invoices]);
    expect(inAll(invoices.toReversed()).rows).toEqual(once.rows);
    expect(twice.rows).toHaveLength(3);
    const dearer = aPlacedOrder({ cart: aCheckoutCart({ lines: lines.slice(1, 2) }) });
    const [parcel = expect.unreachable()] = dearer.parcels;
    const dearerFirst = inAll([{ kind: "invoice", facts: invoiceOf(dearer, parcel, numbered) }, ...invoices]);
    expect(dearerFirst.rows.map(({ gstin, rate }) => [gstin, rate])).toEqual(once.rows.map(({ gstin, rate }) => [gstin, rate]));
    for (const [place, row] of twice.rows.entries()) {
      const { sold, ...named } = once.rows[place] ?? expect.unreachable();
      const doubled = { taxable: 2 * sold.taxable, cgst: 2 * sold.cgst, sgst: 2 * sold.sgst, igst: 2 * sold.igst };
      expect(row).toEqual({ ...named, sold: doubled, refunded: sold });
      expect(sold.taxable).toBeGreaterThan(0);
    }
  });

  it("is nothing in all where everything went back", () => {
    const { sold, refunded, rows } = [...invoices, ...creditNotes].reduce(reportWith, EMPTY_SETTLEMENT_REPORT);
    expect(refunded).toEqual(sold);
    for (const row of rows) expect(row.refunded).toEqual(row.sold);
  });
});

import { gstState } from "#core/invoices/gst-state.ts";
import { paperWords } from "./wording.ts";
import type { Party } from "./parties.ts";
import type { CreditNote } from "#core/invoices/credit-note.ts";
import type { DocumentFacts, Invoice } from "#core/invoices/invoice.ts";
import type { LineShares } from "#core/orders/order/allocation.ts";
import type { TaxParts } from "#core/orders/order/line-tax.ts";
import type { Paise } from "#core/shared/money.ts";
import { dayWritten } from "./amounts.ts";

/** A fact under its label, in lines. */
export type Fact = { readonly label: string; readonly values: readonly string[] };

/** A line of goods that were sold or went back; `unitPrice` null: a credit note tells none. */
export type SaleLine = LineShares & {
  readonly title: string;
  readonly details: readonly string[];
  readonly pieces: number;
  readonly unitPrice: Paise | null;
  readonly rate: number;
  readonly tax: TaxParts;
};

/** The figures of a paper; no `rates`: nothing on it is taxed. */
type Figures = Pick<DocumentFacts, "number" | "day" | "supply" | "rates" | "net" | "roundOff" | "total"> & {
  readonly supplier: { readonly name: string };
};

/** What all papers have in common, as they are drawn. Services are told without pieces, shipping and rounding. */
export type Sale = {
  readonly of: "goods" | "service";
  readonly title: string;
  readonly document: Figures;
  readonly parties: readonly Party[];
  readonly facts: readonly Fact[];
  readonly lines: readonly SaleLine[];
  readonly total: string;
  /** Whose copy it is; null: there is but one. Source: specification/invoices.md, Copies. */
  readonly copy: string | null;
  readonly notes: readonly string[];
};

export function invoiceSale(invoice: Invoice): Sale {
  return {
    of: "goods",
    title: paperWords.invoice,
    document: invoice,
    parties: partiesOf(invoice),
    facts: factsOf(invoice, paperWords.invoiceNumber, [
      { label: paperWords.placeOfSupply, values: [paperWords.state(invoice.placeOfSupply)] },
      { label: paperWords.reverseCharge, values: [paperWords.notReversed] },
    ]),
    lines: invoice.lines.map(({ size, hsn, quantity, ...line }) => ({
      ...line,
      pieces: quantity,
      details: [paperWords.detail(size, hsn)],
    })),
    total: paperWords.total,
    copy: paperWords.original,
    notes: [],
  };
}

export function creditNoteSale(note: CreditNote): Sale {
  const isKept = note.lines.some(({ because }) => because === "kept-until-everything-is-gone");
  return {
    of: "goods",
    title: paperWords.creditNote,
    document: note,
    parties: partiesOf(note),
    facts: factsOf(note, paperWords.creditNoteNumber, [
      { label: paperWords.against, values: [note.against.number, paperWords.ofDay(dayWritten(note.against.day))] },
      { label: paperWords.placeOfSupply, values: [paperWords.state(note.placeOfSupply)] },
      { label: paperWords.reason, values: paperWords.goneBack },
    ]),
    lines: note.lines.map(({ hsn, ...line }) => ({
      ...line,
      unitPrice: null,
      details: [paperWords.detail(null, hsn), ...(line.pieces === 0 ? [paperWords.shippingOfFormer] : [])],
    })),
    total: paperWords.credited,
    copy: null,
    notes: isKept ? [paperWords.shippingKept] : [],
  };
}

function partiesOf({ supplier, buyer }: DocumentFacts): readonly Party[] {
  return [
    {
      label: paperWords.soldBy,
      name: supplier.name,
      lines: nonEmpty(supplier.address, paperWords.state(supplier.gstState), paperWords.gstin(supplier.gstin)),
    },
    {
      label: paperWords.buyer,
      name: buyer.name,
      lines: nonEmpty(
        buyer.line1,
        buyer.line2,
        buyer.landmark,
        `${buyer.city} ${buyer.pincode}`,
        paperWords.state(gstState(buyer.state)),
        paperWords.mobile(buyer.mobile),
      ),
    },
  ];
}

export const nonEmpty = (...lines: readonly string[]): readonly string[] => lines.filter((line) => line !== "");

const factsOf = ({ number, day, orderId }: DocumentFacts, label: string, own: readonly Fact[]): readonly Fact[] => [
  { label, values: [number] },
  { label: paperWords.date, values: [dayWritten(day)] },
  { label: paperWords.order, values: [orderId] },
  ...own,
];

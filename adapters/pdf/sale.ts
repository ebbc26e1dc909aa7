import { paperWords } from "./wording.ts";
import type { CreditNote } from "#core/invoices/credit-note.ts";
import type { DocumentFacts, Invoice } from "#core/invoices/invoice.ts";
import type { LineShares } from "#core/orders/money/allocation.ts";
import type { TaxParts } from "#core/orders/money/line-tax.ts";
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

/** What an invoice and a credit note have in common, as it is drawn. */
export type Sale = {
  readonly title: string;
  readonly document: DocumentFacts;
  readonly facts: readonly Fact[];
  readonly lines: readonly SaleLine[];
  readonly total: string;
  /** Whose copy it is; null: there is but one. Source: specification/invoices.md, Copies. */
  readonly copy: string | null;
  readonly notes: readonly string[];
};

export function invoiceSale(invoice: Invoice): Sale {
  return {
    title: paperWords.invoice,
    document: invoice,
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
    title: paperWords.creditNote,
    document: note,
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

const factsOf = ({ number, day, orderId }: DocumentFacts, label: string, own: readonly Fact[]): readonly Fact[] => [
  { label, values: [number] },
  { label: paperWords.date, values: [dayWritten(day)] },
  { label: paperWords.order, values: [orderId] },
  ...own,
];

import { invoiceWords } from "#web/design/invoice/invoice-words.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { DocumentFacts } from "#core/invoices/invoice.ts";
import type { TaxDocument } from "#core/invoices/tax-document.ts";
import type { LineShares } from "#core/orders/order/allocation.ts";
import type { TaxParts } from "#core/orders/order/line-tax.ts";
import type { Paise } from "#core/shared/money.ts";

export type SaleFact = { readonly label: string; readonly value: string };

/** A line of goods that were sold or went back; `unitPrice` null: a credit note tells none. */
export type SaleLine = LineShares & {
  /** From 1 on. */
  readonly number: number;
  readonly title: string;
  readonly details: readonly string[];
  readonly pieces: number;
  readonly unitPrice: Paise | null;
  readonly rate: number;
  readonly tax: TaxParts;
};

export function linesOf(paper: TaxDocument): readonly SaleLine[] {
  switch (paper.kind) {
    case "invoice":
      return paper.facts.lines.map(({ size, hsn, quantity, ...line }, place) => ({
        ...line,
        title: shownTitle(line),
        number: place + 1,
        pieces: quantity,
        details: [invoiceWords.detail(shownSize(size), hsn)],
      }));
    case "credit-note":
      return paper.facts.lines.map(({ hsn, ...line }, place) => ({
        ...line,
        title: shownTitle(line),
        number: place + 1,
        unitPrice: null,
        details: [invoiceWords.detail(null, hsn), ...(line.pieces === 0 ? [invoiceWords.shippingOfFormer] : [])],
      }));
  }
}

export function factsOf({ kind, facts }: TaxDocument): readonly SaleFact[] {
  const place = { label: invoiceWords.placeOfSupply, value: invoiceWords.state(facts.placeOfSupply) };
  switch (kind) {
    case "invoice":
      return [
        ...numbersOf(facts, invoiceWords.invoiceNumber),
        place,
        { label: invoiceWords.reverseCharge, value: invoiceWords.notReversed },
      ];
    case "credit-note": {
      const { number, day } = facts.against;
      return [
        ...numbersOf(facts, invoiceWords.creditNoteNumber),
        { label: invoiceWords.against, value: `${number} ${invoiceWords.ofDay({ day: dayOf(day) })}` },
        place,
        { label: invoiceWords.reason, value: invoiceWords.goneBack },
      ];
    }
  }
}

const numbersOf = ({ number, day, orderId }: DocumentFacts, label: string): readonly SaleFact[] => [
  { label, value: number },
  { label: invoiceWords.date, value: dayOf(day) },
  { label: invoiceWords.order, value: orderId },
];

/** What is to be said under the figures. */
export function notesOf({ kind, facts }: TaxDocument): readonly string[] {
  const isKept = kind === "credit-note" && facts.lines.some(({ because }) => because === "kept-until-everything-is-gone");
  return [
    ...(isKept ? [invoiceWords.shippingKept] : []),
    `${invoiceWords.inRupees} ${invoiceWords.signature({ seller: facts.supplier.name })}`,
  ];
}

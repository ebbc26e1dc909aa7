import { paise } from "../shared/money.ts";
import type { Paise } from "../shared/money.ts";
import type { TaxParts } from "../orders/order/line-tax.ts";
import type { DocumentFacts } from "./invoice.ts";
import type { TaxDocument } from "./tax-document.ts";

/** The sums of the documents of one kind. `amount` is what the pieces cost, tax included, before any discount. */
export type SettlementSums = TaxParts & {
  readonly documents: number;
  readonly amount: Paise;
  readonly coupon: Paise;
  readonly prepaid: Paise;
  readonly shipping: Paise;
  readonly roundOff: Paise;
  readonly total: Paise;
};

/** What was taxed of a seller's goods at a rate in per cent, and how much of it was refunded. */
export type SettlementRow = {
  readonly gstin: string;
  readonly seller: string;
  readonly rate: number;
  readonly sold: TaxParts;
  readonly refunded: TaxParts;
};

/** The sums of invoices and credit notes. Rows are sorted by seller, then by rate. */
export type SettlementReport = {
  readonly sold: SettlementSums;
  readonly refunded: SettlementSums;
  readonly rows: readonly SettlementRow[];
};

const ZERO = paise(0);
const NO_TAX: TaxParts = { taxable: ZERO, cgst: ZERO, sgst: ZERO, igst: ZERO };
const NOTHING_YET: SettlementSums = {
  ...NO_TAX,
  documents: 0,
  amount: ZERO,
  coupon: ZERO,
  prepaid: ZERO,
  shipping: ZERO,
  roundOff: ZERO,
  total: ZERO,
};

/** The report without any document. */
export const EMPTY_SETTLEMENT_REPORT: SettlementReport = { sold: NOTHING_YET, refunded: NOTHING_YET, rows: [] };

/** The report with one more document. Source: specification/invoices.md, What a credit note tells. */
export function reportWith(before: SettlementReport, document: TaxDocument): SettlementReport {
  const side = document.kind === "invoice" ? "sold" : "refunded";
  const { facts } = document;
  return {
    ...before,
    [side]: sumsWith(before[side], facts),
    rows: facts.rates.reduce((rows, { rate, ...tax }) => rowsWith(rows, { ...rowOf(facts, rate), [side]: tax }), before.rows),
  };
}

const rowOf = ({ supplier }: DocumentFacts, rate: number): SettlementRow => ({
  gstin: supplier.gstin,
  seller: supplier.name,
  rate,
  sold: NO_TAX,
  refunded: NO_TAX,
});

function sumsWith(sums: SettlementSums, { tax, roundOff, total, lines }: TaxDocument["facts"]): SettlementSums {
  const all = (name: "amount" | "coupon" | "prepaid" | "shipping") =>
    paise(lines.reduce((sum: number, line) => sum + line[name], sums[name]));
  return {
    ...taxesTogether(sums, tax),
    documents: sums.documents + 1,
    amount: all("amount"),
    coupon: all("coupon"),
    prepaid: all("prepaid"),
    shipping: all("shipping"),
    roundOff: paise(sums.roundOff + roundOff),
    total: paise(sums.total + total),
  };
}

function rowsWith(rows: readonly SettlementRow[], added: SettlementRow): readonly SettlementRow[] {
  const place = rows.findIndex(({ gstin, rate }) => gstin === added.gstin && rate === added.rate);
  const former = rows[place];
  if (former === undefined) return [...rows, added].sort((a, b) => (a.gstin < b.gstin ? -1 : a.gstin > b.gstin ? 1 : a.rate - b.rate));
  const row = { ...former, sold: taxesTogether(former.sold, added.sold), refunded: taxesTogether(former.refunded, added.refunded) };
  return rows.map((one, at) => (at === place ? row : one));
}

const taxesTogether = (a: TaxParts, b: TaxParts): TaxParts => ({
  taxable: paise(a.taxable + b.taxable),
  cgst: paise(a.cgst + b.cgst),
  sgst: paise(a.sgst + b.sgst),
  igst: paise(a.igst + b.igst),
});

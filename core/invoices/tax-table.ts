import { compare, exactly } from "../shared/exact.ts";
import { NOTHING, paise } from "../shared/money.ts";
import { grouped } from "../shared/grouped.ts";
import type { TaxParts } from "../orders/order/line-tax.ts";

/** How much of a document is taxed at a rate in per cent, and the taxes on it. */
export type RateRow = TaxParts & { readonly rate: number };

/** One row for each rate, the lowest first. Source: specification/invoices.md, What an invoice tells. */
export function taxTableOf(lines: readonly { readonly rate: number; readonly tax: TaxParts }[]): readonly RateRow[] {
  const byRate = grouped(lines, ({ rate }) => rate);
  const rows = [...byRate].map(([rate, several]) => ({ rate, ...sumOfTaxes(several.map(({ tax }) => tax)) }));
  return rows.sort((a, b) => compare(exactly(a.rate), exactly(b.rate)));
}

/** The sum of each part separately. Source: specification/invoices.md, What an invoice tells. */
export const sumOfTaxes = (taxes: readonly TaxParts[]): TaxParts =>
  taxes.reduce<TaxParts>(
    (sum, tax) => ({
      taxable: paise(sum.taxable + tax.taxable),
      cgst: paise(sum.cgst + tax.cgst),
      sgst: paise(sum.sgst + tax.sgst),
      igst: paise(sum.igst + tax.igst),
    }),
    { taxable: NOTHING, cgst: NOTHING, sgst: NOTHING, igst: NOTHING },
  );

/** The sum of a document's tax parts. Source: specification/invoices.md, What an invoice tells. */
export const netOfTax = ({ taxable, cgst, sgst, igst }: TaxParts) => paise(taxable + cgst + sgst + igst);

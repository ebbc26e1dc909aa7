import { sumOfTaxes } from "#core/invoices/tax-table.ts";
import { paise } from "#core/shared/money.ts";
import { amount } from "./amounts.ts";
import { column } from "./line-columns.ts";
import { paperWords } from "./wording.ts";
import type { RateRow } from "#core/invoices/tax-table.ts";
import type { Supply, TaxParts } from "#core/orders/order/line-tax.ts";
import type { Column } from "./table.ts";

/** The table of taxes by rate, with a row of what they come to where there are several. */
export function taxColumns(rates: readonly RateRow[], supply: Supply): readonly Column[] {
  const rows: readonly Row[] = rates.map((row) => ({ ...row, label: paperWords.rates(row.rate) }));
  const all: readonly Row[] = rates.length > 1 ? [...rows, { ...sumOfTaxes(rates), label: paperWords.allRates }] : rows;
  const figures = (head: string, of: (tax: TaxParts) => number) =>
    column(
      "right",
      [head],
      all.map((row) => [amount(paise(of(row)))]),
    );
  return [
    {
      ...column(
        "left",
        [paperWords.taxTable],
        all.map(({ label }) => [label]),
      ),
      grows: true,
    },
    figures(paperWords.taxable.join(" "), ({ taxable }) => taxable),
    ...(supply === "within-a-state"
      ? [figures(paperWords.cgst, ({ cgst }) => cgst), figures(paperWords.sgst, ({ sgst }) => sgst)]
      : [figures(paperWords.igst, ({ igst }) => igst)]),
    figures(paperWords.tax, ({ cgst, sgst, igst }) => cgst + sgst + igst),
  ];
}

type Row = TaxParts & { readonly label: string };

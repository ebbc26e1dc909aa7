import { netOfTax, sumOfTaxes } from "#core/invoices/tax-table.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import { rupeesAndPaise, takenOff } from "#web/design/figures/amounts.ts";
import { invoiceWords } from "#web/design/invoice/invoice-words.ts";
import type { DocumentFacts } from "#core/invoices/invoice.ts";
import type { LineShares } from "#core/orders/order/allocation.ts";
import type { Supply, TaxParts } from "#core/orders/order/line-tax.ts";
import type { Paise } from "#core/shared/money.ts";
import type { SaleLine } from "./sale-paper.ts";

/**
 * A column of figures, a cell a line; the lines of a cell stand under one another. `told` labels them where no other column stands beside.
 */
export type FigureColumn = { readonly label: string; readonly told: string; readonly cells: readonly (readonly string[])[] };

/** The columns of goods beside what they are; what no line has, as a coupon's share, has none. */
export function goodsColumns(lines: readonly SaleLine[], supply: Supply): readonly FigureColumn[] {
  const column = (label: string, cell: (line: SaleLine) => readonly string[], spoken = label) => ({
    label,
    told: spoken,
    cells: lines.map(cell),
  });
  const where = (share: (line: SaleLine) => Paise | null, made: FigureColumn) =>
    lines.some((line) => (share(line) ?? 0) !== 0) ? [made] : [];
  const isWithin = supply === "within-a-state";
  return [
    column(invoiceWords.quantity, ({ pieces }) => [invoiceWords.pieces(pieces)]),
    ...where(
      ({ unitPrice }) => unitPrice,
      column(invoiceWords.unitPrice, ({ unitPrice }) => [figure(unitPrice ?? NOTHING)]),
    ),
    column(invoiceWords.amount, ({ amount }) => [figure(amount)]),
    ...where(
      ({ coupon }) => coupon,
      column(invoiceWords.coupon, ({ coupon }) => [less(coupon)]),
    ),
    ...where(
      ({ prepaid }) => prepaid,
      column(invoiceWords.prepaid, ({ prepaid }) => [less(prepaid)]),
    ),
    ...where(
      ({ shipping }) => shipping,
      column(invoiceWords.shipping, ({ shipping }) => [figure(shipping)]),
    ),
    column(invoiceWords.taxable, ({ tax }) => [figure(tax.taxable)]),
    column(
      invoiceWords.rate,
      ({ rate }) => (isWithin ? [rate / 2, rate / 2] : [rate]).map(invoiceWords.rates),
      kindsOf(supply).map(invoiceWords.rateOf).join("\n"),
    ),
    column(kindsOf(supply).join("\n"), ({ tax }) => (isWithin ? [figure(tax.cgst), figure(tax.sgst)] : [figure(tax.igst)])),
    column(invoiceWords.net, ({ tax }) => [figure(netOfTax(tax))]),
  ];
}

export type TaxRow = { readonly label: string; readonly figures: readonly { readonly of: string; readonly figure: string }[] };

/** What is told of each rate. */
export const taxLabels = (supply: Supply): readonly string[] => [invoiceWords.taxable, ...kindsOf(supply), invoiceWords.tax];

const kindsOf = (supply: Supply): readonly string[] =>
  supply === "within-a-state" ? [invoiceWords.cgst, invoiceWords.sgst] : [invoiceWords.igst];

/** The taxes by rate; a row of what they come to where there are several. */
export function taxRows({ rates, supply }: Pick<DocumentFacts, "rates" | "supply">): readonly TaxRow[] {
  const row = (label: string, tax: TaxParts): TaxRow => {
    const kinds = supply === "within-a-state" ? [tax.cgst, tax.sgst] : [tax.igst];
    const amounts = [tax.taxable, ...kinds, paise(kinds.reduce((sum, kind) => sum + kind, 0))];
    return { label, figures: taxLabels(supply).map((of, place) => ({ of, figure: figure(amounts[place] ?? NOTHING) })) };
  };
  const rows = rates.map((one) => row(invoiceWords.rates(one.rate), one));
  return rates.length > 1 ? [...rows, row(invoiceWords.allRates, sumOfTaxes(rates))] : rows;
}

export type SaleTotal = { readonly label: string; readonly figure: string; readonly kind: "plain" | "less" | "net" };

/** What the total comes from, as the bill had it. */
export function totalsOf({ net, roundOff }: DocumentFacts, lines: readonly SaleLine[]): readonly SaleTotal[] {
  const all = (share: keyof LineShares) => paise(lines.reduce((sum, line) => sum + line[share], 0));
  const taken = (label: string, sum: Paise): readonly SaleTotal[] => (sum === 0 ? [] : [{ label, figure: less(sum), kind: "less" }]);
  return [
    { label: invoiceWords.ofAmount, figure: figure(all("amount")), kind: "plain" },
    ...taken(invoiceWords.coupon, all("coupon")),
    ...taken(invoiceWords.prepaid, all("prepaid")),
    { label: invoiceWords.shipping, figure: figure(all("shipping")), kind: "plain" },
    { label: invoiceWords.ofNet, figure: figure(net), kind: "net" },
    { label: invoiceWords.roundOff, figure: figure(roundOff), kind: "plain" },
  ];
}

/** In columns that say once that they are in rupees. */
const figure = (amount: Paise): string => rupeesAndPaise(amount).replace("₹", "");
const less = (amount: Paise): string => takenOff(amount).replace("₹", "");

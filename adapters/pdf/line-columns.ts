import { netOfTax } from "#core/invoices/tax-table.ts";
import { NOTHING } from "#core/shared/money.ts";
import { amount, less } from "./amounts.ts";
import { paperWords } from "./wording.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Supply, TaxParts } from "#core/orders/order/line-tax.ts";
import type { Sale, SaleLine } from "./sale.ts";
import type { CellLine, Column } from "./table.ts";

/** The columns of what was sold; what no line has, as a coupon's share or a tax, has none. */
export function lineColumns({ of, lines, document: { supply, rates } }: Pick<Sale, "of" | "lines" | "document">): readonly Column[] {
  const has = (share: (line: SaleLine) => Paise | null) => lines.some((line) => (share(line) ?? 0) !== 0);
  const figures = (head: readonly string[], cell: (line: SaleLine) => readonly string[]) => column("right", head, lines.map(cell));
  return [
    column(
      "left",
      [paperWords.line],
      lines.map((_, place) => [String(place + 1)]),
    ),
    { head: [of === "goods" ? paperWords.goods : paperWords.service], side: "left", grows: true, cells: lines.map(goods) },
    ...(of === "goods" ? [figures([paperWords.quantity], ({ pieces }) => [paperWords.pieces(pieces)])] : []),
    ...(has(({ unitPrice }) => unitPrice) ? [figures(paperWords.unitPrice, ({ unitPrice }) => [amount(unitPrice ?? NOTHING)])] : []),
    figures([paperWords.amount], (line) => [amount(line.amount)]),
    ...(has(({ coupon }) => coupon) ? [figures([paperWords.coupon], ({ coupon }) => [less(coupon)])] : []),
    ...(has(({ prepaid }) => prepaid) ? [figures(paperWords.prepaid, ({ prepaid }) => [less(prepaid)])] : []),
    ...(has(({ shipping }) => shipping) ? [figures([paperWords.shipping], ({ shipping }) => [amount(shipping)])] : []),
    ...(rates.length === 0
      ? []
      : [
          figures(paperWords.taxable, ({ tax }) => [amount(tax.taxable)]),
          figures([paperWords.rate], ({ rate }) => ratesOf(rate, supply)),
          figures(taxHead(supply), ({ tax }) => taxesOf(tax, supply)),
          figures(paperWords.net, ({ tax }) => [amount(netOfTax(tax))]),
        ]),
  ];
}

/** Central and state tax stand under one another, as do their rates. */
const taxHead = (supply: Supply): readonly string[] =>
  supply === "within-a-state" ? [paperWords.cgst, paperWords.sgst] : [paperWords.igst];

const taxesOf = ({ cgst, sgst, igst }: TaxParts, supply: Supply): readonly string[] =>
  supply === "within-a-state" ? [amount(cgst), amount(sgst)] : [amount(igst)];

const ratesOf = (rate: number, supply: Supply): readonly string[] =>
  supply === "within-a-state" ? [paperWords.rates(rate / 2), paperWords.rates(rate / 2)] : [paperWords.rates(rate)];

export const column = (side: Column["side"], head: readonly string[], cells: readonly (readonly string[])[]): Column => ({
  head,
  side,
  grows: false,
  cells: cells.map((lines) => lines.map((text) => ({ text, colour: "ink" }))),
});

const goods = ({ title, details }: SaleLine): readonly CellLine[] => [
  { text: title, colour: "ink" },
  ...details.map((text) => ({ text, colour: "ink-3" }) as const),
];

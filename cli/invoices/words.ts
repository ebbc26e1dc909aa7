import { edges, printable } from "#cli/printing/columns.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { SettlementReport, SettlementSums } from "#core/invoices/settlement-report.ts";
import type { TaxParts } from "#core/orders/order/line-tax.ts";
import type { Day } from "#core/shared/day.ts";
import type { Paise } from "#core/shared/money.ts";

/** What was sold and refunded on some days, and for each seller and rate what of it was taxed. */
export function settlementText({ sold, refunded, rows }: SettlementReport, { from, to }: { readonly from: Day; readonly to: Day }): string {
  return [
    `${from} to ${to}`,
    "",
    ...sumsText(`Sold: ${counted(sold.documents, "invoice")}`, sold),
    "",
    ...sumsText(`Refunded: ${counted(refunded.documents, "credit note")}`, refunded),
    ...rows.flatMap(({ gstin, seller, rate, sold: out, refunded: back }) => [
      "",
      `${printable(seller)} (${gstin}), GST ${rate} %`,
      ...taxText("  sold", out),
      ...taxText("  refunded", back),
    ]),
    "",
  ].join("\n");
}

function sumsText(title: string, sums: SettlementSums): readonly string[] {
  const rows: readonly (readonly [string, Paise])[] = [
    ["Goods, GST included", sums.amount],
    ["Coupons", sums.coupon],
    ["Paying online", sums.prepaid],
    ["Shipping", sums.shipping],
    ["Taxable value", sums.taxable],
    ["CGST", sums.cgst],
    ["SGST", sums.sgst],
    ["IGST", sums.igst],
    ["Rounding", sums.roundOff],
  ];
  return [
    edges(title, rupeesAndPaise(sums.total)),
    ...rows.filter(([, amount]) => amount !== 0).map(([name, amount]) => edges(`  ${name}`, rupeesAndPaise(amount))),
  ];
}

const taxText = (title: string, { taxable, cgst, sgst, igst }: TaxParts): readonly string[] =>
  taxable + cgst + sgst + igst === 0
    ? []
    : [
        edges(
          title,
          `${rupeesAndPaise(taxable)} + CGST ${rupeesAndPaise(cgst)} + SGST ${rupeesAndPaise(sgst)} + IGST ${rupeesAndPaise(igst)}`,
        ),
      ];

/** Where the papers and the ledger disagree. */
export const disagreementText = (
  { sold, refunded }: SettlementReport,
  ledger: { readonly sold: Paise; readonly refunded: Paise },
): string =>
  `The ledger has ${rupeesAndPaise(ledger.sold)} sold and ${rupeesAndPaise(ledger.refunded)} refunded, the papers ${rupeesAndPaise(sold.total)} and ${rupeesAndPaise(refunded.total)}. See: niramaya doctor\n`;

const counted = (count: number, noun: string): string => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

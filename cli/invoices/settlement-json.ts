import { amountText } from "#cli/printing/amount-text.ts";
import type { SettlementReport, SettlementSums } from "#core/invoices/settlement-report.ts";
import type { TaxParts } from "#core/orders/order/line-tax.ts";
import type { Paise } from "#core/shared/money.ts";

const taxJson = ({ taxable, cgst, sgst, igst }: TaxParts) => ({
  taxable: amountText(taxable),
  cgst: amountText(cgst),
  sgst: amountText(sgst),
  igst: amountText(igst),
});

const sumsJson = (sums: SettlementSums) => ({
  documents: sums.documents,
  amount: amountText(sums.amount),
  coupon: amountText(sums.coupon),
  prepaid: amountText(sums.prepaid),
  shipping: amountText(sums.shipping),
  ...taxJson(sums),
  round_off: amountText(sums.roundOff),
  total: amountText(sums.total),
});

/** Amounts in rupees, as text with two decimals. */
export const settlementJson = ({ sold, refunded, rows }: SettlementReport, ledger: { readonly sold: Paise; readonly refunded: Paise }) => ({
  sold: sumsJson(sold),
  refunded: sumsJson(refunded),
  rows: rows.map((row) => ({
    gstin: row.gstin,
    seller: row.seller,
    rate: row.rate,
    sold: taxJson(row.sold),
    refunded: taxJson(row.refunded),
  })),
  ledger: { sold: amountText(ledger.sold), refunded: amountText(ledger.refunded) },
});

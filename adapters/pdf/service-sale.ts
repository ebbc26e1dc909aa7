import { HEALTH_CARE, titleOf } from "#core/invoices/service-paper.ts";
import { taxTableOf } from "#core/invoices/tax-table.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { indianTime } from "#core/shared/indian-time.ts";
import { NOTHING } from "#core/shared/money.ts";
import { dayWritten } from "./amounts.ts";
import { nonEmpty } from "./sale.ts";
import { paperWords } from "./wording.ts";
import type { ServicePaper } from "#core/invoices/service-paper.ts";
import type { Fact, Sale, SaleLine } from "./sale.ts";

/** A receipt, a bill or a credit note of a consultation. */
export function serviceSale(paper: ServicePaper): Sale {
  const { number, day, supplier, buyer, patient, start, length, mode, rate, tax, total } = paper;
  const { title, numbered } = SERVICE_TITLES[titleOf(paper)];
  const isTaxed = rate > 0 && paper.kind !== "receipt";
  const lines = [{ rate, tax }];
  return {
    of: "service",
    title,
    document: {
      number,
      day,
      supplier,
      supply: "within-a-state",
      rates: isTaxed ? taxTableOf(lines) : [],
      net: total,
      roundOff: NOTHING,
      total,
    },
    parties: [
      {
        label: paperWords.practitioner,
        name: supplier.name,
        lines: nonEmpty(
          supplier.qualifications.join(", "),
          supplier.council === null || supplier.registration === null ? "" : paperWords.registered(supplier.council, supplier.registration),
          supplier.address ?? "",
        ),
      },
      {
        label: paperWords.billedTo,
        name: buyer.name,
        lines: nonEmpty(buyer.mobile === null ? "" : paperWords.mobile(buyer.mobile), patient === null ? "" : paperWords.patient(patient)),
      },
    ],
    facts: [
      { label: numbered, values: [number] },
      { label: paperWords.date, values: [dayWritten(day)] },
      { label: paperWords.appointment, values: [paper.reference] },
      ...creditedIn(paper, paperWords.feeBack),
    ],
    lines: [
      healthCareLine({
        title: paperWords.consultation(mode, length),
        details: [paperWords.on(dayWritten(indianDay(start)), indianTime(start))],
        ...{ rate, tax, amount: total },
      }),
    ],
    total: paper.kind === "receipt" ? paperWords.paidFor : paper.kind === "credit-note" ? paperWords.credited : paperWords.total,
    copy: paper.kind === "bill" ? paperWords.original : null,
    notes: paper.kind === "receipt" ? [paperWords.receiptNote] : rate === 0 ? [paperWords.exempt] : [],
  };
}

/** A line of health care: it is sold once, and nothing is taken off it. */
export const healthCareLine = ({ details, ...line }: Pick<SaleLine, "title" | "details" | "rate" | "tax" | "amount">): SaleLine => ({
  ...line,
  details: [...details, paperWords.serviceCode(HEALTH_CARE)],
  pieces: 1,
  unitPrice: null,
  coupon: NOTHING,
  prepaid: NOTHING,
  shipping: NOTHING,
  roundOff: NOTHING,
});

/** What a paper about a service is called, by what it is in law. */
export const SERVICE_TITLES = {
  receipt: { title: paperWords.receipt, numbered: paperWords.receiptNumber },
  "bill-of-supply": { title: paperWords.billOfSupply, numbered: paperWords.billNumber },
  invoice: { title: paperWords.invoice, numbered: paperWords.invoiceNumber },
  "credit-note": { title: paperWords.creditNote, numbered: paperWords.creditNoteNumber },
} as const;

/** Which bill a credit note is against and why; nothing for other papers. */
export const creditedIn = ({ against }: Pick<ServicePaper, "against">, reason: readonly string[]): readonly Fact[] =>
  against === null
    ? []
    : [
        { label: paperWords.againstBill, values: [against.number, paperWords.ofDay(dayWritten(against.day))] },
        { label: paperWords.reason, values: reason },
      ];

import { HEALTH_CARE } from "#core/invoices/service-paper.ts";
import { NOTHING } from "#core/shared/money.ts";
import { dayWritten } from "./amounts.ts";
import { nonEmpty } from "./sale.ts";
import { paperWords } from "./wording.ts";
import type { DocumentFacts } from "#core/invoices/invoice.ts";
import type { ServicePaper } from "#core/invoices/service-paper.ts";
import type { Party } from "./parties.ts";
import type { Fact, Sale, SaleLine } from "./sale.ts";

/** What papers about consultations, tests and health plans tell alike. */
type CarePaper = Pick<ServicePaper, "kind" | "number" | "day" | "buyer" | "total" | "against"> & {
  readonly supplier: { readonly name: string };
};

/** What each of them tells in its own way. `rates` empty: nothing on it is taxed. */
type OwnParts = {
  readonly title: keyof typeof TITLES;
  readonly rates: DocumentFacts["rates"];
  readonly seller: Omit<Party, "name">;
  /** What stands below the buyer's number. */
  readonly ofBuyer: readonly string[];
  /** Why money went back. */
  readonly reason: readonly string[];
  readonly facts: readonly Fact[];
  readonly lines: readonly SaleLine[];
  readonly notes: readonly string[];
};

/** A paper about health care as it is drawn. */
export function saleOfCare({ kind, number, day, supplier, buyer, total, against }: CarePaper, own: OwnParts): Sale {
  const { title, numbered } = TITLES[own.title];
  return {
    of: "service",
    title,
    document: { number, day, supplier, supply: "within-a-state", rates: own.rates, net: total, roundOff: NOTHING, total },
    parties: [
      { ...own.seller, name: supplier.name },
      {
        label: paperWords.billedTo,
        name: buyer.name,
        lines: nonEmpty(buyer.mobile === null ? "" : paperWords.mobile(buyer.mobile), ...own.ofBuyer),
      },
    ],
    facts: [
      { label: numbered, values: [number] },
      { label: paperWords.date, values: [dayWritten(day)] },
      ...creditedIn(against, own.reason),
      ...own.facts,
    ],
    lines: own.lines,
    total: kind === "receipt" ? paperWords.paidFor : kind === "credit-note" ? paperWords.credited : paperWords.total,
    copy: kind === "bill" ? paperWords.original : null,
    notes: own.notes,
  };
}

/** A line of health care: it is sold once, and nothing is taken off it. */
export const careLine = ({ details, ...line }: Pick<SaleLine, "title" | "details" | "rate" | "tax" | "amount">): SaleLine => ({
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
const TITLES = {
  receipt: { title: paperWords.receipt, numbered: paperWords.receiptNumber },
  "bill-of-supply": { title: paperWords.billOfSupply, numbered: paperWords.billNumber },
  invoice: { title: paperWords.invoice, numbered: paperWords.invoiceNumber },
  "credit-note": { title: paperWords.creditNote, numbered: paperWords.creditNoteNumber },
} as const;

/** Which bill a credit note is against and why; nothing for other papers. */
const creditedIn = (against: ServicePaper["against"], reason: readonly string[]): readonly Fact[] =>
  against === null
    ? []
    : [
        { label: paperWords.againstBill, values: [against.number, paperWords.ofDay(dayWritten(against.day))] },
        { label: paperWords.reason, values: reason },
      ];

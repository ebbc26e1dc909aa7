import { serviceTax } from "./service-paper.ts";
import type { Mobile } from "../identity/mobile.ts";
import type { TaxParts } from "../orders/order/line-tax.ts";
import type { Paise } from "../shared/money.ts";
import type { Numbered } from "./invoice.ts";
import type { BilingualText } from "../shared/language.ts";

export const LAB_PAPERS = ["receipt", "bill", "credit-note"] as const;
export type LabPaperKind = (typeof LAB_PAPERS)[number];

/** A laboratory as it was when a paper of it was made. `accreditation`: the number of its certificate, null: it was offered no more. */
export type LabSupplier = { readonly name: string; readonly address: string; readonly accreditation: string | null };

/**
 * What a laboratory did: a test or package of tests, somebody's way to take samples at home, a way in vain, or what was given
 * back of any of it. */
export type LabService =
  | { readonly kind: "tests"; readonly title: BilingualText }
  | { readonly kind: "collection" | "visit-in-vain" | "given-back" };

/** `person`: for whom it was, null: for the buyer or for nobody alone. Tax included in `amount`, `rate` in per cent, 0: exempt. */
export type LabPaperLine = {
  readonly service: LabService;
  readonly person: string | null;
  readonly rate: number;
  readonly tax: TaxParts;
  readonly amount: Paise;
};

/**
 * The facts of a paper about a booking of tests: a receipt of what was paid, a bill, or a credit note of what was refunded. `reference`:
 * the booking; `start` of its slot in milliseconds since 1970. Source: specification/labs.md, Papers of a lab booking.
 */
export type LabPaper = Numbered & {
  readonly kind: LabPaperKind;
  readonly reference: string;
  readonly supplier: LabSupplier;
  readonly buyer: { readonly name: string; readonly mobile: Mobile | null };
  readonly start: number;
  readonly lines: readonly LabPaperLine[];
  readonly total: Paise;
  /** The bill that a credit note is against; null: it is none. */
  readonly against: Numbered | null;
};

/**
 * What a paper is called in law: a bill on which nothing is taxed is a bill of supply. Source: specification/labs.md, Papers of a lab
 * booking.
 */
export const labTitleOf = ({ kind, lines }: Pick<LabPaper, "kind" | "lines">): "receipt" | "bill-of-supply" | "invoice" | "credit-note" => {
  if (kind !== "bill") return kind;
  return lines.every(({ rate }) => rate === 0) ? "bill-of-supply" : "invoice";
};

/** A line with its tax: a sample is taken and looked at where the laboratory is, so that tax is central and state tax. */
export const labLine = (line: Omit<LabPaperLine, "tax">): LabPaperLine => ({ ...line, tax: serviceTax(line.amount, line.rate) });

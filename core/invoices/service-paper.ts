import { taxParts } from "../orders/order/line-tax.ts";
import { NOTHING } from "../shared/money.ts";
import type { Mobile } from "../identity/mobile.ts";
import type { TaxParts } from "../orders/order/line-tax.ts";
import type { Paise } from "../shared/money.ts";
import type { Numbered } from "./invoice.ts";

/** Health care as GST knows it: heading 9993. Source: specification/consultations.md, Papers of a booking. */
export const HEALTH_CARE = "9993";

export const SERVICE_PAPERS = ["receipt", "bill", "credit-note"] as const;
export type ServicePaperKind = (typeof SERVICE_PAPERS)[number];

/** Who gives a service: `council`, `registration` null: none registers them; `address` null: they have no clinic. */
export type ServiceSupplier = {
  readonly name: string;
  readonly qualifications: readonly string[];
  readonly council: string | null;
  readonly registration: string | null;
  readonly address: string | null;
};

/**
 * The facts of a paper about a consultation: what was paid, what it cost, or what was given back of that. Amounts in paise, taxes included;
 * `rate` in per cent, 0: exempt. `start` in milliseconds since 1970, `length` in minutes. Source: specification/consultations.md, Papers of
 * a booking.
 */
export type ServicePaper = Numbered & {
  readonly kind: ServicePaperKind;
  readonly reference: string;
  readonly supplier: ServiceSupplier;
  readonly buyer: { readonly name: string; readonly mobile: Mobile | null };
  /** Whom the service was for; null: the buyer. */
  readonly patient: string | null;
  readonly start: number;
  readonly length: number;
  readonly mode: "audio" | "video";
  readonly rate: number;
  readonly tax: TaxParts;
  readonly total: Paise;
  /** The bill that a credit note is against; null: it is none. */
  readonly against: Numbered | null;
};

/** What a paper is called in law: a bill without tax is a bill of supply. Source: specification/consultations.md, Papers of a booking. */
export const titleOf = ({ kind, rate }: Pick<ServicePaper, "kind" | "rate">): "receipt" | "bill-of-supply" | "invoice" | "credit-note" =>
  kind === "bill" ? (rate === 0 ? "bill-of-supply" : "invoice") : kind;

/**
 * The tax in what a service costs, at a rate in per cent; none at 0. It is supplied where its giver is, so that tax is central and state
 * tax.
 * Source: specification/consultations.md, Papers of a booking.
 */
export const serviceTax = (amount: Paise, rate: number): TaxParts =>
  rate === 0 ? { taxable: amount, cgst: NOTHING, sgst: NOTHING, igst: NOTHING } : taxParts(amount, rate, "within-a-state");

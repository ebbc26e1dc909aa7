import { indianDay } from "../../shared/indian-time.ts";
import { counterOf, documentNumber } from "../../invoices/document-number.ts";
import { clinicAddress } from "../practitioner/clinic-address.ts";
import type { Day } from "../../shared/day.ts";
import type { Paise } from "../../shared/money.ts";
import type { ServicePaperKind, ServiceSupplier } from "../../invoices/service-paper.ts";
import type { Booking } from "./booking.ts";
import type { Mode, Practitioner } from "../practitioner.ts";
import type { PaperToIssue } from "./papers-between.ts";

/**
 * A paper of a booking with its number and all that it says of the practitioner, as it was then; nothing in it names a customer. `rate` in
 * per cent, `amount` taxes included. Source: specification/consultations.md, Papers of a booking.
 */
export type IssuedPaper = {
  readonly kind: ServicePaperKind;
  readonly number: string;
  readonly day: Day;
  readonly amount: Paise;
  readonly rate: number;
  readonly supplier: ServiceSupplier;
  readonly start: number;
  readonly length: number;
  readonly mode: Mode;
};

/** The counter that gives a paper its serial. Source: specification/invoices.md, Number of a paper. */
export const counterOfPaper = ({ kind, at }: PaperToIssue, series: string): string => counterOf({ kind, series, day: indianDay(at) });

type Numbers = { readonly series: string; readonly serial: number };

/**
 * The paper as it is kept for ever. Throws a RangeError on a series or serial that does not fit. Source: specification/consultations.md,
 * Papers of a booking.
 */
export function issuedPaper(
  { kind, amount, at }: PaperToIssue,
  { start, length, mode }: Pick<Booking, "start" | "length" | "mode">,
  practitioner: Pick<Practitioner, "name" | "qualifications" | "council" | "registration" | "gst" | "clinics">,
  { series, serial }: Numbers,
): IssuedPaper {
  const day = indianDay(at);
  const { name, qualifications, council, registration, gst, clinics } = practitioner;
  const address = clinicAddress({ clinics });
  return {
    kind,
    number: documentNumber({ kind, series, day, serial }),
    day,
    amount,
    rate: gst,
    supplier: { name, qualifications, council, registration, address },
    start,
    length,
    mode,
  };
}

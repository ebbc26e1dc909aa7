import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { KeptBooking } from "./bookings.port.ts";

/** What of a patient's health data somebody can read, and their mobile. Source: specification/consultations.md, Access log. */
export const SEEN_KINDS = [
  "complaint",
  "assessments",
  "health-profile",
  "reports",
  "trackers",
  "prescriptions",
  "ticks",
  "lab-reports",
  "mobile",
] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

/**
 * That a practitioner read health data of a patient, for an appointment. `customer`, `member`: whose data; `member` null: the customer's
 * own. `by`: the practitioner's name. `start`: of the appointment. Times in milliseconds since 1970. Source:
 * specification/consultations.md, Access log.
 */
export type AccessEntry = {
  readonly customer: CustomerId;
  readonly member: MemberId | null;
  readonly at: number;
  readonly by: string;
  readonly seen: readonly [SeenKind, ...(readonly SeenKind[])];
  readonly booking: PayableId;
  readonly start: number;
};

/** The entry of a practitioner who reads something for an appointment of theirs. */
export const readForBooking = (
  { booking: { customer, member, id, start }, consulted: { name } }: KeptBooking,
  { seen, at }: Pick<AccessEntry, "seen" | "at">,
): AccessEntry => ({ customer, member, at, by: name, seen, booking: id, start });

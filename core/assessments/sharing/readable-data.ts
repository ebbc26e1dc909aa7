import { refused, ok } from "../../shared/result.ts";
import { currentData, isConsented } from "./current-data.ts";
import { sharedSource } from "./shared-data.ts";
import type { UnknownBooking } from "../../consultations/booking/change-my-booking.ts";
import type { Bookings, KeptBooking } from "../../consultations/booking/bookings.port.ts";
import type { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import type { PractitionerOf } from "../../consultations/practitioner/practitioner-of.use-case.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { CurrentNeeds } from "./current-data.ts";
import type { SharedCopies } from "./shared-copies.port.ts";
import type { SharedData } from "./shared-data.ts";

export type ReadableNeeds = Omit<CurrentNeeds, "bookings"> & {
  readonly bookings: Pick<Bookings, "complaint" | "withId">;
  readonly practitionerOf: PractitionerOf;
  readonly copies: Pick<SharedCopies, "of">;
  readonly consents: ListCareConsents;
};

/**
 * What its practitioner may read of a patient's data. `frozenAt`: when the call began, of which this is the copy; null: it is what is
 * current. `hidden`: how many reports of the copy the patient has hidden since.
 */
export type ReadableData = { readonly frozenAt: number | null; readonly data: SharedData; readonly hidden: number };

/**
 * What an account may read, at a time, as the practitioner of an appointment; `data` null: nothing. Somebody else's appointment is refused
 * like one that does not exist. Whoever answers something of it adds an entry to the patient's log first.
 * Source: specification/consultations.md, Who may see what.
 */
export async function readableData(
  { practitionerOf, ...needs }: ReadableNeeds,
  account: CustomerId,
  { booking: id, at }: { readonly booking: PayableId; readonly at: number },
): Promise<Result<{ readonly kept: KeptBooking; readonly readable: ReadableData | null }, UnknownBooking>> {
  const [practitioner, stored] = await Promise.all([practitionerOf(account), needs.bookings.withId(id)]);
  if (practitioner === null || stored === null || stored.booking.practitioner !== practitioner.id)
    return refused({ kind: "unknown-booking" });
  return ok({ kept: stored, readable: await readableAt(needs, stored, at) });
}

async function readableAt(
  { copies, consents, ...needs }: Omit<ReadableNeeds, "practitionerOf">,
  { booking }: KeptBooking,
  at: number,
): Promise<ReadableData | null> {
  const source = sharedSource(booking, { isConsented: await isConsented(consents, booking), at });
  if (source === "nothing") return null;
  const sent = await needs.reports.of(booking.customer, booking.id);
  const isHidden = new Map(sent.map(({ id, hiddenAt }) => [id, hiddenAt !== null]));
  if (source === "current")
    return { frozenAt: null, data: await currentData(needs, booking, at), hidden: sent.filter(({ hiddenAt }) => hiddenAt !== null).length };
  const copy = await copies.of(booking.id);
  if (copy === null) return null;
  const { reports, ...others } = copy.data;
  return {
    frozenAt: copy.at,
    data: { ...others, reports: reports.filter(({ id }) => isHidden.get(id) === false) },
    hidden: reports.filter(({ id }) => isHidden.get(id) === true).length,
  };
}

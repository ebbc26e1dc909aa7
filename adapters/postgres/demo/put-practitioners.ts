import type { Appointment } from "#core/consultations/slots/slot-facts.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A published review of a practitioner. `writtenAt` in milliseconds since 1970. */
export type KeptPractitionerReview = {
  readonly id: string;
  readonly customer: CustomerId;
  readonly practitioner: string;
  readonly stars: Stars;
  readonly text: string;
  readonly writtenAt: number;
};

type Kept = {
  /** In milliseconds since 1970. */
  readonly verifiedAt: number;
  readonly bookings: readonly (Appointment & { readonly patient: string })[];
  readonly reviews: readonly KeptPractitionerReview[];
};

/** Nobody of the demo took a time of these lately: an account may not hold many within an hour. */
const MADE_BEFORE = 14 * 24 * 60 * 60 * 1000;

/**
 * Stores when practitioners were verified, and of existing customers their appointments and what they think. Part of the caller's
 * transaction.
 */
export async function putPractitioners(trx: Database, { verifiedAt, bookings, reviews }: Kept): Promise<void> {
  await trx
    .updateTable("practitioner")
    .set({ verified_at: new Date(verifiedAt) })
    .execute();
  const known = new Set((await trx.selectFrom("customer").select("id").execute()).map(({ id }) => id));
  const taken = bookings.filter(({ patient }) => known.has(patient));
  if (taken.length > 0)
    await trx
      .insertInto("booking")
      .values(
        taken.map(({ id, practitioner, patient, start, length, buffer, state }) => ({
          id,
          practitioner,
          customer: patient,
          member: null,
          starts_at: new Date(start),
          length,
          buffer,
          state,
          expires_at: null,
          made_at: new Date(start - MADE_BEFORE),
        })),
      )
      .execute();
  const written = reviews.filter(({ customer }) => known.has(customer));
  if (written.length === 0) return;
  await trx
    .insertInto("review")
    .values(
      written.map(({ id, customer, practitioner, stars, text, writtenAt }) => ({
        id,
        customer,
        subject_kind: "practitioner" as const,
        subject: practitioner,
        version: 1,
        state: "published" as const,
        stars,
        text,
        reason: null,
        written_at: new Date(writtenAt),
        bought_at: new Date(writtenAt),
      })),
    )
    .onConflict((stored) => stored.columns(["customer", "subject_kind", "subject", "version"]).doNothing())
    .execute();
}

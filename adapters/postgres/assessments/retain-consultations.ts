import { randomUUID } from "node:crypto";
import { retained } from "#core/assessments/retention/retained-consultation.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { payableId } from "#core/ledger/entry.ts";
import { prescriptionsOfCustomer } from "#adapters/postgres/consultations/prescriptions.ts";
import { postgresSharedCopies } from "./shared-copies.ts";
import type { ConsultationTraces, GivenConsent, RetainedRoom } from "#core/assessments/retention/retained-consultation.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Keeps what care law wants of a customer's appointments, as part of the transaction that erases their account. */
export async function retainConsultationsIn(trx: Database, customer: CustomerId): Promise<void> {
  const bookings = await trx.selectFrom("booking").selectAll().where("customer", "=", customer).orderBy("starts_at").execute();
  if (bookings.length === 0) return;
  const prescriptions = await prescriptionsOfCustomer(trx, customer);
  const consents = await consentsOf(trx, customer);
  const pseudonyms = new Map<string | null, string>();
  const pseudonymOf = (member: string | null): string => {
    const made = pseudonyms.get(member) ?? randomUUID();
    pseudonyms.set(member, made);
    return made;
  };
  for (const { id, member, practitioner, starts_at } of bookings) {
    const traces: ConsultationTraces = {
      practitioner: practitionerId(practitioner),
      start: starts_at.getTime(),
      consent: consents.get(member) ?? null,
      rooms: await roomsOf(trx, id),
      shared: await postgresSharedCopies(trx).of(payableId(id)),
      prescription: prescriptions.find(({ versions }) => versions[0].version.booking === id) ?? null,
    };
    const stored = retained(traces, pseudonymOf(member));
    if (stored === null) continue;
    const { pseudonym, until, consent, rooms, shared, prescription } = stored;
    await trx
      .insertInto("retained_consultation")
      .values({ pseudonym, practitioner, starts_at, kept_until: until, content: JSON.stringify({ consent, rooms, shared, prescription }) })
      .execute();
  }
}

/** By member; null: the customer's own. */
async function consentsOf(trx: Database, customer: CustomerId): Promise<ReadonlyMap<string | null, GivenConsent>> {
  const own = await trx.selectFrom("health_consent").selectAll().where("customer", "=", customer).execute();
  const members = await trx.selectFrom("member_health_consent").selectAll().where("customer", "=", customer).execute();
  return new Map(
    [...own.map((row) => ({ ...row, member: null })), ...members].map(({ member, given_at, withdrawn_at }) => [
      member,
      { givenAt: given_at.getTime(), withdrawnAt: withdrawn_at?.getTime() ?? null },
    ]),
  );
}

async function roomsOf(trx: Database, booking: string): Promise<readonly RetainedRoom[]> {
  const rows = await trx
    .selectFrom("call_step")
    .selectAll()
    .where("booking_id", "=", booking)
    .orderBy("starts_at")
    .orderBy("number")
    .execute();
  const starts = [...new Set(rows.map(({ starts_at }) => starts_at.getTime()))];
  return starts.map((start) => ({
    start,
    steps: rows.filter(({ starts_at }) => starts_at.getTime() === start).map(({ at, deed }) => ({ at: at.getTime(), deed })),
  }));
}

import { randomUUID } from "node:crypto";
import { newBooking } from "#core/consultations/booking/booking.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { memoryRetainedConsultations } from "#adapters/memory/assessments/retained-consultations.ts";
import { memorySharedCopies } from "#adapters/memory/assessments/shared-copies.ts";
import { memoryMemberConsents } from "#adapters/memory/consultations/member-consents.ts";
import { memoryDepartures } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { postgresRetainedConsultations } from "#adapters/postgres/assessments/retained-consultations.ts";
import { postgresSharedCopies } from "#adapters/postgres/assessments/shared-copies.ts";
import { postgresMemberConsents } from "#adapters/postgres/consultations/member-consents.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { postgresDepartures } from "#adapters/postgres/identity/departures.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { RetainedConsultations } from "#core/assessments/retention/retained-consultations.port.ts";
import type { SharedCopies } from "#core/assessments/sharing/shared-copies.port.ts";
import type { RoomStep } from "#core/consultations/call/room.ts";
import type { MemberConsents } from "#core/consultations/consent/member-consents.port.ts";
import type { PractitionerId } from "#core/consultations/practitioner.ts";
import type { Prescription } from "#core/consultations/prescription/prescription.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Departures } from "#core/identity/departures.port.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Visit = {
  readonly id: PayableId;
  readonly customer: CustomerId;
  readonly member: MemberId | null;
  readonly practitioner: PractitionerId;
  readonly start: number;
  readonly steps: readonly RoomStep[];
  readonly prescription: Prescription | null;
};

/** Where accounts are erased, and what they leave behind is kept. */
export type ErasingPlace = {
  readonly retained: RetainedConsultations;
  readonly departures: Departures;
  readonly copies: SharedCopies;
  readonly consents: MemberConsents;
  readonly trackers: Pick<Trackers, "setConsent">;
  someone(): Promise<CustomerId>;
  practitioner(id: PractitionerId): Promise<void>;
  visit(visit: Visit): Promise<void>;
  /** How many appointments, prescriptions and copies of a customer are left. */
  left(customer: CustomerId): Promise<number>;
};

export function erasingInMemory(): ErasingPlace {
  const memory = new Memory();
  return {
    retained: memoryRetainedConsultations(memory),
    departures: memoryDepartures(memory),
    copies: memorySharedCopies(memory),
    consents: memoryMemberConsents(memory),
    trackers: memoryTrackers(memory),
    async someone() {
      const { referenceCode, inviteCode: _, invitedBy: __, ...given } = aNewCustomer();
      const id = customerId(randomUUID());
      memory.customers.set(id, {
        customer: { ...given, id, role: "customer", aggregator: null, status: { kind: "staying" } },
        password: null,
        referenceCode,
      });
      return id;
    },
    practitioner: async () => {},
    async visit({ steps, prescription, ...facts }) {
      const booking = newBooking({ ...facts, length: 30, buffer: 5, mode: "audio", fee: paise(0), plan: null }, now);
      const consulted = { name: "Dr. Sunanda Joshi", therapy: "ayurveda", qualifications: [], council: null, registration: null } as const;
      const nothing = { language: null, payments: [], ledger: [], papers: [], complaint: "A cough", madeAt: now, key: facts.id };
      memory.bookings.set(facts.id, { booking, consulted, ...nothing });
      if (steps.length > 0) memory.rooms.steps.set(`${facts.id} ${facts.start}`, steps);
      if (prescription !== null) memory.prescriptions.set(facts.id, prescription);
    },
    left: async (customer) =>
      [
        ...[...memory.bookings.values()].map(({ booking }) => booking),
        ...memory.prescriptions.values(),
        ...memory.sharedCopies.values(),
      ].filter((one) => one.customer === customer).length,
  };
}

export const erasingInPostgres = (db: Database): ErasingPlace => ({
  retained: postgresRetainedConsultations(db),
  departures: postgresDepartures(db),
  copies: postgresSharedCopies(db),
  consents: postgresMemberConsents(db),
  trackers: postgresTrackers(db),
  async someone() {
    const id = randomUUID();
    await db
      .insertInto("customer")
      .values({ id, name: "Asha Kulkarni", mobile: null, email: null, created_at: new Date(now) })
      .execute();
    return customerId(id);
  },
  async practitioner(id) {
    await db
      .insertInto("practitioner")
      .values(rowOf(aPractitioner(id)))
      .execute();
  },
  async visit({ id, customer, member, practitioner, start, steps, prescription }) {
    const starts_at = new Date(start);
    await db
      .insertInto("booking")
      .values({ id, practitioner, customer, member, starts_at, length: 30, buffer: 5, state: "completed", expires_at: null })
      .execute();
    for (const [number, { at, deed }] of steps.entries())
      await db
        .insertInto("call_step")
        .values({ booking_id: id, starts_at, number, at: new Date(at), deed: JSON.stringify(deed) })
        .execute();
    if (prescription !== null) await putPrescription(db, id, prescription);
  },
  async left(customer) {
    const tables = ["booking", "prescription", "shared_copy"] as const;
    const found = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().where("customer", "=", customer).execute()));
    return found.flat().length;
  },
});

async function putPrescription(db: Database, id: PayableId, { customer, member, versions, withdrawn }: Prescription): Promise<void> {
  const [{ version }] = versions;
  await db
    .insertInto("prescription")
    .values({
      booking_id: id,
      number: version.number,
      customer,
      member,
      signed_at: new Date(version.signedAt),
      withdrawn_at: withdrawn === null ? null : new Date(withdrawn.at),
      withdrawn_because: withdrawn?.reason ?? null,
    })
    .execute();
  for (const { version: content, hash } of versions)
    await db
      .insertInto("prescription_version")
      .values({ customer, booking_id: id, version: content.version, content: JSON.stringify(content), hash })
      .execute();
}

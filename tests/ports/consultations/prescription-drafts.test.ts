import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newBooking } from "#core/consultations/booking/booking.ts";
import { consultedOf } from "#core/consultations/booking/consulted.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { memoryPrescriptionDrafts } from "#adapters/memory/consultations/prescription-drafts.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { eraseIn } from "#adapters/postgres/account/erasure.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { postgresPrescriptionDrafts } from "#adapters/postgres/consultations/prescription-drafts.ts";
import { insertBooking } from "#adapters/postgres/consultations/write-booking.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { anItem, aPrescription } from "#tests/builders/consultations/a-prescription.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { BookingKey } from "#core/consultations/booking/booking.ts";
import type { WrittenPrescription } from "#core/consultations/prescriptions/written-prescription.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const HOUR = 3_600_000;
const memory = new Memory();
let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

let start = now;
async function aBooking(): Promise<BookingKey> {
  const [customer, practitioner, id] = [customerId(randomUUID()), practitionerId("sunanda"), payableId(`b-${randomUUID()}`)];
  const name = "Asha Kulkarni";
  await db
    .insertInto("customer")
    .values({ id: customer, name, mobile: null, email: `${customer}@niramaya.example`, created_at: new Date(now) })
    .execute();
  const known = await db.selectFrom("practitioner").select("id").execute();
  if (known.length === 0)
    await db
      .insertInto("practitioner")
      .values(rowOf(aPractitioner(practitioner)))
      .execute();
  const facts = {
    id,
    customer,
    member: null,
    practitioner,
    start,
    length: 30,
    buffer: 5,
    mode: "audio",
    fee: paise(0),
    plan: null,
  } as const;
  start += HOUR; // A practitioner has one appointment at a time.
  const booking = newBooking(facts, now);
  const complaint = "My knee hurts.";
  await insertBooking(db, booking, { complaint, language: null, key: id, at: now });
  const consulted = consultedOf(aPractitioner(practitioner).practitioner);
  memory.bookings.set(id, {
    booking,
    consulted,
    complaint,
    key: id,
    madeAt: now,
    language: null,
    payments: [],
    ledger: [],
    papers: [],
  });
  return { id, customer };
}

const { kind: _, ...content } = aPrescription();
const written: WrittenPrescription = { ...content, age: 34, gender: null };
const places = { memory: () => memoryPrescriptionDrafts(memory), postgres: () => postgresPrescriptionDrafts(db) };

describe.each(Object.entries(places))("drafts of prescriptions kept in %s", (_name, make) => {
  it("are kept a booking, the newest in the place of the former, until they are dropped", async () => {
    const drafts = make();
    const [one, other] = [await aBooking(), await aBooking()];
    expect(await drafts.of(one)).toBeNull();
    await drafts.put(one, written);
    const unfinished = { ...written, diagnosis: "", items: [anItem({ name: "", days: 0, times: [] })] };
    await drafts.put(one, unfinished);
    await drafts.put(other, written);
    expect([await drafts.of(one), await drafts.of(other)]).toEqual([unfinished, written]);
    for (const id of [one, one]) await drafts.drop(id);
    expect([await drafts.of(one), await drafts.of(other)]).toEqual([null, written]);
    const gone = { id: payableId("gone"), customer: one.customer };
    await drafts.put(gone, written);
    expect(await drafts.of(gone)).toBeNull();
  });
});

describe("a draft", () => {
  it("goes with its booking, as do its steps and what was said of it, and nothing is kept of one that is gone", async () => {
    const [drafts, bookings] = [postgresPrescriptionDrafts(db), postgresBookings(db)];
    const [booking, other] = [await aBooking(), await aBooking()];
    const wordsOf = async (one: BookingKey) => [await drafts.of(one), await bookings.complaint(one), await bookings.feedback(one)];
    const feedback = { line: 4, text: "It froze." } as const;
    for (const one of [booking, other]) {
      await drafts.put(one, written);
      await bookings.putFeedback(one, feedback);
    }
    await db.transaction().execute((trx) => eraseIn(trx, booking.customer));
    expect(await wordsOf(booking)).toEqual([null, null, null]);
    expect(await db.selectFrom("booking_step").select("number").where("customer", "=", booking.customer).execute()).toEqual([]);
    await drafts.put(booking, written);
    await bookings.putFeedback(booking, feedback);
    expect(await wordsOf(booking)).toEqual([null, null, null]);
    expect(await wordsOf(other)).toEqual([written, "My knee hurts.", feedback]);
    expect((await bookings.withId(other.id))?.booking.history).toHaveLength(1);
  });
});

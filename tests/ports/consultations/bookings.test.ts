import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NEVER_OPEN } from "#core/consultations/calendar/calendar.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { postgresPractitionerRegister } from "#adapters/postgres/consultations/practitioner-register.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { deadlocksIn } from "#tests/ports/deadlocks-in.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import { FEES, MINUTE, aClinic, logged, nine, bookingsSuite } from "#tests/core/consultations/booking/bookings-suite.ts";
import type { PractitionerRegister } from "#core/consultations/register/practitioner-register.port.ts";
import type { PractitionerId } from "#core/consultations/practitioner.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Place } from "#tests/core/consultations/booking/bookings-suite.ts";

/** Nobody waits so long for the turn of another: whoever would gets an error, and no test here takes one. */
const LONGEST_WAIT = "5s";

let db: Database;

beforeAll(async () => {
  const place = await aPlace();
  const setting = await aDatabase(place);
  await sql`alter database ${sql.id(place.database)} set lock_timeout = ${sql.lit(LONGEST_WAIT)}`.execute(setting);
  await setting.destroy();
  db = await aDatabase(place);
});

afterAll(() => db.destroy());

function inPostgres(): Place {
  return {
    bookings: postgresBookings(db),
    practitioners: postgresPractitioners(db),
    async someone() {
      const id = customerId(randomUUID());
      await db
        .insertInto("customer")
        .values({ id, name: "Asha Kulkarni", mobile: null, email: `${id}@niramaya.example`, created_at: new Date(now) })
        .execute();
      return id;
    },
    async jobs(id) {
      const { rows } = await sql<{ name: string }>`select name from jobs.job where strpos(data::text, ${id}) > 0`.execute(db);
      return rows.map(({ name }) => name);
    },
    log: async (id) => logged(await postgresAuditLog(db).list({ subject: { kind: "booking", id }, before: null, limit: 10 })),
    async consult(id) {
      await db
        .insertInto("practitioner")
        .values(rowOf(aPractitioner(id, { fees: FEES })))
        .execute();
    },
  };
}

async function someoneWaits(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

const refusalsOf = (answers: readonly Result<unknown, { readonly kind: string }>[]): readonly string[] =>
  answers.flatMap((one) => (one.kind === "refused" ? [one.refusal.kind] : []));

bookingsSuite("PostgreSQL", inPostgres);

describe("racers for one time", () => {
  it.each([
    ["the same length", [15]],
    ["three lengths that overlap", [15, 30, 45]],
  ])("of %s: one of 200 has it, and all others are told so without a deadlock", async (_, lengths) => {
    const clinic = await aClinic(inPostgres());
    const racers = await Promise.all(Array.from({ length: 200 }, () => clinic.someone()));
    const before = await deadlocksIn(db);
    const answers = await Promise.all(racers.map((who, nth) => clinic.hold(who, { length: lengths[nth % lengths.length] ?? 15 })));
    expect(answers.filter(({ kind }) => kind === "ok")).toHaveLength(1);
    expect(new Set(refusalsOf(answers))).toEqual(new Set(["not-offered"]));
    expect(await deadlocksIn(db)).toBe(before);
  });

  it("with 50 practitioners at once, one patient has one of them", async () => {
    const clinics = await Promise.all(Array.from({ length: 50 }, () => aClinic(inPostgres())));
    const [first = expect.unreachable()] = clinics;
    const asha = await first.someone();
    const before = await deadlocksIn(db);
    const answers = await Promise.all(clinics.map((clinic) => clinic.hold(asha)));
    // One live hold an account: whichever came later has released the one before.
    expect((await first.bookings.of(asha)).filter(({ booking }) => booking.state === "held")).toHaveLength(1);
    expect(refusalsOf(answers).filter((kind) => kind !== "too-many-holds")).toEqual([]);
    expect(await deadlocksIn(db)).toBe(before);
  });

  it("that is paid for, expires and is wanted by another in the same millisecond: one of both has it, and the other's money is owed back", async () => {
    const clinic = await aClinic(inPostgres());
    const before = await deadlocksIn(db);
    for (let nth = 0; nth < 8; nth += 1) {
      clinic.clock.at = now;
      const start = nine + nth * 20 * MINUTE;
      const [mine, other] = [await clinic.someone(), await clinic.someone()];
      const id = await clinic.held(mine, { start });
      clinic.clock.at = (await clinic.kept(id)).kept.booking.expiresAt ?? 0;
      const deeds = [() => clinic.expire(id), () => clinic.pay(id), () => clinic.hold(other, { start })];
      const turned = [...deeds.slice(nth % 3), ...deeds.slice(0, nth % 3)];
      await Promise.all(turned.map((action) => action()));
      const [{ state, money }, theirs] = [await clinic.kept(id), (await clinic.bookings.of(other)).map(({ booking }) => booking.state)];
      expect([["confirmed"], ["expired", "held"]]).toContainEqual([state, ...theirs.filter((one) => one === "held")]);
      expect(Object.values(money).reduce((sum, one) => sum + one, 0)).toBe(0);
      expect((await clinic.jobs(id)).includes("return-surplus") || state === "confirmed").toBe(true);
    }
    expect(await deadlocksIn(db)).toBe(before);
  });

  it("into each other's times: each moves or keeps its own, and nobody waits for ever", async () => {
    const clinic = await aClinic(inPostgres());
    const places = Array.from({ length: 8 }, (_, nth) => nine + nth * 20 * MINUTE);
    const ids = await Promise.all(
      places.map(async (start) => {
        const who = await clinic.someone();
        const id = await clinic.held(who, { start });
        await clinic.pay(id);
        return { who, id };
      }),
    );
    const before = await deadlocksIn(db);
    const wanted = (nth: number) => places[(nth + 1) % places.length] ?? nine;
    const moves = [...ids, ...ids].map(({ who, id }, nth) => clinic.reschedule(who, { booking: id, start: wanted(nth) }));
    expect(new Set(refusalsOf(await Promise.all(moves)))).toEqual(new Set(["not-offered"]));
    const standing = await Promise.all(ids.map(async ({ id }) => (await clinic.kept(id)).kept.booking.start));
    expect(new Set(standing).size).toBe(places.length);
    expect(await deadlocksIn(db)).toBe(before);
  });

  it("crossed, two patients with two practitioners in either order, never wait for one another", async () => {
    const [first, second] = [await aClinic(inPostgres()), await aClinic(inPostgres())];
    const pair = [await first.someone(), await first.someone()] as const;
    const before = await deadlocksIn(db);
    // Each of both wants both practitioners for times that overlap, the one first who is the other's second.
    const wishes = Array.from({ length: 16 }, (_, nth) => ({
      who: pair[nth % 2] ?? expect.unreachable(),
      clinic: (nth + (nth >> 1)) % 2 === 0 ? first : second,
      length: [15, 30, 45][nth % 3] ?? 15,
    }));
    const answers = await Promise.all(wishes.map(({ who, clinic, length }, nth) => clinic.hold(who, { length, key: `k${nth}` })));
    expect(answers.filter(({ kind }) => kind === "ok").length).toBeGreaterThan(0);
    expect(refusalsOf(answers).filter((kind) => kind !== "not-offered")).toEqual([]);
    const held = (await Promise.all(pair.map((who) => first.bookings.of(who)))).map((all) =>
      all.map(({ booking }) => booking).filter(({ state }) => state === "held"),
    );
    expect(held.map((all) => all.length).filter((count) => count > 1)).toEqual([]);
    const taken = held.flat().map(({ practitioner }) => practitioner);
    expect(new Set(taken).size).toBe(taken.length);
    expect(await deadlocksIn(db)).toBe(before);
  });
});

describe("a calendar that closes while people book", () => {
  /** Closes all that is to come; answers the bookings that it saw. */
  const closing = (register: PractitionerRegister, id: PractitionerId) =>
    register.change({ ids: [id], now }, (found) => ({
      put: found.map(({ practitioner }) => ({ practitioner, calendar: NEVER_OPEN })),
      audit: null,
      answer: found.flatMap(({ appointments }) => appointments.map((one) => one.id)),
    }));

  it("lets nobody have a time that it has closed, though it had not ended when they asked", async () => {
    const clinic = await aClinic(inPostgres());
    const who = await clinic.someone();
    const asked = await db.transaction().execute(async (trx) => {
      await closing(postgresPractitionerRegister(trx), clinic.practitioner);
      const hold = clinic.hold(who);
      let isAnswered = false;
      void hold.then(() => (isAnswered = true));
      await expect.poll(async () => isAnswered || (await someoneWaits())).toBe(true);
      return { hold };
    });
    expect(await asked.hold).toMatchObject({ kind: "refused", refusal: { kind: "not-offered" } });
  });

  it("sees every time that one of 50 got", async () => {
    const clinic = await aClinic(inPostgres());
    const people = await Promise.all(Array.from({ length: 50 }, () => clinic.someone()));
    const book = (who: CustomerId, nth: number) => clinic.hold(who, { start: nine + (nth % 8) * 20 * MINUTE });
    const first = people.slice(0, 10).map(book);
    const closed = closing(postgresPractitionerRegister(db), clinic.practitioner);
    const answers = await Promise.all([...first, ...people.slice(10).map(book)]);
    const held = answers.flatMap((one) => (one.kind === "ok" ? [one.value.id] : []));
    expect((await closed).toSorted()).toEqual(held.toSorted());
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import { now } from "#tests/fixtures.ts";
import { deadlocksIn } from "#tests/ports/deadlocks-in.ts";
import { aDatabase } from "#tests/postgres.ts";
import { aLab, labBookingsSuite } from "#tests/core/labs/booking/lab-bookings-suite.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Place } from "#tests/core/labs/booking/lab-bookings-suite.ts";

let db: Database;

beforeAll(async () => {
  db = await aDatabase();
});

afterAll(() => db.destroy());

function inPostgres(): Place {
  return {
    bookings: postgresLabBookings(db),
    async someone() {
      const id = customerId(randomUUID());
      const email = `${id}@niramaya.example`;
      await db
        .insertInto("customer")
        .values({ id, name: "Asha Kulkarni", mobile: null, email, created_at: new Date(now) })
        .execute();
      return id;
    },
    offer: (offer) => putOffer(db, offer),
    async jobs(id) {
      const { sql } = await import("kysely");
      const { rows } = await sql<{ name: string }>`select name from jobs.job where strpos(data::text, ${id}) > 0`.execute(db);
      return rows.map(({ name }) => name);
    },
  };
}

labBookingsSuite("PostgreSQL", inPostgres);

describe("the room of a slot in PostgreSQL", () => {
  it("goes to one of two hundred where it is the last, without a deadlock", async () => {
    const lab = await aLab(inPostgres(), 3);
    await lab.booked(await lab.someone());
    await lab.booked(await lab.someone());
    const racers = await Promise.all(Array.from({ length: 200 }, () => lab.someone()));
    const before = await deadlocksIn(db);
    const answers = await Promise.all(racers.map((who) => lab.hold(who)));
    expect(await deadlocksIn(db)).toBe(before);
    expect(answers.filter(({ kind }) => kind === "ok")).toHaveLength(1);
    const reasons = answers.flatMap((one) => (one.kind === "refused" && one.refusal.kind === "not-offered" ? [one.refusal.reason] : []));
    expect([reasons.length, new Set(reasons)]).toEqual([199, new Set(["held"])]);
  });

  it("can't hold more bookings than its calendar allows, whoever writes", async () => {
    const lab = await aLab(inPostgres());
    await lab.booked(await lab.someone());
    const { sql } = await import("kysely");
    await expect(sql`update lab_slot set taken = taken + 1 where lab = ${lab.lab}`.execute(db)).rejects.toThrow("lab_slot_room");
    await expect(sql`update lab_slot set taken = -1 where lab = ${lab.lab}`.execute(db)).rejects.toThrow("lab_slot_room");
  });
});

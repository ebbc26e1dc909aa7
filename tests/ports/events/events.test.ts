import { randomUUID } from "node:crypto";
import { NEVER } from "rxjs";
import { afterAll, describe, expect, it } from "vitest";
import { postgresEventRegister } from "#adapters/postgres/events/event-register.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { postgresEvents } from "#adapters/postgres/events/events.ts";
import { leaveEvents } from "#adapters/postgres/events/leave-events.ts";
import { eventId } from "#core/events/listed-event.ts";
import { playEvent } from "#core/events/play-event.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aListedEvent, DAY, HOUR } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import { deadlocksIn } from "#tests/ports/deadlocks-in.ts";
import { aDatabase } from "#tests/postgres.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { ALL, put, seatsIn, eventsSuite } from "#tests/core/events/attendance/events-suite.ts";
import type { Kept } from "#tests/core/events/attendance/events-suite.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const db = await aDatabase();
afterAll(() => db.destroy());

const inPostgres = (): Kept => ({
  events: postgresEvents(db),
  register: postgresEventRegister(db),
  async someone() {
    const customer = aNewCustomer();
    await postgresCustomers(db).register(customer, now);
    return customer.id;
  },
  async toldTo(customer) {
    const rows = await db.selectFrom("notification").select("id").where("customer", "=", customer).execute();
    return rows.length;
  },
  offeredTo: async (customer) => seatsIn(await postgresNotifications(db, () => NEVER).listed(customer, ALL)),
});

eventsSuite("PostgreSQL", inPostgres);

describe("an event in a database", () => {
  const { events, register, someone } = inPostgres();

  it("gives its last seat to one of 200 who join at once, and 199 places without holes, without a deadlock", async () => {
    const event = aListedEvent({ id: eventId(randomUUID()), capacity: 1 });
    await put(register, event);
    const people = await Promise.all(Array.from({ length: 200 }, someone));
    const before = await deadlocksIn(db);
    const taken = await Promise.all(people.map((customer) => events.take(event.id, { customer, deed: "join", secret: "A" }, now)));
    expect(await deadlocksIn(db)).toBe(before);
    expect(taken.filter((one) => one?.outcome === "going")).toHaveLength(1);
    const places = taken.flatMap((one) => one?.seat?.place ?? []).toSorted((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 199 }, (_, nth) => nth + 1));
  }, 120_000);

  it("gives no seat twice while its capacity is changed, people leave and join in a loop, and everybody looks at the instant of an offer's end", async () => {
    const event = aListedEvent({ id: eventId(randomUUID()), capacity: 2, offerHours: 1 });
    await put(register, event);
    const people = await Promise.all(Array.from({ length: 24 }, someone));
    const take = (customer: CustomerId, action: "join" | "leave" | "accept", at: number) =>
      events.take(event.id, { customer, deed: action, secret: "A" }, at);
    let most = 2;
    for (let round = 0; round < 6; round++) {
      const at = now + round * HOUR; // Where the offers of the round before end.
      const capacity = [2, 5, 1, 4, 1, 3][round] ?? 1;
      most = Math.max(most, capacity);
      await Promise.all([
        put(register, event, capacity, at),
        ...people.map((one, nth) => take(one, (nth + round) % 3 === 0 ? "leave" : "join", at)),
        ...people.map((one) => take(one, "accept", at)),
        events.settle(at),
        events.settle(at),
      ]);
      const [found] = await register.find([event.id], at);
      const seats = (await Promise.all(people.map((one) => events.seatOf(one, event.id, at)))).flatMap((seat) =>
        seat === null ? [] : [seat],
      );
      const taken = seats.filter(({ state }) => state === "going" || state === "offered");
      expect(taken.length).toBe(found?.tally.taken);
      expect(taken.length).toBeLessThanOrEqual(most);
      const places = seats.flatMap(({ place }) => place ?? []).toSorted((a, b) => a - b);
      expect(places).toEqual(places.map((_, nth) => nth + 1));
      expect(new Set(taken.map(({ code }) => code)).size).toBe(taken.length);
      const played = playEvent({ event: { ...event, capacity: 2 }, steps: await register.steps(event.id), at });
      expect(played.people.filter(({ state }) => state === "going" || state === "offered")).toHaveLength(taken.length);
    }
  }, 120_000);

  it("reads as much of its waiting list as many seats at once need", async () => {
    const event = aListedEvent({ id: eventId(randomUUID()), capacity: 1 });
    await put(register, event);
    for (let nth = 0; nth < 60; nth++) await events.take(event.id, { customer: await someone(), deed: "join", secret: "A" }, now);
    await put(register, event, 50, now + 1);
    const [found] = await register.find([event.id], now + 1);
    expect(found?.tally).toMatchObject({ capacity: 50, taken: 50, waiting: 10 });
    const [later] = await register.find([event.id], now + 1 + DAY);
    expect(later?.tally).toMatchObject({ taken: 11, waiting: 0 });
  }, 60_000);

  it("passes on the seat of somebody whose account is erased", async () => {
    const event = aListedEvent({ id: eventId(randomUUID()), capacity: 1, startsAt: Date.now() + 3 * DAY, endsAt: Date.now() + 4 * DAY });
    await put(register, event);
    const [asha, ravi] = [await someone(), await someone()];
    for (const customer of [asha, ravi]) await events.take(event.id, { customer, deed: "join", secret: "A" }, Date.now());
    await db.transaction().execute((trx) => leaveEvents(trx, asha));
    expect((await events.seatOf(ravi, event.id, Date.now()))?.state).toBe("offered");
  });
});

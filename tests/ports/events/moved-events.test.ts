import { NEVER } from "rxjs";
import { afterAll, describe, expect, it } from "vitest";
import { postgresEventRegister } from "#adapters/postgres/events/event-register.ts";
import { postgresEvents } from "#adapters/postgres/events/events.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { asAtFirst } from "#core/events/moved-event.ts";
import { playEvent } from "#core/events/play-event.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { DAY, HOUR } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import { deadlocksIn } from "#tests/ports/deadlocks-in.ts";
import { aDatabase } from "#tests/postgres.ts";
import { ALL, LATER, anEvent, movedEventsSuite } from "#tests/core/events/attendance/moved-events-suite.ts";
import type { Kept } from "#tests/core/events/attendance/moved-events-suite.ts";

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
  toldTo: (customer) => postgresNotifications(db, () => NEVER).listed(customer, ALL),
});

movedEventsSuite("PostgreSQL", inPostgres);

describe("an event that is moved in a database", () => {
  const stored = inPostgres();

  it("gives no seat twice and loses nobody while people join, leave, keep and take seats, without a deadlock", async () => {
    const { event, id, does, move, tell } = await anEvent(stored, { capacity: 3, offerHours: 1 });
    const people = await Promise.all(Array.from({ length: 24 }, stored.someone));
    await Promise.all(people.map((one) => does(one, "join", now)));
    const before = await deadlocksIn(db);
    for (let round = 0; round < 5; round++) {
      const at = now + round * HOUR; // Where the offers of the round before end.
      await Promise.all([
        move(event.startsAt + (round + 1) * DAY, at),
        move(event.startsAt + (round + 1) * DAY + HOUR, at),
        ...people.map((one, nth) => does(one, (nth + round) % 4 === 0 ? "leave" : "join", at)),
        ...people.map((one) => does(one, "keep", at)),
        ...people.map((one) => does(one, "accept", at)),
        tell(at),
        tell(at),
      ]);
      const [found] = await stored.register.find([id], at);
      const seats = await Promise.all(people.map((one) => stored.events.seatOf(one, id, at)));
      const taken = seats.filter((seat) => seat?.state === "going" || seat?.state === "offered");
      expect(taken.length).toBe(found?.tally.taken);
      expect(taken.length).toBeLessThanOrEqual(3);
      const places = seats.flatMap((seat) => seat?.place ?? []).toSorted((a, b) => a - b);
      expect(places).toEqual(places.map((_, nth) => nth + 1));
      const steps = await stored.register.steps(id);
      const played = playEvent({ event: asAtFirst(found?.event ?? event, steps), steps, at });
      const seatBy = new Map(played.people.map(({ person, ...seat }) => [person, seat]));
      for (const seat of seats.flatMap((one) => one ?? [])) {
        const { state, until, isAsked } = seatBy.get(`p${seat.code.split("-")[0]}`) ?? expect.unreachable();
        expect(seat).toMatchObject({ state, until, isAsked });
      }
    }
    expect(await deadlocksIn(db)).toBe(before);
    await tell(now + 5 * HOUR);
    expect((await stored.events.untoldOfMove(100, now + 5 * HOUR)).filter((seat) => seat.event === id)).toEqual([]);
  }, 120_000);

  it("asks who waits however many they are, also while more seats are offered than the front of the line", async () => {
    const { id, does, move } = await anEvent(stored, { capacity: 30 });
    const people = await Promise.all(Array.from({ length: 80 }, stored.someone));
    for (const one of people) await does(one, "join", now);
    for (const one of people.slice(0, 30)) await does(one, "leave", now + 3 * DAY - HOUR); // Nothing is offered any more.
    expect(await move(LATER, now + 3 * DAY - HOUR + 1)).toBe("done");
    const seats = await Promise.all(people.map((one) => stored.events.seatOf(one, id, now + 3 * DAY)));
    expect(seats.map((seat) => seat?.state)).toEqual([
      ...Array.from({ length: 30 }, () => "left"),
      ...Array.from({ length: 30 }, () => "offered"),
      ...Array.from({ length: 20 }, () => "waiting"),
    ]);
    expect(seats.map((seat) => seat?.isAsked)).toEqual(people.map((_, nth) => nth >= 30));
  }, 60_000);
});

import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { eventId } from "#core/events/listed-event.ts";
import { postgresEventRegister } from "#adapters/postgres/events/event-register.ts";
import { troublesOfEvents } from "#adapters/postgres/events/event-troubles.ts";
import { postgresEvents } from "#adapters/postgres/events/events.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aListedEvent, DAY, HOUR } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";

const db = await aDatabase();
afterAll(() => db.destroy());

const MINUTE = 60_000;

/** An event with one seat; whoever joins first has it. */
async function anEvent() {
  const event = aListedEvent({ id: eventId(randomUUID()), capacity: 1 });
  await postgresEventRegister(db).change(
    [event.id],
    () => ({ put: [{ event, capacity: null, to: null, moves: 0 }], audit: null, answer: null }),
    now,
  );
  const join = async () => {
    const customer = aNewCustomer();
    await postgresCustomers(db).register(customer, now);
    await postgresEvents(db).take(event.id, { customer: customer.id, deed: "join", secret: "AB12CD" }, now);
    return customer.id;
  };
  const troubles = async (at: number) => (await troublesOfEvents(db, at)).filter((trouble) => trouble.event === event.id);
  return { event, join, troubles };
}

describe("what the doctor names of events", () => {
  it("is an offer that nothing ended, once the work of a few minutes should have", async () => {
    const { event, join, troubles } = await anEvent();
    const first = await join();
    await join();
    await postgresEvents(db).take(event.id, { customer: first, deed: "leave", secret: "" }, now);
    const until = now + DAY;
    expect(await troubles(until + 5 * MINUTE - 1)).toEqual([]);
    expect(await troubles(until + 5 * MINUTE)).toEqual([{ kind: "offer-outlived", event: event.id, offers: 1, since: until }]);
    await postgresEvents(db).settle(until + 5 * MINUTE);
    expect(await troubles(until + 5 * MINUTE)).toEqual([]);
  });

  it("is a count that isn't the number of those who have a seat, either way", async () => {
    const { event, join, troubles } = await anEvent();
    await join();
    expect(await troubles(now)).toEqual([]);
    for (const taken of [0, 2]) {
      await db.updateTable("event").set({ taken }).where("id", "=", event.id).execute();
      expect(await troubles(now)).toEqual([{ kind: "miscounted", event: event.id, taken, counted: 1 }]);
    }
  });

  it("is no seat that somebody left empty who was checked in and then erased their account", async () => {
    const { event, join, troubles } = await anEvent();
    const customer = await join();
    const doors = event.startsAt - HOUR;
    const audit = { at: doors, who: "meera", action: "event attendance", subject: { kind: "event", id: event.id }, details: {} };
    await postgresEventRegister(db).take(event.id, { kind: "arrive", code: "1-AB12CD" }, { at: doors, audit });
    await db.deleteFrom("event_attendee").where("customer", "=", customer).execute();
    expect(await troubles(doors)).toEqual([]);
  });
});

import { randomUUID } from "node:crypto";
import { NEVER } from "rxjs";
import { afterAll, describe, expect, it } from "vitest";
import { memoryEventRegister } from "#adapters/memory/events/event-register.ts";
import { memoryEvents } from "#adapters/memory/events/events.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { postgresEventRegister } from "#adapters/postgres/events/event-register.ts";
import { postgresEvents } from "#adapters/postgres/events/events.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { makeTellMovedEvents } from "#core/events/attendance/tell-moved-events.use-case.ts";
import { makeTellOffers } from "#core/events/attendance/tell-offers.use-case.ts";
import { eventId } from "#core/events/listed-event.ts";
import { shownEvent } from "#core/events/shown-event.ts";
import { asAtFirst } from "#core/events/moved-event.ts";
import { playEvent } from "#core/events/play-event.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { moveMessages } from "#cli/events/move-messages.ts";
import { offerMessages } from "#cli/events/offer-messages.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aListedEvent, DAY, HOUR } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import { someoneCalled } from "#tests/core/fitbook/relations-in-memory.ts";
import { deadlocksIn } from "#tests/ports/deadlocks-in.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { EventId, ListedEvent } from "#core/events/listed-event.ts";
import type { Events, OwnDeed } from "#core/events/events.port.ts";
import type { EventRegister } from "#core/events/register/event-register.port.ts";
import type { StoredNotifications } from "#core/notifications/notifications.port.ts";

const db = await aDatabase();
afterAll(() => db.destroy());

type Kept = {
  readonly events: Events;
  readonly register: EventRegister;
  someone(): Promise<CustomerId>;
  toldTo(customer: CustomerId): Promise<StoredNotifications>;
};

const ALL = { after: null, limit: 20 };

const adapters: Record<string, () => Kept> = {
  memory() {
    const memory = new Memory();
    return {
      events: memoryEvents(memory),
      register: memoryEventRegister(memory),
      async someone() {
        const id = customerId(randomUUID());
        memory.customers.set(id, { customer: someoneCalled(id, "Asha"), password: null, referenceCode: null });
        return id;
      },
      toldTo: (customer) => memoryNotifications(memory).listed(customer, ALL),
    };
  },
  postgres: () => ({
    events: postgresEvents(db),
    register: postgresEventRegister(db),
    async someone() {
      const customer = aNewCustomer();
      await postgresCustomers(db).register(customer, now);
      return customer.id;
    },
    toldTo: (customer) => postgresNotifications(db, () => NEVER).listed(customer, ALL),
  }),
};

const audit = (id: string) => ({ at: now, who: "meera", action: "event move", subject: { kind: "event", id }, details: {} });
const LATER = now + 10 * DAY;

/** Steps in an event of one seat, which is put. */
async function anEvent({ events, register }: Kept, given: Partial<ListedEvent> = {}) {
  const event = aListedEvent({ id: eventId(randomUUID()), capacity: 1, ...given });
  await register.change([event.id], () => ({ put: [{ event, capacity: null, to: null, moves: 0 }], audit: null, answer: null }), now);
  const does = async (customer: CustomerId, deed: OwnDeed, at: number) =>
    (await events.take(event.id, { customer, deed, secret: "AB12CD" }, at))?.outcome;
  const move = (startsAt: number, at: number, endsAt: number | null = null) =>
    register.take(event.id, { kind: "move", startsAt, endsAt, reason: "the hall is closed" }, { at, audit: audit(event.id) });
  const tell = async (at: number) => {
    const needs = { events, newId: randomUUID, now: () => at };
    await makeTellOffers({ ...needs, messages: offerMessages })();
    await makeTellMovedEvents({ ...needs, messages: moveMessages })();
  };
  return { event, id: event.id, does, move, tell };
}

describe.each(Object.entries(adapters))("events that are moved in %s", (_, made) => {
  const kept = made();
  const { events, register, someone } = kept;
  const told = async (customer: CustomerId) =>
    (await kept.toldTo(customer)).notifications.map((one) => (one.kind === "announcement" ? one.text.en : expect.unreachable()));
  const seats = async (customer: CustomerId) =>
    (await kept.toldTo(customer)).notifications.map((one) => (one.kind === "announcement" ? one.seat : expect.unreachable()));
  const shownAt = async (id: EventId, at: number) => {
    const found = await events.find(id, at);
    return found === null ? null : shownEvent(found, at);
  };

  it("tell each who has a seat, is offered one or waits once, with both times, and nobody who left", async () => {
    const { id, does, move, tell } = await anEvent(kept, { capacity: 2 });
    const [goes, offered, waits, left] = [await someone(), await someone(), await someone(), await someone()];
    for (const customer of [goes, left, offered, waits]) await does(customer, "join", now);
    await does(left, "leave", now);
    await tell(now + 1);
    expect(await move(LATER, now + 2)).toBe("done");
    await Promise.all([tell(now + 3), tell(now + 3)]);
    await tell(now + 4);
    const moved =
      "Breathing class has moved from Monday, 23 November, 5:30 am (Indian time) to Monday, 30 November, 5:30 am (Indian time).";
    expect(await told(goes)).toEqual([`${moved} Keep your seat, or give it up.`]);
    expect(await told(waits)).toEqual([`${moved} Stay on the waiting list, or leave it.`]);
    expect(await told(left)).toEqual([]);
    const toOffered = (await told(offered)).map((said) => said.slice(0, said.indexOf("a seat for you until")));
    expect(new Set(toOffered)).toEqual(new Set(["Breathing class: we are holding ", `${moved} We are holding `]));
    expect(await seats(goes)).toEqual([{ event: id, until: LATER }]);
    const offers = [now + DAY, now + 2 + DAY].map((until) => ({ event: id, until }));
    expect(new Set(await seats(offered))).toEqual(new Set(offers));
  });

  it("ask again with a second move, with the times of that, and tell of the last one alone", async () => {
    const { does, move, tell, id } = await anEvent(kept);
    const asha = await someone();
    await does(asha, "join", now);
    await move(LATER, now + 1);
    await tell(now + 2);
    expect(await does(asha, "keep", now + 3)).toBe("going");
    expect((await events.seatOf(asha, id, now + 3))?.isAsked).toBe(false);
    await move(LATER + DAY, now + 4);
    const stale = await events.untoldOfMove(20, now + 5);
    await move(LATER + 2 * DAY, now + 5);
    await events.tellOfMove(
      stale.map((seat) => ({ seat, id: randomUUID(), announcement: moveMessages(seat) })),
      now + 6,
    );
    expect(await told(asha)).toHaveLength(1);
    await tell(now + 7);
    expect((await told(asha)).filter((said) => said.includes("from Tuesday, 1 December"))).toHaveLength(1);
    expect(await told(asha)).toHaveLength(2);
    expect((await events.seatOf(asha, id, now + 7))?.isAsked).toBe(true);
  });

  it("tell of an end that is another while they begin as they were to", async () => {
    const { event, does, move, tell } = await anEvent(kept);
    const asha = await someone();
    await does(asha, "join", now);
    expect(await move(event.startsAt, now + 1, event.endsAt + HOUR)).toBe("done");
    await tell(now + 2);
    expect((await told(asha))[0]).toMatch(
      /^Breathing class now ends on Monday, 23 November, 8:30 am .* instead of Monday, 23 November, 7:30 am /,
    );
  });

  it("tell nobody once they have begun, or are cancelled", async () => {
    const { does, move, tell, id } = await anEvent(kept);
    const asha = await someone();
    await does(asha, "join", now);
    await move(LATER, now + 1);
    await tell(LATER);
    expect(await told(asha)).toEqual([]);
    await register.take(id, { kind: "cancel" }, { at: now + 2, audit: audit(id) });
    await tell(now + 3);
    expect(await told(asha)).toEqual([]);
  });

  it("are shown with both times, and a greater revision for calendars, among what is to come", async () => {
    const { event, id, does, move } = await anEvent(kept);
    await does(await someone(), "join", now);
    const { startsAt, endsAt } = event;
    expect(await shownAt(id, now)).toMatchObject({ startsAt, revision: 0, formerTimes: null });
    await move(LATER, now + 1);
    const times = { startsAt: LATER, endsAt: LATER + (endsAt - startsAt) };
    expect(await shownAt(id, endsAt)).toMatchObject({ ...times, revision: 1, state: "full", formerTimes: { startsAt, endsAt } });
    const listed = async (from: number) =>
      (await events.list({ city: null, venue: null, starts: { from, to: from + 1 } }, endsAt)).map(({ event: one }) => one.id);
    expect([(await listed(LATER)).includes(id), (await listed(startsAt)).includes(id)]).toEqual([true, false]);
    expect((await register.steps(id)).at(-1)).toEqual({ kind: "move", at: now + 1, from: { startsAt, endsAt }, to: times });
  });

  it("that nobody has joined just have other times, and refuse what others refuse", async () => {
    const { event, id, move } = await anEvent(kept);
    expect(await move(event.startsAt, now)).toBe("same_times");
    expect(await move(now, now)).toBe("past");
    expect(await move(LATER, event.endsAt)).toBe("ended");
    expect(await move(LATER, now)).toBe("done");
    expect(await shownAt(id, now)).toMatchObject({ startsAt: LATER, revision: 1, formerTimes: null });
    expect(await register.steps(id)).toEqual([]);
    expect(await register.take(eventId("none"), { kind: "cancel" }, { at: now, audit: audit("none") })).toBe("unknown");
  });
});

describe("an event that is moved in a database", () => {
  const kept = adapters["postgres"]?.() ?? expect.unreachable();

  it("gives no seat twice and loses nobody while people join, leave, keep and take seats, without a deadlock", async () => {
    const { event, id, does, move, tell } = await anEvent(kept, { capacity: 3, offerHours: 1 });
    const people = await Promise.all(Array.from({ length: 24 }, kept.someone));
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
      const [found] = await kept.register.find([id], at);
      const seats = await Promise.all(people.map((one) => kept.events.seatOf(one, id, at)));
      const taken = seats.filter((seat) => seat?.state === "going" || seat?.state === "offered");
      expect(taken.length).toBe(found?.tally.taken);
      expect(taken.length).toBeLessThanOrEqual(3);
      const places = seats.flatMap((seat) => seat?.place ?? []).toSorted((a, b) => a - b);
      expect(places).toEqual(places.map((_, nth) => nth + 1));
      const steps = await kept.register.steps(id);
      const played = playEvent({ event: asAtFirst(found?.event ?? event, steps), steps, at });
      const seatBy = new Map(played.people.map(({ person, ...seat }) => [person, seat]));
      for (const seat of seats.flatMap((one) => one ?? [])) {
        const { state, until, isAsked } = seatBy.get(`p${seat.code.split("-")[0]}`) ?? expect.unreachable();
        expect(seat).toMatchObject({ state, until, isAsked });
      }
    }
    expect(await deadlocksIn(db)).toBe(before);
    await tell(now + 5 * HOUR);
    expect((await kept.events.untoldOfMove(100, now + 5 * HOUR)).filter((seat) => seat.event === id)).toEqual([]);
  }, 120_000);

  it("asks who waits however many they are, also while more seats are offered than the front of the line", async () => {
    const { id, does, move } = await anEvent(kept, { capacity: 30 });
    const people = await Promise.all(Array.from({ length: 80 }, kept.someone));
    for (const one of people) await does(one, "join", now);
    for (const one of people.slice(0, 30)) await does(one, "leave", now + 3 * DAY - HOUR); // Nothing is offered any more.
    expect(await move(LATER, now + 3 * DAY - HOUR + 1)).toBe("done");
    const seats = await Promise.all(people.map((one) => kept.events.seatOf(one, id, now + 3 * DAY)));
    expect(seats.map((seat) => seat?.state)).toEqual([
      ...Array.from({ length: 30 }, () => "left"),
      ...Array.from({ length: 30 }, () => "offered"),
      ...Array.from({ length: 20 }, () => "waiting"),
    ]);
    expect(seats.map((seat) => seat?.isAsked)).toEqual(people.map((_, nth) => nth >= 30));
  }, 60_000);
});

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeTellMovedEvents } from "#core/events/attendance/tell-moved-events.use-case.ts";
import { makeTellOffers } from "#core/events/attendance/tell-offers.use-case.ts";
import { eventId } from "#core/events/listed-event.ts";
import { shownEvent } from "#core/events/shown-event.ts";
import { moveMessages } from "#cli/events/move-messages.ts";
import { offerMessages } from "#cli/events/offer-messages.ts";
import { aListedEvent, DAY, HOUR } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { EventId, ListedEvent } from "#core/events/listed-event.ts";
import type { Events, OwnDeed } from "#core/events/events.port.ts";
import type { EventRegister } from "#core/events/register/event-register.port.ts";
import type { StoredNotifications } from "#core/notifications/notifications.port.ts";

export type Kept = {
  readonly events: Events;
  readonly register: EventRegister;
  someone(): Promise<CustomerId>;
  toldTo(customer: CustomerId): Promise<StoredNotifications>;
};

export const ALL = { after: null, limit: 20 };

const audit = (id: string) => ({ at: now, who: "meera", action: "event move", subject: { kind: "event", id }, details: {} });
export const LATER = now + 10 * DAY;

/** Steps in an event of one seat, which is put. */
export async function anEvent({ events, register }: Kept, given: Partial<ListedEvent> = {}) {
  const event = aListedEvent({ id: eventId(randomUUID()), capacity: 1, ...given });
  await register.change([event.id], () => ({ put: [{ event, capacity: null, to: null, moves: 0 }], audit: null, answer: null }), now);
  const does = async (customer: CustomerId, action: OwnDeed, at: number) =>
    (await events.take(event.id, { customer, deed: action, secret: "AB12CD" }, at))?.outcome;
  const move = (startsAt: number, at: number, endsAt: number | null = null) =>
    register.take(event.id, { kind: "move", startsAt, endsAt, reason: "the hall is closed" }, { at, audit: audit(event.id) });
  const tell = async (at: number) => {
    const needs = { events, newId: randomUUID, now: () => at };
    await makeTellOffers({ ...needs, messages: offerMessages })();
    await makeTellMovedEvents({ ...needs, messages: moveMessages })();
  };
  return { event, id: event.id, does, move, tell };
}

export function movedEventsSuite(store: string, made: () => Kept): void {
  describe(`events that are moved in ${store}`, () => {
    const stored = made();
    const { events, register, someone } = stored;
    const told = async (customer: CustomerId) =>
      (await stored.toldTo(customer)).notifications.map((one) => (one.kind === "announcement" ? one.text.en : expect.unreachable()));
    const seats = async (customer: CustomerId) =>
      (await stored.toldTo(customer)).notifications.map((one) => (one.kind === "announcement" ? one.seat : expect.unreachable()));
    const shownAt = async (id: EventId, at: number) => {
      const found = await events.find(id, at);
      return found === null ? null : shownEvent(found, at);
    };

    it("tell each who has a seat, is offered one or waits once, with both times, and nobody who left", async () => {
      const { id, does, move, tell } = await anEvent(stored, { capacity: 2 });
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
      const { does, move, tell, id } = await anEvent(stored);
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
      const { event, does, move, tell } = await anEvent(stored);
      const asha = await someone();
      await does(asha, "join", now);
      expect(await move(event.startsAt, now + 1, event.endsAt + HOUR)).toBe("done");
      await tell(now + 2);
      expect((await told(asha))[0]).toMatch(
        /^Breathing class now ends on Monday, 23 November, 8:30 am .* instead of Monday, 23 November, 7:30 am /,
      );
    });

    it("tell nobody once they have begun, or are cancelled", async () => {
      const { does, move, tell, id } = await anEvent(stored);
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
      const { event, id, does, move } = await anEvent(stored);
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
      const { event, id, move } = await anEvent(stored);
      expect(await move(event.startsAt, now)).toBe("same_times");
      expect(await move(now, now)).toBe("past");
      expect(await move(LATER, event.endsAt)).toBe("ended");
      expect(await move(LATER, now)).toBe("done");
      expect(await shownAt(id, now)).toMatchObject({ startsAt: LATER, revision: 1, formerTimes: null });
      expect(await register.steps(id)).toEqual([]);
      expect(await register.take(eventId("none"), { kind: "cancel" }, { at: now, audit: audit("none") })).toBe("unknown");
    });
  });
}

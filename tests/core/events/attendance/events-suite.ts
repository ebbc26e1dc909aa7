import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeTellCancelledEvents } from "#core/events/attendance/tell-cancelled-events.use-case.ts";
import { makeTellOffers } from "#core/events/attendance/tell-offers.use-case.ts";
import { eventId } from "#core/events/listed-event.ts";
import { asAtFirst } from "#core/events/moved-event.ts";
import { playEvent } from "#core/events/play-event.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { cancellingMessages } from "#cli/events/cancelling-messages.ts";
import { offerMessages } from "#cli/events/offer-messages.ts";
import { anyMovedEvent } from "#tests/arbitraries/any-moved-event.ts";
import { aListedEvent, DAY, HOUR } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { StoredNotifications } from "#core/notifications/notifications.port.ts";
import type { EventRegister } from "#core/events/register/event-register.port.ts";
import type { EventStep } from "#core/events/event.ts";
import type { ListedEvent } from "#core/events/listed-event.ts";
import type { Events, OwnDeed } from "#core/events/events.port.ts";

export type Kept = {
  readonly events: Events;
  readonly register: EventRegister;
  someone(): Promise<CustomerId>;
  /** How often somebody was told of a seat. */
  toldTo(customer: CustomerId): Promise<number>;
  /** What is offered in what they were told. */
  offeredTo(customer: CustomerId): Promise<readonly unknown[]>;
};

export const ALL = { after: null, limit: 20 };

export const seatsIn = ({ notifications }: StoredNotifications) =>
  notifications.map((notification) => (notification.kind === "announcement" ? notification.seat : expect.unreachable()));

export const put = (register: EventRegister, event: ListedEvent, capacity: number | null = null, at = now) =>
  register.change([event.id], () => ({ put: [{ event, capacity, to: null, moves: 0 }], audit: null, answer: null }), at);

const audit = (id: string) => ({ at: now, who: "meera", action: "event cancel", subject: { kind: "event", id }, details: {} });

export function eventsSuite(store: string, made: () => Kept): void {
  describe(`events in ${store}`, () => {
    const stored = made();
    const { events, register, someone } = stored;

    async function anEvent(given: Partial<ListedEvent> = {}) {
      const event = aListedEvent({ id: eventId(randomUUID()), ...given });
      await put(register, event);
      const take = async (customer: CustomerId, action: OwnDeed, at: number) =>
        (await events.take(event.id, { customer, deed: action, secret: "AB12CD" }, at))?.outcome;
      return { event, id: event.id, take };
    }

    it("come to what `event play` makes of the same steps, whatever is asked or settled meanwhile", async () => {
      const people = new Map<string, CustomerId>();
      for (const person of ["asha", "ravi", "farah", "meera", "__proto__"]) people.set(person, await someone());
      const idOf = (person: string) => people.get(person) ?? customerId("nobody");
      await fc.assert(
        fc.asyncProperty(anyMovedEvent(), fc.array(fc.boolean(), { maxLength: 20 }), async (facts, looks) => {
          const { event, steps, at } = facts;
          const { id } = await anEvent(event);
          const outcomes: unknown[] = [];
          for (const [nth, step] of steps.entries()) {
            if (looks[nth]) await events.settle(step.at);
            outcomes.push(await taken(id, step));
          }
          const played = playEvent(facts);
          expect(outcomes).toEqual(played.outcomes);
          const [found] = await register.find([id], at);
          expect(found?.tally.isCancelled).toBe(played.state === "cancelled");
          expect(Math.max((found?.tally.capacity ?? 0) - (found?.tally.taken ?? 0), 0)).toBe(played.free);
          expect(found?.tally.waiting).toBe(played.people.filter(({ state }) => state === "waiting").length);
          for (const { person, state, place, until, isAsked } of played.people) {
            const seat = await events.seatOf(idOf(person), id, at);
            expect(seat).toMatchObject({ state: state === "no_show" ? "going" : state, place, until, isAsked });
          }
          const stored = await register.steps(id);
          const again = playEvent({ event: asAtFirst(found?.event ?? expect.unreachable(), stored), steps: stored, at });
          expect(again.people.map(({ person: _, ...seat }) => seat)).toEqual(played.people.map(({ person: _, ...seat }) => seat));
          expect([again.state, again.free]).toEqual([played.state, played.free]);
        }),
        { numRuns: store === "memory" ? 200 : 25 },
      );

      async function taken(id: ListedEvent["id"], step: EventStep) {
        switch (step.kind) {
          case "cancel":
            return register.take(id, { kind: "cancel" }, { at: step.at, audit: audit(id) });
          case "capacity": {
            const [found] = await register.find([id], step.at);
            if (found === undefined) throw new TypeError("the event is there");
            await put(register, found.event, step.capacity, step.at);
            return found.tally.isCancelled ? "cancelled" : "done";
          }
          case "arrive": {
            const seat = await events.seatOf(idOf(step.person), id, step.at);
            const code = seat?.code ?? "99-NOBODY";
            const outcome = await register.take(id, { kind: "arrive", code }, { at: step.at, audit: audit(id) });
            const [found] = await register.find([id], step.at);
            if (outcome === "unknown") return found?.tally.isCancelled ? "cancelled" : "not_going"; // Nobody has such a code.
            return outcome;
          }
          case "move": {
            const asked = { kind: "move", ...step.to, reason: "the hall is closed" } as const;
            return register.take(id, asked, { at: step.at, audit: audit(id) });
          }
          case "join":
          case "leave":
          case "accept":
          case "decline":
          case "keep":
            return (await events.take(id, { customer: idOf(step.person), deed: step.kind, secret: "AB12CD" }, step.at))?.outcome;
        }
      }
    }, 120_000);

    it("offer a seat that is given up to the first who waits, and tell them once", async () => {
      const { id, take } = await anEvent({ capacity: 1 });
      const [asha, ravi, meera] = [await someone(), await someone(), await someone()];
      expect(await take(asha, "join", now)).toBe("going");
      expect(await take(ravi, "join", now + 1)).toBe("waiting");
      expect(await take(meera, "join", now + 2)).toBe("waiting");
      expect((await events.seatOf(meera, id, now + 3))?.place).toBe(2);
      expect(await take(asha, "leave", now + 4)).toBe("left");
      expect(await events.seatOf(ravi, id, now + 5)).toMatchObject({ state: "offered", until: now + 4 + DAY });
      const tellAt = (at: number) => makeTellOffers({ events, messages: offerMessages, newId: randomUUID, now: () => at })();
      await Promise.all([tellAt(now + 6), tellAt(now + 6)]);
      await tellAt(now + 7);
      expect([await stored.toldTo(ravi), await stored.toldTo(meera)]).toEqual([1, 0]);
      await tellAt(now + 4 + DAY);
      expect(await events.seatOf(ravi, id, now + 4 + DAY)).toMatchObject({ state: "expired", until: null });
      expect(await events.seatOf(meera, id, now + 4 + DAY)).toMatchObject({ state: "offered", until: now + 4 + 2 * DAY });
      expect([await stored.toldTo(ravi), await stored.toldTo(meera)]).toEqual([1, 1]);
    });

    it("tell somebody again who is offered a seat until the same instant again", async () => {
      const { event, take } = await anEvent({ capacity: 1, startsAt: now + 10 * HOUR, endsAt: now + 12 * HOUR });
      const [asha, ravi, meera] = [await someone(), await someone(), await someone()];
      const tell = (at: number) => makeTellOffers({ events, messages: offerMessages, newId: randomUUID, now: () => at })();
      await take(asha, "join", now);
      await take(ravi, "join", now);
      await take(asha, "leave", now + 1);
      expect((await events.seatOf(ravi, event.id, now + 1))?.until).toBe(event.startsAt - HOUR);
      await tell(now + 1);
      await take(meera, "join", now + 2);
      await take(ravi, "decline", now + 2);
      await take(ravi, "join", now + 2);
      await take(meera, "decline", now + 2);
      expect(await events.seatOf(ravi, event.id, now + 3)).toMatchObject({ state: "offered", until: event.startsAt - HOUR });
      await tell(now + 3);
      await tell(now + 4);
      expect(await stored.toldTo(ravi)).toBe(2);
      const offer = { event: event.id, until: event.startsAt - HOUR };
      expect(await stored.offeredTo(ravi)).toEqual([offer, offer]);
    });

    it("tell nobody of an offer that ended before anybody looked", async () => {
      const { take } = await anEvent({ capacity: 1, offerHours: 1 });
      const [asha, ravi] = [await someone(), await someone()];
      await take(asha, "join", now);
      await take(ravi, "join", now);
      await take(asha, "leave", now);
      await makeTellOffers({ events, messages: offerMessages, newId: randomUUID, now: () => now + HOUR })();
      expect(await stored.toldTo(ravi)).toBe(0);
    });

    it("tell everybody who has a seat, is offered one or waits that they are cancelled, once and nobody else", async () => {
      const { id, take, event } = await anEvent({ capacity: 1 });
      const [goes, offered, waits, left] = [await someone(), await someone(), await someone(), await someone()];
      const people = [goes, offered, waits, left];
      for (const customer of [left, offered, waits]) await take(customer, "join", now);
      await take(left, "leave", now + 1);
      await makeTellOffers({ events, messages: offerMessages, newId: randomUUID, now: () => now + 2 })();
      await put(register, event, 2, now + 3);
      await take(waits, "accept", now + 4);
      await take(goes, "join", now + 5);
      expect((await Promise.all(people.map((one) => events.seatOf(one, id, now + 6)))).map((seat) => seat?.state)).toEqual(
        "waiting offered going left".split(" "),
      );
      const tell = (at: number) => makeTellCancelledEvents({ events, messages: cancellingMessages, newId: randomUUID, now: () => at })();
      const told = () => Promise.all(people.map((one) => stored.toldTo(one)));
      await tell(now + 6);
      expect(await told()).toEqual([0, 1, 0, 0]);
      await register.take(id, { kind: "cancel" }, { at: now + 7, audit: audit(id) });
      await Promise.all([tell(now + 8), tell(now + 8)]);
      await register.take(id, { kind: "cancel" }, { at: now + 9, audit: audit(id) });
      await tell(now + 10);
      expect(await told()).toEqual([1, 2, 1, 0]);
    });

    it("tell nobody that they are cancelled once they would be over", async () => {
      const { id, take, event } = await anEvent();
      const asha = await someone();
      await take(asha, "join", now);
      await register.take(id, { kind: "cancel" }, { at: now + 1, audit: audit(id) });
      await makeTellCancelledEvents({ events, messages: cancellingMessages, newId: randomUUID, now: () => event.endsAt })();
      expect(await stored.toldTo(asha)).toBe(0);
    });

    it("are listed by city, venue and day, drafts never", async () => {
      const city = randomUUID();
      const at = (place: string) => ({ kind: "place", place: `${place}, ${city}`, hindi: `${place}, शहर` }) as const;
      const { id: hall } = await anEvent({ venue: at("Hall") });
      const { id: late } = await anEvent({ venue: at("Hall"), startsAt: now + 5 * DAY, endsAt: now + 6 * DAY });
      const { id: past } = await anEvent({ venue: at("Park"), startsAt: now - 5 * DAY, endsAt: now - 4 * DAY });
      const { id: draft } = await anEvent({ venue: at("Hall"), isDraft: true });
      const { id: online } = await anEvent({ venue: { kind: "online", link: "https://meet.example/secret" } });
      const ids = async (search: Partial<Parameters<Events["list"]>[0]>) =>
        (await events.list({ city: null, venue: null, starts: null, ...search }, now)).map(({ event }) => event.id);
      expect(await ids({ city: city.toUpperCase() })).toEqual([hall, late, past]);
      expect(await ids({ city, starts: { from: now + 5 * DAY, to: now + 6 * DAY } })).toEqual([late]);
      const [onlines, places] = [await ids({ venue: "online" }), await ids({ venue: "place" })];
      expect([onlines.includes(online), onlines.includes(hall), places.includes(online)]).toEqual([true, false, false]);
      expect(await ids({ city, venue: "online" })).toEqual([]);
      expect(await events.find(draft, now)).toBeNull();
      expect(await events.take(draft, { customer: await someone(), deed: "join", secret: "A" }, now)).toBeNull();
      expect((await register.find([draft], now)).length).toBe(1);
    });

    it("check in by code, and no other code", async () => {
      const { id, take, event } = await anEvent();
      const asha = await someone();
      await take(asha, "join", now);
      const code = (await events.seatOf(asha, id, now))?.code ?? "";
      expect(code).toBe("1-AB12CD");
      const arrive = (shown: string, at: number) => register.take(id, { kind: "arrive", code: shown }, { at, audit: audit(id) });
      expect(await arrive(code, event.startsAt - HOUR - 1)).toBe("not_now");
      for (const wrong of ["", "1", "1-", "2-AB12CD", "1-FFFFFF", "one-AB12CD"])
        expect(await arrive(wrong, event.startsAt)).toBe("unknown");
      expect(await arrive(` ${code.toLowerCase()} `, event.startsAt - HOUR)).toBe("attended");
      expect(await events.going(id)).toBe(1);
      expect(await events.goingAmong(id, [asha, await someone()])).toEqual([asha]);
      expect(await register.attendees(id)).toEqual([{ number: 1, code, state: "attended" }]);
    });

    it("never go back in time", async () => {
      const { id, take } = await anEvent({ capacity: 1 });
      const [asha, ravi] = [await someone(), await someone()];
      await take(asha, "join", now + HOUR);
      await take(ravi, "join", now);
      expect((await register.steps(id)).map(({ at }) => at)).toEqual([now + HOUR, now + HOUR]);
    });
  });
}

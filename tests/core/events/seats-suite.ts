import { describe, expect, it } from "vitest";
import { MOST_FOLLOWED } from "#core/fitbook/follow.ts";
import { AttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { ShowOwnSeat } from "#core/events/attendance/show-own-seat.use-case.ts";
import { eventId } from "#core/events/listed-event.ts";
import { ShowEvent } from "#core/events/listing/show-event.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ok, refused } from "#core/shared/result.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { aListedEvent, DAY, HOUR } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { OwnDeed } from "#core/events/events.port.ts";
import type { ListedEvent } from "#core/events/listed-event.ts";
import type { Door } from "#tests/in-process.ts";

export const LINK = "https://meet.example/only-for-those-who-go";

/** A shop with an event at `time.is`, which a test moves. */
export async function aShop(door: Door, given: Partial<ListedEvent> = {}) {
  const memory = new Memory();
  const event = aListedEvent(given);
  memory.events.put(event);
  const time = { is: now };
  const container = composeMemory(memory);
  const people = await Promise.all(["Asha", "Ravi", "Meera"].map((name) => signedIn(container, memory, name)));
  container.rebind(Clock).toConstantValue(() => time.is);
  const { url, clientOf } = await door(container);
  const [asha, ravi, meera] = people.map(({ id, bearer }) => {
    const client = clientOf(bearer);
    return {
      id,
      bearer,
      does: (action: OwnDeed, of = event.id) => client.get(AttendEvent)(id, { event: of, deed: action }),
      own: (of = event.id) => client.get(ShowOwnSeat)(id, of),
    };
  });
  if (asha === undefined || ravi === undefined || meera === undefined) throw new TypeError("three are signed in");
  return { memory, event, time, url, asha, ravi, meera, visitor: clientOf(null) };
}

export function seatsSuite(how: string, door: Door): void {
  describe(`an event, ${how}`, () => {
    it("keeps a seat that is given up for the first who waits, who takes it or passes it on", async () => {
      const { asha, ravi, meera, memory } = await aShop(door, { capacity: 1 });
      await asha.does("join");
      await ravi.does("join");
      await meera.does("join");
      expect(await asha.does("leave")).toMatchObject(ok({ state: "left" }));
      expect(await asha.does("leave")).toEqual(refused({ kind: "not-in" }));
      expect(await ravi.own()).toMatchObject(ok({ seat: { state: "offered", until: now + DAY } }));
      expect(await meera.does("accept")).toEqual(refused({ kind: "no-offer" }));
      expect(await ravi.does("decline")).toMatchObject(ok({ state: "left" }));
      expect(await meera.does("accept")).toMatchObject(ok({ state: "going" }));
      const told = [...memory.events.told].map((cause) => cause.split(" ")[1]);
      expect(told).toEqual([ravi.id, meera.id]);
    });

    it("that is moved asks who has a place, takes their answer once, and lets them go until its new start", async () => {
      const { asha, ravi, meera, visitor, memory, event, time } = await aShop(door, { capacity: 1 });
      await asha.does("join");
      await ravi.does("join");
      const from = { startsAt: event.startsAt, endsAt: event.endsAt };
      const to = { startsAt: from.startsAt + DAY, endsAt: from.endsAt + DAY };
      memory.events.take(event.id, { kind: "move", at: now, from, to }, "");
      expect(await visitor.get(ShowEvent)(event.id)).toMatchObject(ok({ ...to, formerTimes: from, revision: 1 }));
      expect(await asha.own()).toMatchObject(ok({ seat: { state: "going", isAsked: true } }));
      expect(await asha.does("keep")).toMatchObject(ok({ state: "going", isAsked: false }));
      expect(await ravi.does("keep")).toMatchObject(ok({ state: "waiting", place: 1, isAsked: false }));
      expect(await meera.does("keep")).toEqual(refused({ kind: "not-in" }));
      time.is = from.startsAt + HOUR;
      expect(await asha.does("leave")).toMatchObject(ok({ state: "left" }));
      expect(await ravi.own()).toMatchObject(ok({ seat: { state: "offered", isAsked: false } }));
      time.is = to.startsAt;
      expect(await ravi.does("keep")).toEqual(refused({ kind: "not-in" })); // The offer has run out.
    });

    it("refuses from its start on, and once it is cancelled", async () => {
      const { asha, ravi, time, event, memory } = await aShop(door);
      await asha.does("join");
      time.is = event.startsAt;
      expect(await ravi.does("join")).toEqual(refused({ kind: "started" }));
      expect(await asha.does("leave")).toEqual(refused({ kind: "started" }));
      memory.events.take(event.id, { kind: "cancel", at: time.is }, "");
      expect(await asha.does("leave")).toEqual(refused({ kind: "cancelled" }));
      expect(await asha.own()).toMatchObject(ok({ seat: { state: "going", code: null } }));
    });

    it("shows its link to who is going, from an hour before the start until the end, to the millisecond", async () => {
      const { asha, ravi, time, event } = await aShop(door, { venue: { kind: "online", link: LINK }, capacity: 1 });
      await asha.does("join");
      await ravi.does("join");
      const links = async (at: number) => {
        time.is = at;
        const answers = [await asha.own(), await ravi.own()];
        return answers.map((answer) => (answer.kind === "ok" ? (answer.value.seat?.link ?? null) : "refused"));
      };
      expect(await links(event.startsAt - HOUR - 1)).toEqual([null, null]);
      expect(await links(event.startsAt - HOUR)).toEqual([LINK, null]);
      expect(await links(event.endsAt - 1)).toEqual([LINK, null]);
      expect(await links(event.endsAt)).toEqual([null, null]);
    });

    it("tells who is going how many go, and the names of those whom they follow", async () => {
      const { asha, ravi, meera, memory } = await aShop(door);
      await asha.does("join");
      await ravi.does("join");
      expect(await asha.own()).toMatchObject(ok({ company: { going: 2, followed: [] } }));
      for (let nth = 2; nth < MOST_FOLLOWED; nth += 1) memory.ties.follows.set(pairKey(asha.id, `another-${nth}`), "following"); // All are looked at.
      memory.ties.follows.set(pairKey(asha.id, ravi.id), "following");
      memory.ties.follows.set(pairKey(asha.id, meera.id), "following");
      expect(await asha.own()).toMatchObject(ok({ company: { going: 2, followed: ["Ravi"] } }));
      expect(await ravi.own()).toMatchObject(ok({ company: { going: 2, followed: [] } }));
      expect(await meera.own()).toEqual(ok({ seat: null, company: null }));
      expect(await meera.own(eventId("none"))).toEqual(refused({ kind: "not-found" }));
      expect(await meera.does("join", eventId("none"))).toEqual(refused({ kind: "not-found" }));
    });
  });
}

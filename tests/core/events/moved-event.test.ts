import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asAtFirst } from "#core/events/moved-event.ts";
import { playEvent } from "#core/events/play-event.ts";
import { anyMovedEvent } from "#tests/arbitraries/any-moved-event.ts";
import { DAY, HOUR } from "./a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import type { EventStep, EventTimes, PersonalDeed } from "#core/events/event.ts";

/** An evening of two hours with one seat, in three days. */
const event = { startsAt: now + 3 * DAY, endsAt: now + 3 * DAY + 2 * HOUR, capacity: 1, offerHours: 24 };
const at = (startsAt: number, hours = 2): EventTimes => ({ startsAt, endsAt: startsAt + hours * HOUR });
const does = (kind: PersonalDeed, person: string, when: number): EventStep => ({ kind, person, at: when });
const move = (to: EventTimes, when: number): EventStep => ({ kind: "move", at: when, from: event, to });
const full = [does("join", "asha", now), does("join", "ravi", now), does("join", "farah", now)];

function playedAfter(...steps: readonly EventStep[]) {
  const played = playEvent({ event, steps, at: steps.at(-1)?.at ?? now });
  const of = (person: string) => played.people.find((one) => one.person === person);
  return { ...played, of, outcome: played.outcomes.at(-1) };
}

describe("an event that is moved", () => {
  const later = at(event.startsAt + 7 * DAY);

  it.each<[string, readonly EventStep[]]>([
    ["past", [move(at(now + HOUR), now + HOUR)]],
    ["past", [move(at(now - DAY), now)]],
    ["same_times", [move(at(event.startsAt), now)]],
    ["ended", [move(later, event.endsAt)]],
    ["cancelled", [{ kind: "cancel", at: now }, move(later, now)]],
    ["done", [move(later, event.endsAt - 1)]],
    ["done", [move(at(event.startsAt, 3), now)]],
    ["done", [move(at(now + HOUR + 1), now + HOUR)]],
  ])("is %s: %j", (outcome, steps) => expect(playedAfter(...steps).outcome).toBe(outcome));

  it("asks everybody who has a seat, is offered one or waits, and nobody else", () => {
    const steps = [...full, does("join", "meera", now), does("leave", "asha", now + 1), does("leave", "farah", now + 1)];
    expect(playedAfter(...steps, move(later, now + 2)).people.map(({ person, state, isAsked }) => [person, state, isAsked])).toEqual([
      ["asha", "left", false],
      ["ravi", "offered", true],
      ["farah", "left", false],
      ["meera", "waiting", true],
    ]);
  });

  it("keeps the answer of who keeps their place, and asks again when it is moved again", () => {
    const moved = [...full, move(later, now + 1)];
    const stored = [...moved, does("keep", "asha", now + 2), does("keep", "farah", now + 2)];
    expect(playedAfter(...stored).of("asha")).toMatchObject({ state: "going", isAsked: false });
    expect(playedAfter(...stored).of("farah")).toMatchObject({ state: "waiting", place: 2, isAsked: false });
    expect(playedAfter(...stored, does("keep", "asha", now + 3)).outcome).toBe("going");
    expect(playedAfter(...stored, does("join", "meera", now + 3)).of("meera")?.isAsked).toBe(false);
    expect(playedAfter(...stored, move(at(event.startsAt), now + 3)).people.map(({ isAsked }) => isAsked)).toEqual([true, true, true]);
  });

  it("takes no answer of who has no place, and none from its new start on", () => {
    const moved = [...full, does("leave", "farah", now), move(later, now + 1)];
    expect(playedAfter(...moved, does("keep", "farah", now + 2)).outcome).toBe("not_in");
    expect(playedAfter(...moved, does("keep", "nobody", now + 2)).outcome).toBe("not_in");
    expect(playedAfter(...moved, does("keep", "asha", event.startsAt)).outcome).toBe("going");
    expect(playedAfter(...moved, does("keep", "asha", later.startsAt)).outcome).toBe("started");
  });

  it("is given up until its new start, and the seat goes to the first who waits, as ever", () => {
    const moved = [...full, move(later, now + 1)];
    const told = playedAfter(...moved, does("leave", "asha", event.startsAt + HOUR));
    expect(told.of("asha")).toMatchObject({ state: "left", isAsked: false });
    expect(told.of("ravi")).toMatchObject({ state: "offered", until: event.startsAt + HOUR + DAY, isAsked: true });
    expect(told.of("farah")).toMatchObject({ state: "waiting", place: 1 });
    expect(playedAfter(...moved, does("leave", "asha", later.startsAt)).outcome).toBe("started");
    const earlier = [...full, move(at(now + 2 * DAY), now + 1)];
    expect(playedAfter(...earlier, does("leave", "asha", now + 2 * DAY)).outcome).toBe("started");
  });

  it("begins its offers again, which end by the new start", () => {
    const offered = [...full, does("leave", "asha", now)];
    expect(playedAfter(...offered, move(later, now + 5 * HOUR)).of("ravi")).toMatchObject({
      state: "offered",
      until: now + 5 * HOUR + DAY,
    });
    const soon = at(now + 8 * HOUR);
    expect(playedAfter(...offered, move(soon, now + HOUR)).of("ravi")).toMatchObject({ state: "offered", until: now + 7 * HOUR });
    const atOnce = playedAfter(...offered, move(at(now + 2 * HOUR), now + HOUR));
    expect([atOnce.of("ravi")?.state, atOnce.of("farah")?.state, atOnce.free]).toEqual(["expired", "waiting", 1]);
  });

  it("offers a seat that stayed free in the last two hours, once it is later", () => {
    const late = event.startsAt - HOUR;
    const left = [...full, does("leave", "asha", late)];
    expect(playedAfter(...left).of("ravi")?.state).toBe("waiting");
    expect(playedAfter(...left, move(later, late + 1)).of("ravi")).toMatchObject({
      state: "offered",
      until: late + 1 + DAY,
      isAsked: true,
    });
  });

  it("has who was checked in come again", () => {
    const came = [...full, does("arrive", "asha", event.startsAt), move(later, event.startsAt + HOUR)];
    expect(playedAfter(...came).of("asha")).toMatchObject({ state: "going", isAsked: true });
    expect(playedAfter(...came, does("arrive", "asha", event.endsAt)).outcome).toBe("not_now");
    expect(playedAfter(...came, does("arrive", "asha", later.startsAt)).outcome).toBe("attended");
  });

  it("is over by its new end", () => {
    const steps = [...full, move(later, now + 1)];
    const state = (when: number) => playEvent({ event, steps, at: when }).state;
    expect([state(event.endsAt), state(later.endsAt - 1), state(later.endsAt)]).toEqual(["full", "full", "ended"]);
  });

  it("had the times of before its first move", () => {
    const again = at(event.startsAt + 9 * DAY);
    const steps: readonly EventStep[] = [...full, move(later, now), { kind: "move", at: now, from: later, to: again }];
    expect(asAtFirst({ ...event, ...again }, steps)).toEqual(event);
    expect(asAtFirst(event, full)).toEqual(event);
  });
});

describe("whatever happens to an event that is moved", () => {
  it("no more seats are given than there were, nobody has two places, and the line keeps its order", () => {
    fc.assert(
      fc.property(anyMovedEvent(), ({ event: of, steps }) => {
        let line: readonly string[] = [];
        let most = of.capacity;
        for (const [nth, step] of steps.entries()) {
          if (step.kind === "capacity") most = Math.max(most, step.capacity);
          const { people } = playEvent({ event: of, steps: steps.slice(0, nth + 1), at: step.at });
          const taking = people.filter(({ state }) => ["going", "offered", "attended", "no_show"].includes(state));
          expect(taking.length).toBeLessThanOrEqual(most);
          expect(new Set(people.map(({ person }) => person)).size).toBe(people.length);
          const waiting = people.filter(({ place }) => place !== null).toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
          expect(waiting.map(({ place }) => place)).toEqual(waiting.map((_, index) => index + 1));
          const now = waiting.map(({ person }) => person);
          const joined = step.kind === "join" && !line.includes(step.person) && now.includes(step.person) ? [step.person] : [];
          expect(now).toEqual([...line.filter((person) => now.includes(person)), ...joined]);
          line = now;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("a move that is done asks everybody who has a place, and one that is refused changes nothing", () => {
    fc.assert(
      fc.property(anyMovedEvent(), ({ event: of, steps }) => {
        const { outcomes } = playEvent({ event: of, steps, at: steps.at(-1)?.at ?? 0 });
        for (const [nth, step] of steps.entries()) {
          if (step.kind !== "move") continue;
          const told = (count: number) => playEvent({ event: of, steps: steps.slice(0, count), at: step.at });
          const [before, then] = [told(nth), told(nth + 1)];
          if (outcomes[nth] !== "done") expect([then.people, then.free]).toEqual([before.people, before.free]);
          else for (const { state, isAsked } of then.people) expect(isAsked).toBe(state !== "left" && state !== "expired");
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

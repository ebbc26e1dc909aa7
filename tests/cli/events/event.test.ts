import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEventFile } from "#tests/arbitraries/any-event-file.ts";
import { playedEvent } from "./played-event.ts";
import type { WireEvent } from "#tests/arbitraries/any-event-file.ts";

const event = { _id: "v", starts_at: "2026-11-29T18:00:00Z", ends_at: "2026-11-29T20:00:00Z", capacity: 1 };
const on = (day: number, time: string): string => `2026-11-${day}T${time}:00Z`;

/** Steps such as "28 10:00 join asha" or "28 10:00 capacity 2", told a month after them unless said otherwise. */
function play(steps: readonly string[], at = steps.at(-1)?.slice(0, 8) ?? "28 10:00", given: object = {}) {
  const [day = "", time = ""] = at.split(" ");
  return playedEvent({
    event: { ...event, ...given },
    at: on(Number(day), time),
    steps: steps.map((step) => {
      const [of = "", clock = "", action = "", whom = ""] = step.split(" ");
      return { at: on(Number(of), clock), do: action, ...(action === "capacity" ? { capacity: Number(whom) } : { person: whom }) };
    }),
  });
}
const outcome = (...steps: readonly string[]) => play(steps).outcomes.at(-1);

describe("a step of an event [social, Events]", () => {
  it.each([
    [["28 10:00 join asha"], "going"],
    [["28 10:00 join asha", "28 10:00 join ravi"], "waiting"],
    [["28 10:00 join asha", "28 10:00 join asha"], "going"],
    [["28 10:00 join asha", "28 10:00 join ravi", "28 10:00 join ravi"], "waiting"],
    [["28 10:00 join asha", "29 17:59 join ravi"], "waiting"],
    [["29 18:00 join asha"], "started"],
    [["28 10:00 join asha", "29 18:00 join asha"], "going"],
    [["28 10:00 leave asha"], "not_in"],
    [["29 19:00 leave asha"], "not_in"],
    [["28 10:00 join asha", "29 17:59 leave asha"], "left"],
    [["28 10:00 join asha", "29 18:00 leave asha"], "started"],
    [["28 10:00 join asha", "28 11:00 leave asha", "28 12:00 leave asha"], "not_in"],
    [["28 10:00 join asha", "29 17:30 arrive asha", "29 17:40 leave asha"], "not_in"],
    [["28 10:00 decline asha"], "no_offer"],
    [["28 10:00 join asha", "28 10:00 decline asha"], "no_offer"],
    [["28 10:00 join asha", "28 10:00 accept asha"], "going"],
    [["28 10:00 accept asha"], "no_offer"],
    [["28 10:00 join asha", "29 16:59 arrive asha"], "not_now"],
    [["28 10:00 join asha", "29 17:00 arrive asha"], "attended"],
    [["28 10:00 join asha", "29 19:59 arrive asha"], "attended"],
    [["28 10:00 join asha", "29 20:00 arrive asha"], "not_now"],
    [["28 10:00 join asha", "29 17:00 arrive asha", "29 17:01 arrive asha"], "not_going"],
    [["28 10:00 join asha", "28 10:00 join ravi", "29 17:00 arrive ravi"], "not_going"],
    [["28 10:00 capacity 5"], "done"],
    [["28 10:00 cancel"], "done"],
    [["28 10:00 cancel", "28 11:00 cancel"], "done"],
    [["28 10:00 cancel", "28 11:00 capacity 5"], "cancelled"],
    [["28 10:00 join asha", "28 10:00 cancel", "28 11:00 join asha"], "cancelled"],
    [["28 10:00 cancel", "28 11:00 leave asha"], "cancelled"],
  ])("%j comes to %s", (steps, expected) => expect(outcome(...steps)).toBe(expected));
});

describe("a waiting list [social, Events]", () => {
  const full = ["20 10:00 join asha", "20 10:01 join ravi", "20 10:02 join farah"];
  const person = (given: ReturnType<typeof play>, name: string) => given.people.find((one) => one.person === name);

  it("has places from 1", () =>
    expect(play(full).people).toEqual([
      { person: "asha", state: "going", place: null, until: null },
      { person: "ravi", state: "waiting", place: 1, until: null },
      { person: "farah", state: "waiting", place: 2, until: null },
    ]));

  it("gives a free seat to the first, until an hour before the start at the latest", () => {
    const told = play([...full, "20 12:00 leave asha"]);
    expect(person(told, "ravi")).toMatchObject({ state: "offered", until: "2026-11-21T12:00:00Z" });
    expect(person(told, "farah")).toMatchObject({ state: "waiting", place: 1 });
    expect(told).toMatchObject({ state: "full", free: 0 });
    expect(person(play([...full, "29 10:00 leave asha"]), "ravi")?.until).toBe("2026-11-29T17:00:00Z");
  });

  it("hands an offer on at its own instant, however late anybody looks", () => {
    const left = [...full, "20 12:00 leave asha"];
    expect(person(play(left, "21 11:59"), "ravi")?.state).toBe("offered");
    const told = play(left, "21 12:00");
    expect([person(told, "ravi")?.state, person(told, "farah")?.until]).toEqual(["expired", "2026-11-22T12:00:00Z"]);
    expect(play(left, "22 12:00")).toMatchObject({ state: "published", free: 1 });
    expect(play([...left, "21 12:00 accept ravi"]).outcomes.at(-1)).toBe("no_offer");
    expect(play([...left, "21 12:00 accept farah"]).outcomes.at(-1)).toBe("going");
  });

  it("offers nothing in the last two hours: seats are for who joins", () => {
    expect(person(play([...full, "29 15:59 leave asha"]), "ravi")?.state).toBe("offered");
    const told = play([...full, "29 16:00 leave asha", "29 16:01 join meera"]);
    expect([person(told, "ravi")?.place, person(told, "meera")?.state]).toEqual([1, "going"]);
  });

  it("puts who left or let it run out at the end", () => {
    const told = play([...full, "20 11:00 leave ravi", "20 11:01 join ravi"]);
    expect([person(told, "farah")?.place, person(told, "ravi")?.place]).toEqual([1, 2]);
    expect(told.people.map((one) => one.person)).toEqual(["asha", "ravi", "farah"]);
    expect(person(play([...full, "20 12:00 leave asha", "21 13:00 join ravi"]), "ravi")).toMatchObject({ state: "waiting", place: 1 });
  });

  it("offers more with more seats, and throws nobody out with fewer", () => {
    expect(play([...full, "20 11:00 capacity 3"]).people.map(({ state }) => state)).toEqual(["going", "offered", "offered"]);
    const told = play([...full, "20 11:00 capacity 3", "20 11:00 accept ravi", "20 12:00 capacity 1"]);
    expect(told.people.map(({ state }) => state)).toEqual(["going", "going", "offered"]);
    expect(told).toMatchObject({ free: 0, state: "full" });
  });

  it("moves no more after a cancellation", () => {
    const told = play([...full, "20 11:00 leave asha", "20 12:00 cancel"], "30 10:00");
    expect(told).toMatchObject({ state: "cancelled", free: 0 });
    expect(told.people.map(({ state }) => state)).toEqual(["left", "offered", "waiting"]);
  });
});

describe("an event's end [social, Events]", () => {
  it("tells who was going and did not come", () => {
    const steps = ["28 10:00 join asha", "28 10:00 join ravi", "29 17:00 arrive asha"];
    const states = (at: string) => play(steps, at, { capacity: 3 }).people.map(({ state }) => state);
    expect([states("29 19:59"), states("29 20:00")]).toEqual([
      ["attended", "going"],
      ["attended", "no_show"],
    ]);
    expect(play(steps, "29 20:00", { capacity: 3 })).toMatchObject({ state: "ended", free: 1 });
  });
});

describe("an event", () => {
  const anyEvent = (): fc.Arbitrary<WireEvent> => anyEventFile().map((file) => JSON.parse(JSON.stringify(file)));

  it("is a fold: the outcomes of its first steps stay, whatever comes after", () => {
    fc.assert(
      fc.property(anyEvent(), fc.nat(20), (file, count) => {
        const steps = (file.steps ?? []).slice(0, count);
        expect(playedEvent({ ...file, steps }).outcomes).toEqual(playedEvent(file).outcomes.slice(0, count));
      }),
    );
  });

  it("comes to the same whoever looks at it in between", () => {
    fc.assert(
      fc.property(anyEvent(), fc.nat(20), (file, place) => {
        const steps = file.steps ?? [];
        const beside = steps[place % Math.max(steps.length, 1)];
        if (beside === undefined) return;
        const look = { at: beside.at, do: "leave", person: "somebody who looks" };
        const { outcomes: _, ...told } = playedEvent(file);
        expect(playedEvent({ ...file, steps: steps.flatMap((step) => (step === beside ? [look, step] : [step])) })).toMatchObject(told);
      }),
    );
  });

  it("never gives more seats than it has had, and its waiting list has no holes", () => {
    fc.assert(
      fc.property(anyEvent(), (file) => {
        const { people, state, free } = playedEvent(file);
        const most = Math.max(file.event.capacity, ...(file.steps ?? []).map(({ capacity = 0 }) => capacity));
        expect(people.filter((one) => ["going", "offered", "attended", "no_show"].includes(one.state)).length).toBeLessThanOrEqual(most);
        const places = people.flatMap(({ place }) => (place === null ? [] : [place]));
        expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
        if (state === "full") expect(free).toBe(0);
        for (const one of people) {
          expect(one.place === null).toBe(one.state !== "waiting");
          expect(one.until === null).toBe(one.state !== "offered");
        }
      }),
    );
  });
});

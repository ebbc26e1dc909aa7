import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { labSlots, slotDays } from "#core/labs/slots/lab-slots.ts";
import { labId } from "#core/labs/lab.ts";
import { slotRefusal } from "#core/labs/booking/lab-room.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import type { Lab } from "#core/labs/lab.ts";
import type { Day } from "#core/shared/day.ts";
import type { LabWindow } from "#core/labs/lab-calendar.ts";
import type { LabSlotFacts, LabTaking } from "#core/labs/slots/lab-slots.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MONDAY = day("2026-11-23");
const midnight = firstInstantOf(MONDAY);
const here = { kind: "home", pincode: pincode("411004") } as const;
const there = { kind: "home", pincode: pincode("411038") } as const;
const window: LabWindow = { place: "home", pincodes: [], weekday: 1, from: 360, to: 780, capacity: 1 };
const atCentre: LabWindow = { ...window, place: "centre", from: 420, to: 540 };
const aLab: Lab = {
  id: labId("sahyadri"),
  name: "Sahyadri",
  address: "12 Law College Road",
  city: "Pune",
  accreditation: "MC-1",
  pincodes: [here.pincode],
  hours: [],
  hindi: null,
};
const facts = (given: Partial<LabSlotFacts> & { readonly windows?: readonly LabWindow[]; readonly closed?: readonly string[] } = {}) => {
  const { windows = [window], closed = [], ...rest } = given;
  return {
    now: midnight - 24 * HOUR,
    hours: [{ weekdays: [1], from: 420, to: 520 }],
    calendar: { windows, closed: closed.map(day) },
    spot: here,
    fastingHours: 0,
    takings: [],
    ...rest,
  };
};
const reasons = (...given: Parameters<typeof facts>) => labSlots(facts(...given), [MONDAY]).map(({ reason }) => reason);
const taking = (hour: number, given: Partial<LabTaking> = {}): LabTaking => ({
  start: midnight + hour * HOUR,
  spot: here,
  heldUntil: null,
  ...given,
});

/** The same, read minute by minute off the specification. */
function walkedSlots(facts: LabSlotFacts, days: readonly Day[]): readonly (readonly [number, string])[] {
  const { now, spot, calendar, takings, fastingHours, hours } = facts;
  const length = spot.kind === "home" ? 60 : 30;
  const comes = (one: LabWindow, where: LabSlotFacts["spot"]) =>
    one.place === where.kind && (where.kind === "centre" || one.pincodes.length === 0 || one.pincodes.includes(where.pincode));
  const found: (readonly [number, string])[] = [];
  for (const [nth, date] of days.entries())
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const start = midnight + nth * 24 * HOUR + minute * MINUTE;
      const one = calendar.windows.find(
        ({ weekday, from, to, ...rest }) =>
          weekday === nth + 1 &&
          comes({ weekday, from, to, ...rest }, spot) &&
          minute >= from &&
          (minute - from) % length === 0 &&
          minute + length <= to,
      );
      if (one === undefined) continue;
      const isOpen =
        spot.kind === "home" || hours.some(({ weekdays, from, to }) => weekdays.includes(nth + 1) && minute >= from && minute + 30 <= to);
      const same = takings.filter((taking) => taking.start === start && comes(one, taking.spot));
      const booked = same.filter(({ heldUntil }) => heldUntil === null).length;
      const held = same.filter(({ heldUntil }) => heldUntil !== null && heldUntil > now).length;
      const reasons = [
        ["past", start < now],
        ["lead", start < now + (spot.kind === "home" ? 4 : 1) * HOUR],
        ["horizon", start > now + 14 * 24 * HOUR],
        ["closed", calendar.closed.includes(date) || !isOpen],
        ["not_fasting", fastingHours > 0 && !(minute >= 6 * 60 && minute < 11 * 60)],
        ["full", booked >= one.capacity],
        ["held", booked + held >= one.capacity],
        ["offered", true],
      ] as const;
      found.push([start, reasons.find(([, holds]) => holds)?.[0] ?? ""]);
    }
  return found;
}

describe("slots of a laboratory", () => {
  it("have an hour at home and half an hour in a centre, and fit into what is open", () => {
    const home = labSlots(facts(), [MONDAY]);
    expect(home.map(({ start }) => (start - midnight) / HOUR)).toEqual([6, 7, 8, 9, 10, 11, 12]);
    expect(home.every(({ start, end }) => end - start === HOUR)).toBe(true);
    const centre = labSlots(facts({ windows: [window, atCentre], spot: { kind: "centre" } }), [MONDAY]);
    expect(centre.map(({ start, end, reason }) => [(start - midnight) / MINUTE, (end - start) / MINUTE, reason])).toEqual([
      [420, 30, "offered"],
      [450, 30, "offered"],
      [480, 30, "offered"],
      [510, 30, "closed"], // The centre closes at 08:40.
    ]);
  });

  it.each([
    ["past", midnight + 6 * HOUR + 1],
    ["lead", midnight + 6 * HOUR],
    ["lead", midnight + 2 * HOUR + 1],
    ["offered", midnight + 2 * HOUR],
    ["offered", midnight + 6 * HOUR - 14 * 24 * HOUR],
    ["horizon", midnight + 6 * HOUR - 14 * 24 * HOUR - 1],
  ])("at home are %s at that moment (%i)", (reason, now) => expect(reasons({ now })[0]).toBe(reason));

  it("in a centre are offered an hour before", () => {
    const given = { windows: [atCentre], spot: { kind: "centre" } } as const;
    expect(reasons({ ...given, now: midnight + 6 * HOUR })[0]).toBe("offered");
    expect(reasons({ ...given, now: midnight + 6 * HOUR + 1 })[0]).toBe("lead");
  });

  it("are closed on a closed day, and with an empty stomach only from 06:00 to before 11:00", () => {
    expect(new Set(reasons({ closed: [MONDAY] }))).toEqual(new Set(["closed"]));
    const early = { ...window, from: 300 };
    expect(reasons({ windows: [early], fastingHours: 8 })).toEqual([
      "not_fasting",
      ...["offered", "offered", "offered", "offered", "offered"],
      ...["not_fasting", "not_fasting"],
    ]);
  });

  it("are offered with the moment since when nothing may have been eaten, where that has passed", () => {
    const fasts = (now: number, fastingHours: number) =>
      labSlots(facts({ now, fastingHours }), [MONDAY]).map(({ reason, fastFrom }) => [reason, fastFrom]);
    // At 5:44 in a centre an eight-hour fast for nine would have begun at one in the night.
    const centre = facts({ windows: [atCentre], spot: { kind: "centre" }, now: midnight + 5 * HOUR + 44 * MINUTE, fastingHours: 8 });
    expect(labSlots(centre, [MONDAY]).map(({ reason, fastFrom }) => [reason, fastFrom])[0]).toEqual(["offered", midnight - HOUR]);
    const now = midnight - HOUR;
    expect(fasts(now, 8).slice(0, 3)).toEqual([
      ["offered", midnight - 2 * HOUR],
      ["offered", null], // At seven: it begins at this moment.
      ["offered", null],
    ]);
    expect(fasts(now, 0).every(([, fastFrom]) => fastFrom === null)).toBe(true);
    expect(fasts(now, 12).slice(4)).toEqual([
      ["offered", midnight - 2 * HOUR],
      ["not_fasting", null],
      ["not_fasting", null],
    ]);
  });

  it("can't be taken where the fast has begun, but by who has eaten nothing since", () => {
    const now = midnight - HOUR;
    const start = midnight + 6 * HOUR;
    const room = { lab: aLab, calendar: { id: aLab.id, windows: [window], closed: [] }, takings: [] };
    const asked = { now, spot: here, fastingHours: 8, start };
    const from = start - 8 * HOUR;
    expect(slotRefusal(room, { ...asked, fastedFrom: null })).toMatchObject({ kind: "not-fasted", from });
    expect(slotRefusal(room, { ...asked, fastedFrom: from + 1 })).toMatchObject({ kind: "not-fasted", from });
    expect(slotRefusal(room, { ...asked, fastedFrom: from })).toBeNull();
    expect(slotRefusal(room, { ...asked, fastedFrom: null, fastingHours: 0 })).toBeNull();
    expect(slotRefusal(room, { ...asked, fastedFrom: null, start: start + HOUR })).toBeNull();
  });

  it("are full of bookings, held by holds until these are over, and a pincode's own", () => {
    const now = midnight - 24 * HOUR;
    const two = { windows: [{ ...window, capacity: 2 }], now };
    expect(reasons({ ...two, takings: [taking(6)] })[0]).toBe("offered");
    expect(reasons({ ...two, takings: [taking(6), taking(6)] }).slice(0, 2)).toEqual(["full", "offered"]);
    const held = labSlots(facts({ ...two, takings: [taking(6), taking(6, { heldUntil: now + 1 })] }), [MONDAY]);
    expect(held[0]).toMatchObject({ reason: "held", freeAt: now + 1 });
    expect(reasons({ ...two, takings: [taking(6), taking(6, { heldUntil: now })] })[0]).toBe("offered");
    const zones = [
      { ...window, pincodes: [here.pincode] },
      { ...window, pincodes: [there.pincode] },
    ];
    expect(reasons({ windows: zones, takings: [taking(6, { spot: there })] })[0]).toBe("offered");
    expect(reasons({ windows: zones, takings: [taking(6, { spot: there })], spot: there })[0]).toBe("full");
    expect(reasons({ windows: zones, spot: { kind: "home", pincode: pincode("110001") } })).toEqual([]);
  });

  it("never have room for more than their capacity, whoever holds and books", () => {
    const takings = fc.array(fc.record({ hour: fc.integer({ min: 6, max: 12 }), left: fc.option(fc.integer({ min: -2, max: 2 })) }));
    fc.assert(
      fc.property(takings, fc.integer({ min: 1, max: 4 }), (some, capacity) => {
        const now = midnight - 24 * HOUR;
        const given = some.map(({ hour, left }) => taking(hour, { heldUntil: left === null ? null : now + left }));
        for (const slot of labSlots(facts({ now, windows: [{ ...window, capacity }], takings: given }), [MONDAY])) {
          const taken = given.filter(({ start, heldUntil }) => start === slot.start && (heldUntil === null || heldUntil > now)).length;
          expect(slot.reason === "offered").toBe(taken < capacity);
        }
      }),
    );
  });

  it("are what a walk through every minute of the days finds, each with the first reason that holds", () => {
    // Few times of two days, so that bookings, opening hours and instants meet windows and their edges.
    const minutes = fc.integer({ min: 9, max: 24 }).map((half) => half * 30);
    const anyWindow = fc
      .record({
        place: fc.constantFrom("home" as const, "centre" as const),
        weekday: fc.integer({ min: 1, max: 2 }),
        from: fc.constantFrom(270, 300, 330),
        to: minutes,
        capacity: fc.integer({ min: 1, max: 2 }),
        pincodes: fc.constantFrom([], [here.pincode], [there.pincode]),
      })
      .map((one) => ({ ...one, pincodes: one.place === "centre" ? [] : one.pincodes }));
    // As an import takes them: no two give one time at one place.
    const apart = (windows: readonly LabWindow[]) =>
      windows.filter((one, nth) => !windows.slice(0, nth).some((other) => other.place === one.place && other.weekday === one.weekday));
    const spots = fc.constantFrom(here, there, { kind: "centre" } as const);
    const halves = fc.tuple(fc.integer({ min: 9, max: 23 }), fc.nat(1)).map(([half, later]) => half + 48 * later);
    const takings = fc.array(fc.record({ half: halves, spot: spots, left: fc.option(fc.integer({ min: -1, max: 1 })) }), { maxLength: 60 });
    const walk = fc.record({
      windows: fc.array(anyWindow, { minLength: 1, maxLength: 5 }).map(apart),
      spot: spots,
      fastingHours: fc.constantFrom(0, 8, 12),
      takings,
      isClosed: fc.boolean(),
      from: minutes,
      to: minutes.map((minute) => minute + 20),
      now: fc
        .tuple(fc.constantFrom(0, -1, 1, -24 * HOUR, -14 * 24 * HOUR), halves, fc.constantFrom(0, -1, 1, -HOUR, -4 * HOUR))
        .map(([off, half, lead]) => midnight + half * 30 * MINUTE + off + lead),
    });
    fc.assert(
      fc.property(walk, ({ now, from, to, isClosed, takings: some, ...asked }) => {
        const given = {
          ...asked,
          now,
          hours: [{ weekdays: [1, 2], from, to }],
          calendar: { windows: asked.windows, closed: isClosed ? [day("2026-11-24")] : [] },
          takings: some.map(({ half, spot, left }) => ({
            start: midnight + half * 30 * MINUTE,
            spot,
            heldUntil: left === null ? null : now + left,
          })),
        };
        const days = [0, 1].map((nth) => daysAfter(MONDAY, nth));
        expect(labSlots(given, days).map(({ start, reason }) => [start, reason])).toEqual(walkedSlots(given, days));
      }),
      { numRuns: 300 },
    );
  });

  it("are asked for on 15 days, over the end of a leap year's February", () =>
    expect(slotDays(firstInstantOf(day("2028-02-20"))).slice(-6)).toEqual([
      "2028-02-29",
      "2028-03-01",
      "2028-03-02",
      "2028-03-03",
      "2028-03-04",
      "2028-03-05",
    ]));
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerHealthFile } from "#adapters/health-file/health-file.ts";

/** What `health check --json` answers, or its faults' paths. */
function answer(file: object) {
  const read = answerHealthFile(JSON.parse(JSON.stringify({ tool: "summary", ...file })));
  return read.kind === "ok" ? JSON.parse(JSON.stringify(read.value)) : read.refusal.map(({ path }) => path);
}

const at = (day: number, time = "10:00") => `2026-11-${String(day).padStart(2, "0")}T${time}:00+05:30`;
const span = { from: "2026-11-17", to: "2026-11-20", today: "2026-11-20" };
const goals = [{ from: "2026-11-01", value: 30 }];
const exercise = [
  { id: "a", at: at(17), value: 40 },
  { id: "b", at: at(19), value: 30 },
  { id: "c", at: at(20), value: 10 },
];
const states = (given: { readonly days: readonly { readonly state: string }[] }) => given.days.map(({ state }) => state);

describe("a summary of days [health, Entries, days, goals]", () => {
  it("gives met, missing, met, open, average 35, streak 1 and steadiness 10", () => {
    const told = answer({ ...span, tracker: "exercise", goals, entries: exercise });
    expect(states(told)).toEqual(["met", "missing", "met", "open"]);
    expect(told.figures).toEqual({ current_streak: "1", longest_streak: "1", steadiness: "10" });
    expect(told.months).toEqual([{ month: "2026-11", days: 3, days_with_value: 2, sum: "70", average: "35", met: 2 }]);
    expect(told.years).toEqual([{ year: "2026", days: 3, days_with_value: 2, sum: "70", average: "35", met: 2 }]);
    expect(told.days[0]).toEqual({ day: "2026-11-17", value: "40", goal: "30", state: "met" });
  });

  it("calls a noted nothing nought, and a day without an entry missing", () => {
    const entries = [{ id: "a", day: "2026-11-18", none: true }];
    const { days, months } = answer({ ...span, tracker: "water", entries });
    expect(days.map(({ value }: { readonly value: string | null }) => value)).toEqual([null, "0", null, null]);
    expect(months[0]).toMatchObject({ days_with_value: 1, sum: "0", average: "0", met: 0 });
  });

  it("lets paused days neither add nor break, and starts again after a lapse", () => {
    const told = answer({ ...span, tracker: "exercise", goals, paused: ["2026-11-18"], entries: exercise });
    expect(states(told)).toEqual(["met", "paused", "met", "open"]);
    expect(told.figures).toMatchObject({ current_streak: "2", longest_streak: "2" });
  });

  it("counts no minute of sleep twice, on the day on which it ends; spans that touch stay two", () => {
    const entries = [
      { id: "a", start: at(17, "23:00"), end: at(18, "05:00") },
      { id: "b", start: at(18, "04:00"), end: at(18, "07:00") },
      { id: "c", start: at(18, "07:00"), end: at(18, "07:30") },
    ];
    expect(answer({ ...span, tracker: "sleep", entries }).days[1]).toMatchObject({ value: "510", state: "noted" });
  });

  it("meets a meal's goal from 90 to 110 %, exactly", () => {
    const meal = (value: number) =>
      states(
        answer({ ...span, tracker: "meal", goals: [{ from: "2026-11-01", value: 2000 }], entries: [{ id: "a", at: at(18), value }] }),
      )[1];
    expect([1799.99, 1800, 2200, 2200.01].map(meal)).toEqual(["short", "met", "met", "short"]);
  });

  it("takes the last weight of a day and has no goal, streak or sum of weights", () => {
    const entries = [
      { id: "b", at: at(18), value: 72.25 },
      { id: "a", at: at(18), value: 71 },
      { id: "c", at: at(17), value: 73.04 },
    ];
    const told = answer({ ...span, tracker: "Weight", goals, entries });
    expect(told.days.slice(0, 2)).toEqual([
      { day: "2026-11-17", value: "73.0", goal: null, state: "noted" },
      { day: "2026-11-18", value: "72.3", goal: null, state: "noted" },
    ]);
    expect(told.figures).toEqual({ current_streak: null, longest_streak: null, steadiness: null });
    expect(told.months[0]).toMatchObject({ sum: null, met: null, average: "72.6" });
  });

  it("is 50 steady after thirteen met days, and 0 without entries", () => {
    const from = "2026-11-01";
    const entries = Array.from({ length: 13 }, (_, index) => ({ id: String(index), at: at(index + 1), value: 30 }));
    expect(answer({ from, to: "2026-11-13", today: "2026-11-13", tracker: "exercise", goals, entries }).figures.steadiness).toBe("50");
    expect(answer({ ...span, tracker: "exercise", goals }).figures).toEqual({ current_streak: "0", longest_streak: "0", steadiness: "0" });
  });

  it("judges no former day by a new goal", () => {
    const raised = [...goals, { from: "2026-11-19", value: 60 }];
    expect(states(answer({ ...span, tracker: "exercise", goals: raised, entries: exercise }))).toEqual(["met", "missing", "short", "open"]);
  });

  it("gives the same in any order of entries", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({ id: fc.string({ minLength: 1 }), day: fc.integer({ min: 10, max: 20 }), value: fc.integer({ min: 0, max: 90 }) }),
          {
            selector: ({ id }) => id,
            maxLength: 20,
          },
        ),
        (noted) => {
          const entries = noted.map(({ id, day, value }) => ({ id, at: at(day), value }));
          const told = answer({ ...span, tracker: "exercise", goals, entries });
          expect(answer({ ...span, tracker: "exercise", goals, entries: entries.toReversed() })).toEqual(told);
          expect(Number(told.figures.current_streak)).toBeLessThanOrEqual(Number(told.figures.longest_streak));
        },
      ),
    ));

  it.each([
    [{ to: "2026-11-16" }, ["to"]],
    [{ today: "2026-11-19" }, ["to"]],
    [{ from: "2016-01-01" }, ["to"]],
    [{ goals: [...goals, ...goals] }, ["goals[1].from"]],
    [{ goals: [{ from: "2026-11-01", value: 0 }] }, ["goals[0].value"]],
    [{ paused: ["today"] }, ["paused[0]"]],
    [{ entries: [{ id: "a", at: at(21), value: 1 }] }, ["entries[0].at"]],
    [{ entries: [{ id: "a", at: at(18), value: 1.234 }] }, ["entries[0].value"]],
    [{ entries: [{ id: "a", day: "2026-11-18", none: false }] }, ["entries[0].none"]],
    [{ entries: [{ id: 5, day: "2026-11-21", none: true }] }, ["entries[0].id", "entries[0].day"]],
    [{ entries: [exercise[0], exercise[0]] }, ["entries[1].id"]],
    [{ entries: [{ id: "a", at: at(18), value: 1, none: false }] }, ["entries[0].none"]],
    [{ tracker: "sleep", entries: [{ id: "a", start: at(18, "01:00"), end: at(18, "01:09") }] }, ["entries[0].end"]],
    [{ tracker: "sleep", entries: [{ id: 5, start: at(18, "01:00"), end: at(18, "01:09") }] }, ["entries[0].id", "entries[0].end"]],
    [{ tracker: "steps" }, ["tracker"]],
  ])("refuses %j", (wrong, paths) => expect(answer({ ...span, tracker: "exercise", entries: [], ...wrong })).toEqual(paths));
});

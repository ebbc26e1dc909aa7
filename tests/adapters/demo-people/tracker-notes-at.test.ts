import { describe, expect, it } from "vitest";
import { trackerNotesAt } from "#adapters/demo-people/tracker-notes-at.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { goingTogether } from "#core/trackers/days/going-together.ts";
import { trackerSummary } from "#core/trackers/days/tracker-summary.ts";
import { dayOfValue, OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import type { Day } from "#core/shared/day.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";

describe("the notes of the demo's first customer", () => {
  it.each(["2026-01-01", "2026-03-09", "2026-11-25", "2028-02-29"])("have something that goes together on %s", (today) => {
    const now = Date.parse(`${today}T09:00:00+05:30`);
    const values = trackerNotesAt(now).flatMap(({ ops }) => ops.flatMap(({ change }) => (change.kind === "put" ? [change.value] : [])));
    const [from, to] = [daysAfter(indianDay(now), -90), daysAfter(indianDay(now), -1)];
    const valuesOf = (tracker: OpenTracker): ReadonlyMap<Day, number> => {
      const entries = values.flatMap((value, nth) =>
        value.tracker === tracker && dayOfValue(value) >= from && dayOfValue(value) <= to ? [{ entry: String(nth), value }] : [],
      );
      const { days } = trackerSummary({ tracker, entries, settings: NO_SETTINGS, from, to, today: indianDay(now) });
      return new Map(days.flatMap(({ day, value }) => (value === null ? [] : [[day, Number(value)] as const])));
    };
    const days = Object.fromEntries(OPEN_TRACKERS.map((tracker) => [tracker, valuesOf(tracker)]));
    const found = goingTogether(days as Readonly<Record<OpenTracker, ReadonlyMap<Day, number>>>);
    expect(found.map(({ a, b, lag }) => ({ a, b, lag }))).toContainEqual({ a: "exercise", b: "sleep", lag: 1 });
  });
});

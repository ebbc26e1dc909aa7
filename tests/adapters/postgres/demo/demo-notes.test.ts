import { describe, expect, it, onTestFinished } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { trackerSummary } from "#core/trackers/days/tracker-summary.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { demo } from "#tests/builders/demo.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";

describe("what the demo's customers note", () => {
  it("is two years of Asha's with gaps, a pause, a changed goal and one conflict, and nothing of Ravi's", async () => {
    const db = await aStockedDatabase();
    onTestFinished(() => db.destroy());
    const trackers = postgresTrackers(db);
    const [asha, ravi] = ["asha", "ravi"].map((key) => customerId(demoCustomerId(key)));
    if (asha === undefined || ravi === undefined) throw new RangeError("two customers");
    const today = indianDay(demo.now);
    const days = { from: daysAfter(today, -730), to: today };
    const settings = await trackers.settingsOf(asha);
    for (const tracker of ["water", "sleep", "exercise", "meal", "weight"] as const) {
      const entries = await trackers.entriesOf(asha, tracker, days);
      const states = trackerSummary({ tracker, entries, settings, from: daysAfter(today, -729), to: today, today }).days.map(
        ({ state }) => state,
      );
      const expected = tracker === "weight" || tracker === "meal" ? ["noted", "missing"] : ["met", "short", "missing", "paused"];
      expect(states, tracker).toEqual(expect.arrayContaining(expected));
    }
    const entries = await trackers.entriesOf(asha, "water", days);
    expect(entries.filter(({ conflicts }) => conflicts.length > 0).length).toBe(1);
    expect([settings.goals.water.length, settings.consent]).toEqual([2, true]);
    expect([await trackers.changesAfter(ravi, 0, 9), (await trackers.settingsOf(ravi)).consent]).toEqual([
      { entries: [], isLast: true, anewFrom: 0, history: expect.any(String), isAhead: false },
      false,
    ]);
  });
});

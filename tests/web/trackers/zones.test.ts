import { describe, expect, it } from "vitest";
import { dayIn, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { answerHealthFile } from "#adapters/health-file/health-file.ts";
import { momentOf } from "#web/features/trackers/store/clock-moment.ts";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { zones } from "#tests/in-each-zone.ts";

const inEachZone = zones();

/** The ends of days in India and elsewhere, and days that some calendars lack. */
const INSTANTS = [
  "2026-11-19T18:29:59Z",
  "2026-11-19T18:30:00Z",
  "2026-11-20T00:00:00-05:00",
  "2024-02-29T23:59:59+05:30",
  "2026-12-31T18:30:00Z",
];
const SPAN = { from: "2026-11-17", to: "2026-11-20", today: "2026-11-20" };
const FILES = [
  ...INSTANTS.map((at) => ({ tool: "day", at })),
  {
    tool: "sleep",
    start: "2026-11-19T22:00:30",
    end: "2026-11-20T00:00:10",
    others: [{ id: "a", start: "2026-11-19T23:59:59", end: "2026-11-20T01:00" }],
  },
  { tool: "summary", tracker: "sleep", ...SPAN, entries: [{ id: "a", start: "2026-11-18T23:00+05:30", end: "2026-11-19T00:00+05:30" }] },
  { tool: "summary", tracker: "water", ...SPAN, entries: INSTANTS.slice(0, 3).map((at, nth) => ({ id: String(nth), at, value: 250 })) },
  { tool: "bmi", weight_kg: 72.25, height_cm: 170 },
];

describe("wherever the device is", () => {
  it.each(FILES.map((file) => [JSON.stringify(file), file] as const))("%s has the same answer", (_, file) => {
    const [first, ...others] = inEachZone(() => JSON.stringify(answerHealthFile(file)));
    expect(first).toMatch(/^\{"kind":"ok"/);
    for (const other of others) expect(other).toBe(first);
  });

  it("a day and a time that are chosen on a page mean those of India, and are shown again as they were chosen", () => {
    const told = inEachZone(() =>
      INSTANTS.map((text) => {
        const at = Date.parse(text);
        const day = indianDay(at);
        const moment = momentOf(day, indianTime(at));
        return [
          day,
          indianTime(at),
          moment,
          firstInstantOf(day),
          daysAfter(day, 1),
          dayIn(day),
          trackerWords.wholeDay(day),
          trackerWords.reminderTime(450),
        ];
      }),
    );
    for (const other of told) expect(other).toEqual(told[0]);
    expect(told[0]?.[0]?.slice(0, 2)).toEqual(["2026-11-19", "23:59"]);
    expect(told[0]?.[1]?.slice(0, 2)).toEqual(["2026-11-20", "00:00"]);
  });
});

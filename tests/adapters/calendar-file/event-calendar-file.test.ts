import { convertIcsCalendar } from "ts-ics";
import { describe, expect, it } from "vitest";
import { shownEvent } from "#core/events/shown-event.ts";
import { eventCalendarFile } from "#adapters/calendar-file/event-calendar-file.ts";
import { aListedEvent } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import type { ListedEvent } from "#core/events/listed-event.ts";

const LINK = "https://meet.example/only-for-those-who-go";

function written(given: Partial<ListedEvent>, isCancelled: boolean, moves = 0) {
  const event = aListedEvent(given);
  const tally = { capacity: 2, taken: 0, waiting: 0, isCancelled, advancedAt: null, formerTimes: null, hasSteps: false, moves };
  return eventCalendarFile("https://niramaya.example")(shownEvent({ event, tally }, now), now);
}

/** This reader takes the end of the line before an alarm for a part of what stands there. */
const withoutAlarm = (text: string) => text.replace(/BEGIN:VALARM[\s\S]*END:VALARM\r\n/, "");

const readAll = (text: string) => convertIcsCalendar(undefined, withoutAlarm(text)).events;
const read = (given: Partial<ListedEvent> = {}, isCancelled = false, moves = 0) => readAll(written(given, isCancelled, moves))?.[0];

describe("an event for a calendar", () => {
  it("is read by another library, with its times, its place and the way to its page", () => {
    const { startsAt, endsAt } = aListedEvent();
    const inUtc = (instant: number) => ({ date: new Date(instant), type: "DATE-TIME" });
    expect(readAll(written({}, false, 3))).toEqual([
      {
        uid: "event-breathing-class@niramaya",
        sequence: 3,
        stamp: inUtc(now),
        start: inUtc(startsAt),
        end: inUtc(endsAt),
        summary: "Breathing class",
        location: "Community Hall, Indiranagar, Bengaluru",
        url: "https://niramaya.example/event/breathing-class",
        status: "CONFIRMED",
      },
    ]);
  });

  it("is read as it was written in any letters, folded in lines as long as a calendar takes", () => {
    const place = `Gate 2; near "Café Ñandú", उद्यान ${"मैदान, ".repeat(20)}पुणे`;
    const title = { english: `Yoga\\n, breath; and ${"calm ".repeat(30)}day`, hindi: null };
    const text = written({ title, venue: { kind: "place", place, hindi: null } }, false);
    expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(readAll(text)).toMatchObject([{ summary: title.english, location: place }]);
  });

  it("says that it is cancelled under the same name and a greater number, and never where an online event is", () => {
    const [moved, cancelled] = [read({}, false, 1), read({}, true, 1)];
    expect([moved?.sequence, cancelled?.sequence, cancelled?.status, cancelled?.uid]).toEqual([1, 2, "CANCELLED", moved?.uid]);
    const methods = [written({}, false), written({}, true)].map((text) => [
      /METHOD:(\w+)/.exec(text)?.[1],
      /TRIGGER:(.*)\r/.exec(text)?.[1],
    ]);
    expect(methods).toEqual([
      ["PUBLISH", "-PT1H"],
      ["CANCEL", undefined],
    ]);
    expect(written({ venue: { kind: "online", link: LINK } }, false)).not.toContain("meet.example");
  });
});

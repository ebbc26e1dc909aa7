import { convertIcsCalendar } from "ts-ics";
import { describe, expect, it } from "vitest";
import { shownEvent } from "#core/events/listing/shown-event.ts";
import { eventCalendarFile } from "#adapters/calendar-file/event-calendar-file.ts";
import { aListedEvent } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import type { ListedEvent } from "#core/events/listing/listed-event.ts";

const LINK = "https://meet.example/only-for-those-who-go";

function written(given: Partial<ListedEvent>, isCancelled: boolean) {
  const event = aListedEvent(given);
  const tally = { capacity: 2, taken: 0, waiting: 0, isCancelled, movedAt: null, hasSteps: false };
  return eventCalendarFile("https://niramaya.example")(shownEvent({ event, tally }, now), now);
}

const read = (given: Partial<ListedEvent> = {}, isCancelled = false) =>
  convertIcsCalendar(undefined, written(given, isCancelled)).events?.[0];

describe("an event for a calendar", () => {
  it("is read by another library, with its times, its place and the way to its page", () => {
    const { startsAt, endsAt } = aListedEvent();
    expect(read()).toMatchObject({
      uid: "event-breathing-class@niramaya",
      summary: "Breathing class",
      location: "Community Hall, Indiranagar, Bengaluru",
      url: "https://niramaya.example/event/breathing-class",
      status: "CONFIRMED",
      start: { date: new Date(startsAt) },
      end: { date: new Date(endsAt) },
    });
  });

  it("says that it is cancelled, and never where an online event is", () => {
    expect(read({}, true)?.status).toBe("CANCELLED");
    expect(written({ venue: { kind: "online", link: LINK } }, false)).not.toContain("meet.example");
  });
});

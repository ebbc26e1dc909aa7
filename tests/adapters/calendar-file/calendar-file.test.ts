import { convertIcsCalendar } from "ts-ics";
import { describe, expect, it } from "vitest";
import { bookingAfter, newBooking } from "#core/consultations/booking/booking.ts";
import { calendarEvent } from "#core/consultations/news/calendar-event.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { calendarFile } from "#adapters/calendar-file/calendar-file.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { BookingStep } from "#core/consultations/booking/booking-step.ts";
import type { IcsEvent } from "ts-ics";

/** A moment in UTC as a calendar file has it. */
const at = (text: string) => ({ date: new Date(text), type: "DATE-TIME" });
const now = Date.parse("2026-11-20T00:00:00Z");
const start = Date.parse("2026-11-23T03:30:00Z");
const id = payableId("b-0192f7a3-7b1e-7c62-9d44-5f6e7a8b9c0d-with-a-name-as-long-as-no-other-one");
const held = newBooking(
  {
    id,
    customer: customerId("asha"),
    member: null,
    practitioner: practitionerId("sunanda"),
    start,
    length: 30,
    buffer: 5,
    mode: "video",
    fee: paise(50_000),
    plan: null,
  },
  now,
);

const stepped = (booking: Booking, action: BookingStep["deed"], at = now): Booking => {
  const next = bookingAfter(booking, { at, by: { kind: "customer" }, deed: action });
  if (next.kind === "refused") throw new Error(next.refusal.kind);
  return next.value;
};

/** This reader takes the end of the line before an alarm for a part of what stands there. */
const withoutAlarm = (text: string) => text.replace(/BEGIN:VALARM[\s\S]*END:VALARM\r\n/, "");

/** What a calendar reads of a file. */
function readBack(booking: Booking): IcsEvent {
  const event = calendarEvent(booking);
  if (event === null) throw new Error("never booked");
  const text = calendarFile("https://niramaya.example")(event);
  const lines = text.split("\r\n");
  expect([lines.at(-1), text.replaceAll("\r\n", "").includes("\n"), Math.max(...lines.map((line) => Buffer.byteLength(line)))]).toEqual([
    "",
    false,
    expect.toSatisfy((longest: number) => longest <= 75),
  ]);
  const { version, events = [] } = convertIcsCalendar(undefined, withoutAlarm(text));
  const [only] = events;
  if (only === undefined || events.length > 1) throw new Error(text);
  expect(version).toBe("2.0");
  return { ...only, sequence: only.sequence ?? 0 }; // This reader leaves out what is the default.
}

describe("an appointment's calendar file", () => {
  const booked = stepped(held, { kind: "state", event: "pay", payment: "pay-1" });
  const moved = stepped(booked, { kind: "move", event: "reschedule", from: start, to: start + 3_600_000 }, now + 60_000);
  const cancelled = stepped(moved, { kind: "state", event: "cancel", payment: null }, now + 120_000);

  it("says when, in UTC, and nothing of health", () => {
    expect(readBack(booked)).toEqual({
      uid: `${id}@niramaya`,
      sequence: 0,
      stamp: at("2026-11-20T00:00:00Z"),
      start: at("2026-11-23T03:30:00Z"),
      end: at("2026-11-23T04:00:00Z"),
      summary: "Consultation",
      status: "CONFIRMED",
      url: `https://niramaya.example/appointments/${id}`,
    });
  });

  it("has one name for ever, and a greater number with each move and with the cancellation", () => {
    const told = [booked, moved, cancelled]
      .map(readBack)
      .map(({ uid, sequence, start: begins, status }) => [uid, sequence, begins, status]);
    expect(told).toEqual([
      [`${id}@niramaya`, 0, at("2026-11-23T03:30:00Z"), "CONFIRMED"],
      [`${id}@niramaya`, 1, at("2026-11-23T04:30:00Z"), "CONFIRMED"],
      [`${id}@niramaya`, 2, at("2026-11-23T04:30:00Z"), "CANCELLED"],
    ]);
  });

  it("is taken in with a reminder, and out again by its cancellation, which reminds of nothing", () => {
    const texts = [booked, cancelled].map((booking) => {
      const event = calendarEvent(booking);
      return event === null ? "" : calendarFile("https://niramaya.example")(event);
    });
    expect(texts.map((text) => [/METHOD:(\w+)/.exec(text)?.[1], /TRIGGER:(.*)\r/.exec(text)?.[1]])).toEqual([
      ["PUBLISH", "-PT15M"],
      ["CANCEL", undefined],
    ]);
  });

  it("is none of a time that was only held", () => expect(calendarEvent(held)).toBe(null));
});

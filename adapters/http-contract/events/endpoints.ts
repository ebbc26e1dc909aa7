import * as z from "zod/mini";
import { AttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { ShowOwnSeat } from "#core/events/attendance/show-own-seat.use-case.ts";
import { ListEvents } from "#core/events/listing/list-events.use-case.ts";
import { ShowEvent } from "#core/events/listing/show-event.use-case.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { boundedText, calendarDay, orNull } from "#adapters/http-contract/scalars.ts";
import { event, ownSeat, shownEvent } from "./event-shapes.ts";

const notFound = { "not-found": answerOf(404, "This isn't available.") } as const;

export const listEvents = endpoint(ListEvents, {
  method: "GET",
  path: "/events",
  in: "query",
  audience: "anyone",
  request: fields({
    city: orNull(boundedText(100)),
    venue: orNull(z.enum(["online", "place"])),
    day: ["date", orNull(calendarDay)],
  }),
  response: only("events", z.array(shownEvent)),
});

export const showEvent = endpoint(ShowEvent, {
  method: "GET",
  path: "/event",
  in: "query",
  audience: "anyone",
  request: only("id", event),
  response: shownEvent,
  refusals: notFound,
});

export const showOwnSeat = endpoint(ShowOwnSeat, {
  method: "GET",
  path: "/events/attendance",
  in: "query",
  audience: "customer",
  request: only("event_id", event),
  response: fields({
    seat: z.nullable(ownSeat),
    company: z.nullable(fields({ going: z.int(), followed: z.array(z.string()) })),
  }),
  refusals: notFound,
});

export const attendEvent = endpoint(AttendEvent, {
  method: "PUT",
  path: "/events/attendance",
  in: "body",
  audience: "customer",
  request: fields({ event: ["event_id", event], deed: ["do", z.enum(["join", "leave", "accept", "decline", "keep"])] }),
  response: ownSeat,
  refusals: {
    ...notFound,
    full: answerOf(
      200,
      "You are on the waiting list.",
      fields({ place: z.int() }),
      ({ place }) => `You are number ${place} on the waiting list.`,
    ),
    "not-in": answerOf(409, "You have no place to leave."),
    "no-offer": answerOf(410, "No seat is kept for you any more."),
    started: answerOf(422, "The event has begun."),
    cancelled: answerOf(423, "The event is cancelled."),
  },
});

import * as z from "zod/mini";
import { ChangeOwnCalendar } from "#core/consultations/own-calendar/change-own-calendar.use-case.ts";
import { PreviewOwnCalendar } from "#core/consultations/own-calendar/preview-own-calendar.use-case.ts";
import { ShowOwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import { ShowOwnDay } from "#core/consultations/own-calendar/show-own-day.use-case.ts";
import { MODES } from "#core/consultations/practitioner.ts";
import { answerOf, endpoint, fields, nothing } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, instant } from "#adapters/http-contract/scalars.ts";
import { calendarShape } from "./calendar-shapes.ts";
import { OWN_REASONS } from "./reasons.ts";
import { minutesText } from "./minutes-text.ts";

const noPractitioner = { "no-practitioner": answerOf(403, "This account is no practitioner's.") } as const;
const minutes = z.int();
const appointment = { id: ["_id", z.string()], start: instant, length: minutes } as const;

export const showOwnCalendar = endpoint(ShowOwnCalendar, {
  method: "GET",
  path: "/get/deskcalendar",
  in: "query",
  audience: "customer",
  request: nothing,
  response: fields({
    name: z.string(),
    isActive: ["active", z.boolean()],
    isVerified: ["verified", z.boolean()],
    buffer: minutes,
    lead: minutes,
    horizon: minutes,
    fees: ["offers", z.array(fields({ length: minutes, mode: z.enum(MODES) }))],
    today: calendarDay,
    calendar: calendarShape,
  }),
  refusals: noPractitioner,
});

const edit = fields({ before: calendarShape, after: calendarShape });

const refusals = {
  ...noPractitioner,
  "changed-meanwhile": answerOf(409, "Your calendar was changed meanwhile.", fields({ calendar: calendarShape })),
  "faulty-calendar": answerOf(
    422,
    "Some of these hours can't be.",
    fields({
      faults: z.array(
        z.union([
          fields({ in: z.literal("windows"), nth: z.int(), problem: z.enum(["no-length", "backwards"]) }),
          fields({
            in: z.literal("exceptions"),
            nth: z.int(),
            window: z.nullable(z.int()),
            problem: z.enum(["no-length", "backwards", "date-twice", "too-many"]),
          }),
        ]),
      ),
    }),
  ),
  "full-calendar": answerOf(2, "Your calendar holds as many hours as it can."),
} as const;

export const previewOwnCalendar = endpoint(PreviewOwnCalendar, {
  method: "POST",
  path: "/preview/deskcalendar",
  in: "body",
  audience: "customer",
  request: edit,
  response: fields({
    outside: z.array(fields(appointment)),
    lacks: z.array(
      z.union([fields({ kind: z.enum(["never-open", "ends-soon"]) }), fields({ kind: z.literal("too-short"), length: minutes })]),
    ),
  }),
  refusals,
});

export const changeOwnCalendar = endpoint(ChangeOwnCalendar, {
  method: "PUT",
  path: "/update/deskcalendar",
  in: "body",
  audience: "customer",
  request: edit,
  response: calendarShape,
  refusals,
});

export const showOwnDay = endpoint(ShowOwnDay, {
  method: "GET",
  path: "/get/deskslots",
  in: "query",
  audience: "customer",
  request: fields({ date: calendarDay, length: minutesText }),
  response: z.array(
    fields({
      from: instant,
      to: instant,
      reason: z.enum(OWN_REASONS),
      start: z.nullable(instant),
      freeAt: ["free_at", z.nullable(instant)],
      appointment: ["booking", z.nullable(fields(appointment))],
    }),
  ),
  refusals: { ...noPractitioner, "no-such-length": answerOf(2, "You have no consultations of that length.") },
});

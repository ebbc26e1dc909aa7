import * as z from "zod/mini";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ListRecentEntries } from "#core/trackers/calls/list-recent-entries.use-case.ts";
import { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { PauseTrackers } from "#core/trackers/calls/pause-trackers.use-case.ts";
import { SetBodyFigures } from "#core/trackers/calls/set-body-figures.use-case.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { REMINDER_TIMES } from "#core/trackers/reminder.ts";
import { SetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { LONGEST_PAUSE } from "#core/trackers/pause.ts";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { MOST_OPS } from "#core/trackers/tracker-op.ts";
import { answerOf, endpoint, fields, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, orNull } from "#adapters/http-contract/scalars.ts";
import { bodyFigures, changedEntry, pause, settings, storedEntry, syncAnswer, timesOfDay } from "./tracker-answers.ts";
import { anyOp } from "./tracker-op.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const noConsent = answerOf(403, "Please allow us to keep health data first.");

export const syncTrackers = endpoint(SyncTrackers, {
  method: "POST",
  path: "/tracker/sync",
  in: "body",
  audience: "patient",
  request: only("ops", z.array(anyOp).check(z.maxLength(MOST_OPS))),
  response: syncAnswer,
  refusals: { "no-consent": noConsent },
});

const place: Shape<number> = z.codec(z._default(z.string().check(z.regex(/^\d{1,15}$/, "a whole number")), "0"), z.number(), {
  decode: Number,
  encode: String,
});

export const listTrackerChanges = endpoint(ListTrackerChanges, {
  method: "GET",
  path: "/tracker/changes",
  in: "query",
  audience: "patient",
  request: only("after", place),
  response: fields({
    entries: z.array(changedEntry),
    isLast: ["is_last", z.boolean()],
    anewFrom: ["anew_from", z.number()],
    history: orNull(z.string()), // A server of the release before tells none, nor whether the place is ahead.
    isAhead: ["is_ahead", z._default(z.boolean(), false)],
    settings,
  }),
});

export const listRecentEntries = endpoint(ListRecentEntries, {
  method: "GET",
  path: "/tracker/recent",
  in: "query",
  audience: "patient",
  request: nothing,
  response: fields({ from: calendarDay, entries: z.array(storedEntry) }),
});

export const allowHealthData = endpoint(AllowHealthData, {
  method: "PUT",
  path: "/user/healthconsent",
  in: "body",
  audience: "patient",
  request: only("consent", z.boolean()),
  response: z.null(),
});

export const setBodyFigures = endpoint(SetBodyFigures, {
  method: "PUT",
  path: "/tracker/bodyfigures",
  in: "body",
  audience: "customer",
  request: only("body_figures", bodyFigures),
  response: z.null(),
});

export const setReminders = endpoint(SetReminders, {
  method: "PUT",
  path: "/tracker/reminders",
  in: "body",
  audience: "patient",
  request: fields({ tracker: z.enum(OPEN_TRACKERS), times: timesOfDay.check(z.maxLength(50)) }),
  response: z.null(),
  refusals: {
    "outside-the-day": answerOf(400, "A reminder comes between 07:00 and 22:00."),
    "too-many": answerOf(400, `A tracker has at most ${REMINDER_TIMES.most} reminders a day.`),
  },
});

export const pauseTrackers = endpoint(PauseTrackers, {
  method: "PUT",
  path: "/tracker/pause",
  in: "body",
  audience: "patient",
  request: only("pause", z.nullable(pause)),
  response: z.array(pause),
  refusals: {
    "in-the-past": answerOf(422, "A pause begins today or later."),
    "too-long": answerOf(400, `A pause is 1 to ${LONGEST_PAUSE} days.`),
  },
});

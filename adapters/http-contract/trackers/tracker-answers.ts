import * as z from "zod/mini";
import { timeOfDay } from "#adapters/http-contract/time-of-day.ts";
import { indianTime } from "#core/shared/indian-time.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, orNull } from "#adapters/http-contract/scalars.ts";
import { entryKind, moment, trackedValue } from "./tracker-op.ts";
import type { SpanAverage } from "#core/trackers/days/span-average.ts";
import type { Goal, SummaryAnswer } from "#core/health/tools/summary.ts";
import type { SyncAnswer } from "#core/trackers/calls/sync-trackers.use-case.ts";
import type { TrackerDay, TrackerHistory } from "#core/trackers/calls/tracker-days.use-case.ts";
import type { BodyFigures } from "#core/trackers/body-figures.ts";
import type { DayGoal, WayOfLiving } from "#core/trackers/tracker-goal.ts";
import type { Pause } from "#core/trackers/pause.ts";
import type { TrackerSettings } from "#core/trackers/tracker-settings.ts";
import type { OpRefusal, RefusedOp } from "#core/trackers/taken-ops.ts";
import type { OtherUnits } from "#core/trackers/table-refusal.ts";
import type { FieldRange, WrongField } from "#core/trackers/value-refusal.ts";
import type { ChangedEntry, StoredEntry } from "#core/trackers/trackers.port.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const goal: Shape<Goal> = fields({ from: calendarDay, value: z.number() });
const ACTIVITIES = ["sedentary", "light", "moderate", "active", "very_active"] as const satisfies readonly WayOfLiving[];

/** Of meals: as well how it was worked out. A client of the release before sends and reads neither. */
export const mealGoal: Shape<DayGoal> = wire(
  z.object({
    from: calendarDay,
    value: z.number(),
    activity: z.exactOptional(z.enum(ACTIVITIES)),
    adds_exercise: z.exactOptional(z.boolean()),
  }),
  ({ adds_exercise: addsExercise, ...rest }): DayGoal => ({ ...rest, ...(addsExercise === undefined ? {} : { addsExercise }) }),
  ({ addsExercise, ...rest }) => ({ ...rest, ...(addsExercise === undefined ? {} : { adds_exercise: addsExercise }) }),
);
export const pause: Shape<Pause> = fields({ from: calendarDay, to: calendarDay });

const stored = {
  entry: z.string(),
  op: z.string(),
  n: z.number(),
  value: z.nullable(trackedValue),
  conflicts: z.array(fields({ op: z.string(), value: z.nullable(trackedValue) })),
  change: z.number(),
};
export const storedEntry: Shape<StoredEntry> = fields(stored);

/** A server of the release before tells nothing of its presses. */
export const changedEntry: Shape<ChangedEntry> = z.object({
  ...stored,
  pressed: z.exactOptional(z.object({ tracker: entryKind, moments: z.array(z.object({ op: z.string(), at: moment })) })),
});

export const bodyFigures: Shape<BodyFigures> = z.enum(["shown", "hidden"]);

/** Times of a day in India on the wire, as "07:30"; in minutes since midnight. */
export const timesOfDay = z.array(timeOfDay(/^([01]\d|2[0-3]):[0-5]\d$/, "a time of day, as 07:30"));

export const settings: Shape<TrackerSettings> = fields({
  goals: fields({ water: z.array(goal), sleep: z.array(goal), exercise: z.array(goal), meal: z.array(mealGoal) }),
  pauses: z.array(pause),
  consent: z.boolean(),
  bodyFigures: ["body_figures", bodyFigures],
  reminders: fields({ water: timesOfDay, sleep: timesOfDay, exercise: timesOfDay, meal: timesOfDay, weight: timesOfDay }),
  birthdate: z.nullable(calendarDay),
});

const figure = z.nullable(z.string());
const dayState = z.enum(["met", "paused", "open", "missing", "short", "noted"]);

/** Days of a summary, and their average. */
export const summaryDays: Shape<SummaryAnswer["days"]> = z.array(
  z.object({ day: calendarDay, value: figure, goal: figure, state: dayState }),
);
export const spanAverage: Shape<SpanAverage> = fields({ noted: z.number(), days: z.number(), figure });

export const trackerDay: Shape<TrackerDay> = fields({
  day: calendarDay,
  entries: z.array(storedEntry),
  value: figure,
  goal: figure,
  state: dayState,
});

const sums = { days: z.number(), days_with_value: z.number(), sum: figure, average: figure, met: z.nullable(z.number()) };
const summary: Shape<SummaryAnswer> = z.object({
  tool: z.string(),
  formula: z.string(),
  figures: z.nullable(z.record(z.string(), figure)),
  band: figure,
  notes: z.array(z.string()),
  steps: z.array(z.object({ name: z.string(), value: z.string() })),
  days: summaryDays,
  months: z.array(z.object({ month: z.string(), ...sums })),
  years: z.array(z.object({ year: z.string(), ...sums })),
});

export const trackerHistory: Shape<TrackerHistory> = fields({ summary, entries: z.number() });

export const wrongField: Shape<WrongField> = fields({
  field: z.string(),
  from: z.number(),
  to: z.number(),
  unit: z.string(),
  decimals: orNull(z.number()), // A server of the release before tells none.
});

/** What is said of a value that lies outside its range. */
export const rangeText = ({ field, from, to, unit }: FieldRange): string => `${field}: ${from} to ${to} ${unit}.`;

/** What is said of a field's wrong number. */
export function wrongFieldText(wrong: WrongField): string {
  if (wrong.decimals === null) return rangeText(wrong);
  return `${wrong.field}: ${wrong.decimals === 0 ? "a whole number" : `at most ${wrong.decimals} decimal${wrong.decimals === 1 ? "" : "s"}`}.`;
}

export const otherUnits: Shape<OtherUnits> = fields({ food: z.string(), unit: z.string(), units: z.array(z.string()) });

/** What is said of a unit in which a food is not measured. */
export const unitsText = ({ food, unit, units }: OtherUnits): string => `${food} is not measured in ${unit}. Try ${units.join(", ")}.`;

/** What is said of an entry ahead of the server's clock (milliseconds since 1970). */
export const aheadText = (at: number): string => `That is still ahead: it is ${indianTime(at)} in India.`;

export const REFUSED_TEXTS = {
  "too-old": "Up to a year back. Older entries come by import.",
  "otherwise-sent": "This entry was already sent with something else.",
  "unknown-entry": "Not found",
  "unknown-food": "Not found",
  "unknown-activity": "Not found",
} as const;

const CODES = {
  "out-of-range": 400,
  "unknown-entry": 404,
  "unknown-food": 404,
  "unknown-activity": 404,
  "otherwise-sent": 409,
  ahead: 422,
  "too-old": 422,
  "unknown-unit": 422,
} as const satisfies Record<OpRefusal["kind"], number>;
export const why = z.enum([
  "out-of-range",
  "unknown-entry",
  "unknown-food",
  "unknown-activity",
  "otherwise-sent",
  "ahead",
  "too-old",
  "unknown-unit",
]);

function refusalText({ why: kind, range, units }: RefusedOp, at: number): string {
  if (kind === "ahead") return aheadText(at);
  if (kind === "out-of-range") return range === null ? "Bad request" : wrongFieldText(range);
  if (kind === "unknown-unit") return units === null ? "Bad request" : unitsText(units);
  return REFUSED_TEXTS[kind];
}

/** What became of presses; each refused one has a code and a sentence as its own call would give. */
export const syncAnswer: Shape<SyncAnswer> = wire(
  z.object({
    accepted: z.array(z.string()),
    repeated: z.array(z.string()),
    refused: z.array(
      z.object({
        op: z.string(),
        code: z.number(),
        message: z.string(),
        why,
        range: z.nullable(wrongField),
        units: z.nullable(otherUnits),
      }),
    ),
    conflicts: z.array(z.object({ entry: z.string(), kept: z.string(), others: z.array(z.string()) })),
    at: moment,
  }),
  ({ refused, ...answer }): SyncAnswer => ({
    ...answer,
    refused: refused.map(({ op, why: kind, range, units }) => ({ op, why: kind, range, units })),
  }),
  ({ accepted, repeated, refused, conflicts, at }) => ({
    accepted: [...accepted],
    repeated: [...repeated],
    refused: refused.map((one) => ({ ...one, code: CODES[one.why], message: refusalText(one, at) })),
    conflicts: conflicts.map(({ others, ...conflict }) => ({ ...conflict, others: [...others] })),
    at,
  }),
);

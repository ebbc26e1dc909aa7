import * as z from "zod/mini";
import { instantAt } from "#core/shared/instant.ts";
import { printedInstant } from "#core/shared/moment.ts";
import { readInstant } from "#core/shared/read-instant.ts";
import { MEALS } from "#core/trackers/meal-name.ts";
import { LONGEST_NAME, OWN_NAME } from "#core/trackers/own-value.ts";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay } from "#adapters/http-contract/scalars.ts";
import type { EntryKind, OpenTracker, TrackedValue } from "#core/trackers/tracked-value.ts";
import type { OpChange, TrackerOp, UnreadableOp } from "#core/trackers/tracker-op.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** The first day of entries begins in India before the years that an instant can name in UTC. */
const FIRST_IN_UTC = Date.parse("2000-01-01T00:00:00Z");

/** A moment as people's devices write it, in milliseconds since 1970 in core. */
export const moment: Shape<number> = z.codec(z.string(), z.number(), {
  decode(given, { issues }) {
    const at = readInstant(given);
    if (at !== null) return at;
    issues.push({ code: "custom", input: given, message: "an instant such as 2026-11-21T08:30:00+05:30" });
    return z.NEVER;
  },
  encode: (at) => (at < FIRST_IN_UTC ? printedInstant(instantAt(at)) : new Date(at).toISOString()),
});

/** Made on a device. */
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, "a UUID in small letters"));

const tracker = z.enum(OPEN_TRACKERS);
const nutrient = z._default(z.nullable(z.number()), null);
/** In a file as well no text holds a NUL or half a character, which databases do not keep. */
const text = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((given) => given.isWellFormed() && !given.includes("\0"), "a text without NUL and halves of characters"),
  );
const ownName = z.string().check(z.maxLength(LONGEST_NAME), z.regex(OWN_NAME, "a name in one line"));
const girth = z.exactOptional(z.object({ amount: z.number(), unit: z.enum(["cm", "in"]) }));
const none = z.object({ tracker, day: calendarDay, none: z.literal(true) });
const perHundred = z.object({ kcal: nutrient, protein_g: nutrient, carbs_g: nutrient, fat_g: nutrient, fibre_g: nutrient });
type Eaten = Extract<TrackedValue, { readonly per100: unknown }>;

const meal = z.codec(
  z.object({
    tracker: z.literal("meal"),
    at: moment,
    meal: z.enum(MEALS),
    food: z._default(z.nullable(text(80)), null),
    name: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[^\p{Cc}]*$/u, "a name in one line"))), null),
    amount: z.number(),
    unit: text(20),
    grams: z.number(),
    per_100: z.exactOptional(perHundred),
    per100: z.exactOptional(perHundred), // Pages and servers of the release before send and read this name alone. Files that people took along from them go on to be read.
  }),
  z.custom<Eaten>(),
  {
    decode({ per_100, per100, ...rest }, { issues }) {
      const known = per_100 ?? per100;
      if (known !== undefined) return { ...rest, per100: known };
      issues.push({ code: "custom", input: rest, path: ["per_100"], message: "the nutrients of 100 g" });
      return z.NEVER;
    },
    encode: ({ per100, ...rest }) => ({ ...rest, per_100: per100, per100 }),
  },
);

const something = z.discriminatedUnion("tracker", [
  z.object({ tracker: z.literal("water"), at: moment, ml: z.number() }),
  z.object({ tracker: z.literal("sleep"), start: moment, end: moment, quality: z._default(z.nullable(z.number()), null) }),
  z.object({
    tracker: z.literal("exercise"),
    at: moment,
    activity: z._default(z.nullable(z.union([z.string().check(z.regex(/^\d{5}$/, "a code of five digits")), uuid])), null),
    name: z._default(z.nullable(text(LONGEST_NAME)), null),
    met: z.number(),
    minutes: z.number(),
    kg: z.number(),
  }),
  meal,
  z.object({
    tracker: z.literal("weight"),
    at: moment,
    kg: z.number(),
    typed: z.object({ amount: z.number(), unit: z.enum(["kg", "lb"]) }),
    girths: z.exactOptional(z.object({ waist: girth, hip: girth, neck: girth })),
  }),
  z.object({ tracker: z.literal("activity"), at: moment, name: ownName, met: z.number() }),
]);

const dish = fields({
  tracker: z.literal("dish"),
  at: moment,
  name: ownName,
  portions: z.number(),
  recipe: z.array(z.object({ food: text(80), amount: z.number(), unit: text(20), grams: z.number() })),
  yieldGrams: ["yield_g", z.number()],
});

/**
 * What an entry holds; ranges are the rules' to judge. Most are read by the shape of their tracker alone: a new device reads thousands, and
 * to try the others first took twice as long.
 */
export const trackedValue: Shape<TrackedValue> = z.union([none, something, dish]);

/** Of what an entry is. */
export const entryKind: Shape<EntryKind> = z.enum([...OPEN_TRACKERS, "dish", "activity"]);
const pressed = { op: uuid, entry: uuid, n: z.int().check(z.minimum(1), z.maximum(1_000_000_000)), at: moment };

/** Of an entry that the server had told before; a client of the release before sends none. */
const again = z.exactOptional(entryKind);

/** A press, with its value where it puts one. */
export const trackerOp: Shape<TrackerOp> = wire(
  z.discriminatedUnion("kind", [
    z.object({ ...pressed, again, kind: z.literal("put"), value: trackedValue }),
    z.object({ ...pressed, again, kind: z.literal("remove") }),
  ]),
  ({ again: kind, op, entry, n, at, ...change }): TrackerOp => ({
    op,
    entry,
    n,
    at,
    change,
    ...(kind === undefined ? {} : { again: kind }),
  }),
  ({ change, ...op }) => (change.kind === "put" ? { ...op, kind: change.kind, value: change.value } : { ...op, kind: change.kind }),
);

const named = z.object({ op: uuid });

/** One of many presses: what can't be read of it is refused alone. */
export const anyOp: Shape<TrackerOp | UnreadableOp> = z.codec(z.unknown(), z.custom<TrackerOp | UnreadableOp>(), {
  decode(sent, { issues }) {
    const read = z.safeParse(trackerOp, sent);
    if (read.success) return read.data;
    const known = named.safeParse(sent);
    if (!known.success) {
      issues.push({ code: "custom", input: sent, message: "a press with its id" });
      return z.NEVER;
    }
    return { op: known.data.op, change: null };
  },
  encode: (op) => (op.change === null ? { op: op.op } : z.encode(trackerOp, op)),
});

/** A put of one tracker, whose value need not name it. */
export const putOf = (of: OpenTracker): Shape<TrackerOp> =>
  wire(
    z.object({ ...pressed, value: valueOfTracker(of) }),
    ({ op, entry, n, at, value }): TrackerOp => ({ op, entry, n, at, change: { kind: "put", value } }),
    ({ op, entry, n, at, change }) => ({ op, entry, n, at, value: valueOf(change) }),
  );

/** A removal; the entry knows its tracker. */
export const removal: Shape<TrackerOp> = wire(
  z.object({
    ...pressed,
    n: z.codec(z.string().check(z.regex(/^\d{1,10}$/, "a whole number")), pressed.n, { decode: Number, encode: String }),
  }),
  (op): TrackerOp => ({ ...op, change: { kind: "remove" } }),
  ({ op, entry, n, at }) => ({ op, entry, n, at }),
);

const valueOfTracker = (of: OpenTracker): Shape<TrackedValue> =>
  z.codec(z.unknown(), z.custom<TrackedValue>(), {
    decode(given, { issues }) {
      const read = z.safeParse(trackedValue, typeof given === "object" ? { ...given, tracker: of } : given);
      if (read.success) return read.data;
      issues.push({ code: "custom", input: given, message: `what the ${of} tracker keeps` });
      return z.NEVER;
    },
    encode: (value) => z.encode(trackedValue, value),
  });

function valueOf(change: OpChange): TrackedValue {
  if (change.kind === "put") return change.value;
  throw new TypeError("a removal is sent by its own call");
}

import { daysAfter } from "../../shared/day.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { sleepOverlap } from "../sleep-overlap.ts";
import { dayOfValue } from "../tracked-value.ts";
import { makers } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { DailyTracker } from "../tracker-goal.ts";
import type { SleepOverlap } from "../sleep-overlap.ts";
import type { OtherUnits } from "../table-refusal.ts";
import type { RefusedOp } from "../taken-ops.ts";
import type { TrackerOp } from "../tracker-op.ts";

/**
 * Why a press is not taken. `ahead` tells the server's clock, in milliseconds since 1970. `not-found`: the entry, food or activity that it
 * names.
 */
export type NoteRefusal =
  | { readonly kind: "no-consent" | "too-old" | "otherwise-sent" | "not-found" }
  | { readonly kind: "ahead"; readonly at: number }
  | ({ readonly kind: "out-of-range" } & NonNullable<RefusedOp["range"]>)
  | ({ readonly kind: "unknown-unit" } & OtherUnits)
  | ({ readonly kind: "sleep-overlaps" } & SleepOverlap);

/**
 * Takes one press of a tracker, a put or a removal, as SyncTrackers takes many; a sleep by hand overlaps no other. Source:
 * specification/trackers.md, Calls.
 */
export type NoteEntry = (customer: CustomerId, op: TrackerOp) => Promise<Result<null, NoteRefusal>>;
export const AddEntry = {
  water: useCase<NoteEntry>("trackers", "AddWater"),
  sleep: useCase<NoteEntry>("trackers", "AddSleep"),
  exercise: useCase<NoteEntry>("trackers", "AddExercise"),
  meal: useCase<NoteEntry>("trackers", "AddMeal"),
} as const satisfies Record<DailyTracker, unknown>;
export const DeleteEntry = {
  water: useCase<NoteEntry>("trackers", "DeleteWater"),
  sleep: useCase<NoteEntry>("trackers", "DeleteSleep"),
  exercise: useCase<NoteEntry>("trackers", "DeleteExercise"),
  meal: useCase<NoteEntry>("trackers", "DeleteMeal"),
} as const satisfies Record<DailyTracker, unknown>;

type Needs = { readonly trackers: Pick<Trackers, "entriesOf" | "hasConsent" | "take">; readonly now: Clock };

const noteEntry =
  ({ trackers, now }: Needs): NoteEntry =>
  async (customer, op) => {
    if (!(await trackers.hasConsent(customer))) return refused({ kind: "no-consent" });
    const overlap = await overlapOf(customer, op, trackers);
    if (overlap !== null) return refused({ kind: "sleep-overlaps", ...overlap });
    const at = now();
    const [refusal] = (await trackers.take(customer, [op], at)).refused;
    if (refusal === undefined) return ok(null);
    return refused(noteRefusal(refusal, at));
  };

export const makeAddEntry = makers(AddEntry, { trackers: Trackers, now: Clock }, () => noteEntry);
export const makeDeleteEntry = makers(DeleteEntry, { trackers: Trackers, now: Clock }, () => noteEntry);

function noteRefusal({ why, range, units }: RefusedOp, at: number): NoteRefusal {
  if (range !== null) return { kind: "out-of-range", ...range };
  if (units !== null) return { kind: "unknown-unit", ...units };
  return why === "too-old" || why === "otherwise-sent" ? { kind: why } : why === "ahead" ? { kind: why, at } : { kind: "not-found" };
}

/** Sleeps last less than a day, so those that could overlap end on the day itself, before or after. */
async function overlapOf(customer: CustomerId, { entry, change }: TrackerOp, trackers: Needs["trackers"]): Promise<SleepOverlap | null> {
  if (change.kind === "remove" || change.value.tracker !== "sleep") return null;
  const day = dayOfValue(change.value);
  const near = await trackers.entriesOf(customer, "sleep", { from: daysAfter(day, -1), to: daysAfter(day, 1) });
  return sleepOverlap(entry, change.value, near);
}

import { ok } from "../../shared/result.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { LabDeed, LabStep } from "./lab-booking-step.ts";

/** The longest name of a collector, in characters. Source: specification/labs.md, Staff commands. */
export const LONGEST_COLLECTOR = 80;

/** Who takes or took the sample of its present slot; null: nobody was named. Source: specification/labs.md, States of a lab booking. */
export function collectorOf({ history }: Pick<LabBooking, "history">): string | null {
  const last = history.findLast(({ deed }) => deed.event === "assign" || deed.event === "miss" || deed.kind === "move")?.deed;
  return last?.kind === "collector" ? last.collector : null;
}

/** A booking to which a collector was assigned, with their name: another one takes the place of the former. */
export function collectorAfter(assigned: LabBooking, before: LabBooking, step: LabStep & { readonly deed: Named }) {
  if (assigned === before && collectorOf(before) === step.deed.collector) return ok(before);
  return ok({ ...assigned, history: [...before.history, step] });
}

type Named = Extract<LabDeed, { kind: "collector" }>;

import { randomUUID } from "node:crypto";
import { day, firstInstantOf } from "#core/shared/day.ts";
import type { TrackedValue } from "#core/trackers/entries/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/entries/tracker-op.ts";
import { now } from "#tests/fixtures.ts";

/** The first instant of a day on which nobody notes anything else. */
export const dayStart = firstInstantOf(day("2026-11-20"));

/** A put of one value, made on some device. */
export const aPut = (value: TrackedValue, given: Partial<Omit<TrackerOp, "change">> = {}): TrackerOp => ({
  ...{ op: randomUUID(), entry: randomUUID(), n: 1, at: now },
  ...given,
  change: { kind: "put", value },
});

export const aRemoval = ({ entry, n }: TrackerOp): TrackerOp => ({
  op: randomUUID(),
  entry,
  n: n + 1,
  at: now,
  change: { kind: "remove" },
});

export const aGlass = (ml = 250, at = now): TrackedValue => ({ tracker: "water", at, ml });

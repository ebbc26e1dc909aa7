import { setTimeout as after } from "node:timers/promises";
import { quantile } from "./arrivals.ts";
import type { Arrival } from "./arrivals.ts";
import type { Ask, Deed } from "./visits.ts";

/** How requests were answered that were due in a span: milliseconds from when each was due, not from when it was sent. */
export type Played = {
  readonly due: number;
  readonly answered: number;
  /** What went wrong, by its words, and how often. */
  readonly failures: ReadonlyMap<string, number>;
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
};

type Span = { readonly from: number; readonly to: number };

/** After so many milliseconds nobody waits any more for what is not answered. */
const TIMEOUT = 10_000;

/**
 * Does each deed at its time, whatever was answered before, and tells of those that were due from `from` to `to`, in milliseconds from the
 * beginning. `span` is called when that span begins and when it is over.
 */
export async function played(
  deeds: readonly Arrival<Deed>[],
  ask: Ask,
  { from, to }: Span,
  span: (edge: "begins" | "ends") => Promise<void> = async () => {},
): Promise<Played> {
  const took: number[] = [];
  const failures = new Map<string, number>();
  const running = new Set<Promise<unknown>>();
  let due = 0;
  const begun = performance.now();
  const edges = (async () => {
    await after(from);
    await span("begins");
    await after(Math.max(0, to - (performance.now() - begun)));
    await span("ends");
  })();
  for (const { at, what } of deeds) {
    const early = at - (performance.now() - begun);
    if (early > 1) await after(early);
    const isMeasured = at >= from && at < to;
    let dueAt = begun + at; // Of what follows in one deed: when it is sent.
    const timed: Ask = async (request) => {
      if (isMeasured) due += 1;
      const told = await ask(request);
      if (isMeasured) took.push(performance.now() - dueAt);
      dueAt = performance.now();
      return told;
    };
    const act = what.act(timed).catch((error: unknown) => {
      const words = String(error).slice(0, 160);
      if (isMeasured) failures.set(words, (failures.get(words) ?? 0) + 1);
    });
    running.add(act);
    void act.finally(() => running.delete(act));
  }
  await edges;
  await Promise.race([Promise.all(running), after(TIMEOUT)]);
  const sorted = took.toSorted((one, other) => one - other);
  const [p50 = Number.NaN, p99 = Number.NaN, p999 = Number.NaN] = [0.5, 0.99, 0.999].map((share) => quantile(sorted, share));
  return { due, answered: took.length, failures, p50, p99, p999 };
}

/** Whether a shop bears what came: all was answered, nothing went wrong, and 99 of 100 within a second. */
export const isBorne = ({ due, answered, failures, p99 }: Played): boolean => answered === due && failures.size === 0 && p99 <= 1_000;

import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Patient } from "../../account/patient.ts";
import type { Result } from "../../shared/result.ts";
import type { RefusedOp } from "../taken-ops.ts";
import type { TrackerOp, UnreadableOp } from "../tracker-op.ts";

/** An entry of which devices said different things at the same time: the press that is kept, and the others. */
export type EntryConflict = { readonly entry: string; readonly kept: string; readonly others: readonly string[] };

/** What became of presses; `at` is the server's clock, in milliseconds since 1970. */
export type SyncAnswer = {
  readonly accepted: readonly string[];
  readonly repeated: readonly string[];
  readonly refused: readonly RefusedOp[];
  readonly conflicts: readonly EntryConflict[];
  readonly at: number;
};

/**
 * Takes the presses of a device, at most MOST_OPS in their order. Each is judged alone, so that one bad press holds up no other; the same
 * again changes nothing. Refused without the consent to health data. Source: specification/trackers.md, Offline entries.
 */
export type SyncTrackers = (
  patient: Patient,
  ops: readonly (TrackerOp | UnreadableOp)[],
) => Promise<Result<SyncAnswer, { readonly kind: "no-consent" }>>;
export const SyncTrackers = useCase<SyncTrackers>("trackers", "SyncTrackers");

type Needs = { readonly trackers: Pick<Trackers, "hasConsent" | "take">; readonly now: Clock };

export const makeSyncTrackers = maker(
  SyncTrackers,
  { trackers: Trackers, now: Clock },
  ({ trackers, now }: Needs) =>
    async (patient, ops) => {
      if (!(await trackers.hasConsent(patient))) return refused({ kind: "no-consent" });
      const at = now();
      const taken = await trackers.take(patient, ops.filter(isReadable), at);
      const unreadable = ops
        .filter((op) => !isReadable(op))
        .map(({ op }) => ({ op, why: "out-of-range", range: null, units: null }) as const);
      const conflicts = taken.entries.flatMap(({ entry, op, conflicts: others }) =>
        others.length === 0 ? [] : [{ entry, kept: op, others: others.map((other) => other.op) }],
      );
      return ok({ accepted: taken.accepted, repeated: taken.repeated, refused: [...taken.refused, ...unreadable], conflicts, at });
    },
);

const isReadable = (op: TrackerOp | UnreadableOp): op is TrackerOp => op.change !== null;

import type { OpChange, TrackerOp } from "../tracker-op.ts";
import type { ChangedEntry } from "../trackers.port.ts";

/**
 * The presses of an entry as this device knows them: the one that decides and those in conflict with it. `at` 0: when it was pressed is not
 * known here.
 */
export function decidingPresses({ entry, op, n, value, conflicts, pressed }: ChangedEntry): readonly TrackerOp[] {
  return [{ op, value }, ...conflicts].map(({ op: press, value: said }) => ({
    op: press,
    entry,
    n,
    at: pressed?.moments.find((one) => one.op === press)?.at ?? 0,
    change: said === null ? REMOVAL : { kind: "put", value: said },
  }));
}

const REMOVAL: OpChange = { kind: "remove" };

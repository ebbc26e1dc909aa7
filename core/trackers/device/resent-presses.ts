import type { TrackerOp } from "../entries/tracker-op.ts";
import type { ChangedEntry } from "../trackers.port.ts";

/**
 * The presses that make an entry as the server told it to this device, for a server that may have lost it: taken wherever they are there
 * already or not, they make the same of it. Empty: it is not known when they were pressed. Source: specification/trackers.md, Offline entries.
 */
export function resentPresses({ entry, op, n, value, conflicts, pressed }: ChangedEntry): readonly TrackerOp[] {
  if (pressed === undefined) return [];
  const { tracker: again, moments } = pressed;
  return [{ op, value }, ...conflicts].flatMap(({ op: press, value: said }) => {
    const moment = moments.find((one) => one.op === press);
    if (moment === undefined) return [];
    const change = said === null ? ({ kind: "remove" } as const) : ({ kind: "put", value: said } as const);
    return [{ op: press, entry, n, at: moment.at, change, again }];
  });
}

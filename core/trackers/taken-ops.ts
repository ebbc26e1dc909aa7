import { grouped } from "../shared/grouped.ts";
import { isSamePress } from "../health/tools/merge.ts";
import { foldedEntry } from "./folded-entry.ts";
import { comparable } from "./tracker-op.ts";
import { tableRefusal } from "./table-refusal.ts";
import { valueRefusal } from "./value-refusal.ts";
import type { FoldedEntry } from "./folded-entry.ts";
import type { EntryKind } from "./tracked-value.ts";
import type { OtherUnits, TableRefusal } from "./table-refusal.ts";
import type { TrackerOp } from "./tracker-op.ts";
import type { LookedUp } from "./looked-up.ts";
import type { NotingWay } from "./moment-refusal.ts";
import type { ValueRefusal, WrongField } from "./value-refusal.ts";

/**
 * Why one press is not taken. `otherwise-sent`: a press of that id says something else. `unknown-entry`: nothing is there that could be
 * removed, or the entry is of another tracker.
 */
export type OpRefusal = ValueRefusal | TableRefusal | { readonly kind: "otherwise-sent" | "unknown-entry" };

/** `range` of a value that is no number for its field, `units` of a food that is not measured so; else null. */
export type RefusedOp = {
  readonly op: string;
  readonly why: OpRefusal["kind"];
  readonly range: WrongField | null;
  readonly units: OtherUnits | null;
};

/** What is stored of the presses' entries, and of presses with their ids; and what they name of the imported foods and activities. */
export type KnownPresses = {
  readonly entries: ReadonlyMap<string, { readonly tracker: EntryKind; readonly tops: readonly TrackerOp[] }>;
  readonly ops: ReadonlyMap<string, TrackerOp>;
  readonly imported: LookedUp;
};

/** What becomes of presses. `stored` are those to be stored, `entries` what they make of their entries. */
export type TakenOps = {
  readonly accepted: readonly string[];
  readonly repeated: readonly string[];
  readonly refused: readonly RefusedOp[];
  readonly stored: readonly TrackerOp[];
  readonly entries: readonly (FoldedEntry & { readonly tracker: EntryKind })[];
};

/**
 * Takes presses in their order: each alone is accepted, was there before, or is refused. `now` in milliseconds since 1970.
 * Source: specification/trackers.md, Offline entries.
 */
export const takenOps = (sent: readonly TrackerOp[], known: KnownPresses, now: number): TakenOps =>
  taken(sent, known, { now, way: "by-hand", imported: known.imported });

/** The same for presses from a file of one's own. Source: specification/trackers.md, Taking entries along. */
export const takenFromFile = (sent: readonly TrackerOp[], known: KnownPresses, now: number): TakenOps =>
  taken(sent, known, { now, way: "from-file", imported: known.imported });

function taken(sent: readonly TrackerOp[], known: KnownPresses, taking: Taking): TakenOps {
  const judge = (op: TrackerOp, tracker: EntryKind | null) => opRefusal(op, tracker, taking);
  const judgeAgain = (op: TrackerOp, tracker: EntryKind) => opRefusal(op, tracker, { ...taking, way: "from-file" });
  const ops = new Map(known.ops);
  const trackers = new Map([...known.entries].map(([entry, { tracker }]) => [entry, tracker]));
  const [accepted, repeated, refused]: [TrackerOp[], string[], RefusedOp[]] = [[], [], []];
  for (const { again = null, ...op } of sent) {
    const before = ops.get(op.op);
    const tracker = trackers.get(op.entry) ?? null;
    const refusal = before === undefined ? (again === null ? judge(op, tracker) : judgeAgain(op, tracker ?? again)) : null;
    if (before !== undefined && isSamePress(comparable(before), comparable(op))) repeated.push(op.op);
    else if (before !== undefined) refused.push(refusedBy(op.op, { kind: "otherwise-sent" }));
    else if (refusal !== null) refused.push(refusedBy(op.op, refusal));
    else {
      accepted.push(op);
      ops.set(op.op, op);
      if (op.change.kind === "put") trackers.set(op.entry, op.change.value.tracker);
      else if (tracker === null && again !== null) trackers.set(op.entry, again);
    }
  }
  const entries = [...grouped(accepted, ({ entry }) => entry)].flatMap(([entry, of]) => {
    const tracker = trackers.get(entry);
    return tracker === undefined ? [] : [{ ...foldedEntry([...(known.entries.get(entry)?.tops ?? []), ...of]), tracker }];
  });
  return { accepted: accepted.map(({ op }) => op), repeated, refused, stored: accepted, entries };
}

type Taking = { readonly now: number; readonly way: NotingWay; readonly imported: LookedUp };

function opRefusal({ change }: TrackerOp, tracker: EntryKind | null, { now, way, imported }: Taking): OpRefusal | null {
  if (change.kind === "remove") return tracker === null ? { kind: "unknown-entry" } : null;
  if (tracker !== null && tracker !== change.value.tracker) return { kind: "unknown-entry" };
  return valueRefusal(change.value, now, way) ?? tableRefusal(change.value, imported);
}

function refusedBy(op: string, refusal: OpRefusal): RefusedOp {
  const { kind: why, ...facts } = refusal;
  return { op, why, range: "field" in facts ? facts : null, units: "units" in facts ? facts : null };
}

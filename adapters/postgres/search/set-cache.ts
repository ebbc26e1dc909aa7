import { bitSetOf } from "./bit-set.ts";
import { RANKS_PER_PART } from "./set-part.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { STEPS } from "./step-order.ts";
import type { BitSet } from "./bit-set.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Step, SteppedOrder } from "./step-order.ts";

/** The members of sets, by the ids of the sets. */
export type SetMembers = ReadonlyMap<number, BitSet>;

/**
 * Sets in memory. A set is loaded when it is first asked for. Sets that are used again and again are intersected here and not in the
 * database.
 */
export type SetCache = {
  /** The members of these sets at this revision. Null: there is a newer revision. */
  membersOf(sets: readonly number[], revision: string): Promise<SetMembers | null>;
  /** The members of the steps of an order at this revision, in the sequence of the steps. Null: there is a newer revision. */
  stepsAt(revision: string, order: SteppedOrder): Promise<readonly Step[] | null>;
};

/** In bytes. A set takes one bit for each product of the shop. */
const MOST = 64 * 2 ** 20;

export function setCache(db: Database, most = MOST): SetCache {
  let stored = noneAt("");

  const memory: SetCache = {
    async membersOf(sets, revision) {
      if (stored.revision !== revision) stored = noneAt(revision);
      const held = stored; // A request for another revision replaces `kept` meanwhile.
      const known = new Map(sets.map((set) => [set, held.sets.get(set)]));
      const missing = sets.filter((set) => known.get(set) === undefined);
      const read = missing.length === 0 ? null : await readBy(db, missing);
      if (read !== null && read.revision !== revision) return null;
      const members = new Map(sets.map((set) => [set, known.get(set) ?? read?.members.get(set) ?? NOBODY]));
      for (const [set, bits] of members) keep(held, set, bits, most);
      return members;
    },

    async stepsAt(revision, order) {
      if (stored.revision !== revision) stored = noneAt(revision);
      const held = stored;
      const { kind, placeOf } = STEPS[order];
      const sets = held.steps.get(kind) ?? (await rowsOf<StepRow>(db, STEP_SETS, [kind]));
      held.steps.set(kind, sets);
      const members = await memory.membersOf(
        sets.map(({ id }) => id),
        revision,
      );
      if (members === null) return null;
      const steps = sets.flatMap(({ id, slug }): readonly Step[] => {
        const place = placeOf(slug);
        return place === null ? [] : [{ ...place, members: members.get(id) ?? NOBODY }];
      });
      return steps.toSorted((a, b) => a.first - b.first);
    },
  };
  return memory;
}

const NOBODY: BitSet = new Int32Array();

type Kept = {
  readonly revision: string;
  readonly sets: Map<number, BitSet>;
  bytes: number;
  /** The sets of steps, by their kind. */
  readonly steps: Map<string, readonly StepRow[]>;
};
type StepRow = { readonly id: number; readonly slug: string };

const noneAt = (revision: string): Kept => ({ revision, sets: new Map(), bytes: 0, steps: new Map() });

/** A used set moves to the end. The set that was not used for the longest time is removed first. */
function keep(stored: Kept, set: number, bits: BitSet, most: number): void {
  const { sets } = stored;
  stored.bytes += bits.byteLength - (sets.get(set)?.byteLength ?? 0);
  sets.delete(set);
  sets.set(set, bits);
  for (const [oldest, { byteLength }] of sets) {
    if (stored.bytes <= most) return;
    sets.delete(oldest);
    stored.bytes -= byteLength;
  }
}

type Read = { readonly revision: string; readonly members: SetMembers };
type PartRow = { readonly revision: string; readonly shelf: number | null; readonly part: number; readonly members: Buffer };

/** The revision belongs to what is read, because one statement sees one moment. */
async function readBy(db: Database, sets: readonly number[]): Promise<Read> {
  const rows = await rowsOf<PartRow>(db, WHOLE_SETS, [sets]);
  const parts = new Map(sets.map((set) => [set, new Map<number, Buffer>()]));
  for (const { shelf: set, part, members } of rows) if (set !== null) parts.get(set)?.set(part, members);
  const members = new Map([...parts].map(([set, known]) => [set, bitSetOf(known, RANKS_PER_PART / 8)]));
  return { revision: rows[0]?.revision ?? "", members };
}

const WHOLE_SETS = {
  name: "whole shelves",
  text: `select revision, shelf, part, substring(bit_send(members) from 5) as members
    from catalogue_state left join shelf_part on shelf = any($1::int[])`,
};
const STEP_SETS = { name: "shelves of steps", text: "select id, slug from shelf where kind = $1 and products > 0" };

import { bitSetOf } from "./bit-set.ts";
import { RANKS_PER_PART } from "./set-part.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { STEPS } from "./step-order.ts";
import type { BitSet } from "./bit-set.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Step, SteppedOrder } from "./step-order.ts";

/** The members of sets, by the ids of the sets. */
export type SetMembers = ReadonlyMap<number, BitSet>;

/** Sets in memory. A set is loaded when it is first asked for. Sets that are used again and again are intersected here and not in the database. */
export type SetCache = {
  /** The members of these sets at this revision. Null: there is a newer revision. */
  membersOf(shelves: readonly number[], revision: string): Promise<SetMembers | null>;
  /** The members of the steps of an order at this revision, in the sequence of the steps. Null: there is a newer revision. */
  stepsAt(revision: string, order: SteppedOrder): Promise<readonly Step[] | null>;
};

/** In bytes. A set takes one bit for each product of the shop. */
const MOST = 64 * 2 ** 20;

export function setCache(db: Database, most = MOST): SetCache {
  let kept = noneAt("");

  const memory: SetCache = {
    async membersOf(shelves, revision) {
      if (kept.revision !== revision) kept = noneAt(revision);
      const held = kept; // A request for another revision replaces `kept` meanwhile.
      const known = new Map(shelves.map((shelf) => [shelf, held.shelves.get(shelf)]));
      const missing = shelves.filter((shelf) => known.get(shelf) === undefined);
      const read = missing.length === 0 ? null : await readBy(db, missing);
      if (read !== null && read.revision !== revision) return null;
      const members = new Map(shelves.map((shelf) => [shelf, known.get(shelf) ?? read?.members.get(shelf) ?? NOBODY]));
      for (const [shelf, bits] of members) keep(held, shelf, bits, most);
      return members;
    },

    async stepsAt(revision, order) {
      if (kept.revision !== revision) kept = noneAt(revision);
      const held = kept;
      const { kind, placeOf } = STEPS[order];
      const shelves = held.steps.get(kind) ?? (await rowsOf<StepRow>(db, STEP_SHELVES, [kind]));
      held.steps.set(kind, shelves);
      const members = await memory.membersOf(
        shelves.map(({ id }) => id),
        revision,
      );
      if (members === null) return null;
      const steps = shelves.flatMap(({ id, slug }): readonly Step[] => {
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
  readonly shelves: Map<number, BitSet>;
  bytes: number;
  /** The sets of steps, by their kind. */
  readonly steps: Map<string, readonly StepRow[]>;
};
type StepRow = { readonly id: number; readonly slug: string };

const noneAt = (revision: string): Kept => ({ revision, shelves: new Map(), bytes: 0, steps: new Map() });

/** A used set moves to the end. The set that was not used for the longest time is removed first. */
function keep(kept: Kept, shelf: number, bits: BitSet, most: number): void {
  const { shelves } = kept;
  kept.bytes += bits.byteLength - (shelves.get(shelf)?.byteLength ?? 0);
  shelves.delete(shelf);
  shelves.set(shelf, bits);
  for (const [oldest, { byteLength }] of shelves) {
    if (kept.bytes <= most) return;
    shelves.delete(oldest);
    kept.bytes -= byteLength;
  }
}

type Read = { readonly revision: string; readonly members: SetMembers };
type PartRow = { readonly revision: string; readonly shelf: number | null; readonly part: number; readonly members: Buffer };

/** The revision belongs to what is read, because one statement sees one moment. */
async function readBy(db: Database, shelves: readonly number[]): Promise<Read> {
  const rows = await rowsOf<PartRow>(db, WHOLE_SHELVES, [shelves]);
  const parts = new Map(shelves.map((shelf) => [shelf, new Map<number, Buffer>()]));
  for (const { shelf, part, members } of rows) if (shelf !== null) parts.get(shelf)?.set(part, members);
  const members = new Map([...parts].map(([shelf, known]) => [shelf, bitSetOf(known, RANKS_PER_PART / 8)]));
  return { revision: rows[0]?.revision ?? "", members };
}

const WHOLE_SHELVES = {
  name: "whole shelves",
  text: `select revision, shelf, part, substring(bit_send(members) from 5) as members
    from catalogue_state left join shelf_part on shelf = any($1::int[])`,
};
const STEP_SHELVES = { name: "shelves of steps", text: "select id, slug from shelf where kind = $1 and products > 0" };

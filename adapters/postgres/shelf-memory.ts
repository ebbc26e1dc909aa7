import { bitsOf } from "./bits.ts";
import { PART } from "./part.ts";
import { stepCalled } from "./price-steps.ts";
import { rowsOf } from "./rows.ts";
import type { PriceBand } from "#core/catalogue/filters.ts";
import type { Bits } from "./bits.ts";
import type { Database } from "./database.ts";

/** Who stands on shelves, by the shelves' ids. */
export type Members = ReadonlyMap<number, Bits>;

/** Shelves that are in memory, and come into it when they are asked for: what narrows again and again is put together here, not by the database. */
export type ShelfMemory = {
  /** The members of these shelves at this revision of all of them. null: there is another one by now. */
  membersOf(shelves: readonly number[], revision: string): Promise<Members | null>;
  /** Who stands on the steps of prices then, the lowest first. null: likewise. */
  stepsAt(revision: string): Promise<readonly PriceStep[] | null>;
};

/** Prices from `least` to `most` in paise, null: without an end, and what costs that. */
export type PriceStep = PriceBand & { readonly members: Bits };

/** In bytes. A shelf takes a bit a product of the shop. */
const MOST = 64 * 2 ** 20;

export function shelfMemory(db: Database, most = MOST): ShelfMemory {
  let kept = noneAt("");

  const memory: ShelfMemory = {
    async membersOf(shelves, revision) {
      if (kept.revision !== revision) kept = noneAt(revision);
      const held = kept; // Whoever asks for another revision meanwhile begins anew.
      const known = new Map(shelves.map((shelf) => [shelf, held.shelves.get(shelf)]));
      const missing = shelves.filter((shelf) => known.get(shelf) === undefined);
      const read = missing.length === 0 ? null : await readBy(db, missing);
      if (read !== null && read.revision !== revision) return null;
      const members = new Map(shelves.map((shelf) => [shelf, known.get(shelf) ?? read?.members.get(shelf) ?? NOBODY]));
      for (const [shelf, bits] of members) keep(held, shelf, bits, most);
      return members;
    },

    async stepsAt(revision) {
      if (kept.revision !== revision) kept = noneAt(revision);
      const held = kept;
      held.steps ??= await rowsOf<StepRow>(db, STEPS, []);
      const members = await memory.membersOf(
        held.steps.map(({ id }) => id),
        revision,
      );
      if (members === null) return null;
      return held.steps.flatMap(({ id, slug }) => stepOf(slug, members.get(id) ?? NOBODY)).toSorted((a, b) => a.least - b.least);
    },
  };
  return memory;
}

const NOBODY: Bits = new Int32Array();

type Kept = { readonly revision: string; readonly shelves: Map<number, Bits>; bytes: number; steps: readonly StepRow[] | null };
type StepRow = { readonly id: number; readonly slug: string };

const noneAt = (revision: string): Kept => ({ revision, shelves: new Map(), bytes: 0, steps: null });

/** What is used stands at the end; what wasn't for the longest time goes first. */
function keep(kept: Kept, shelf: number, bits: Bits, most: number): void {
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

type Read = { readonly revision: string; readonly members: Members };
type PartRow = { readonly revision: string; readonly shelf: number | null; readonly part: number; readonly members: Buffer };

/** The revision is that of what is read, as one statement sees one moment. */
async function readBy(db: Database, shelves: readonly number[]): Promise<Read> {
  const rows = await rowsOf<PartRow>(db, WHOLE_SHELVES, [shelves]);
  const parts = new Map(shelves.map((shelf) => [shelf, new Map<number, Buffer>()]));
  for (const { shelf, part, members } of rows) if (shelf !== null) parts.get(shelf)?.set(part, members);
  const members = new Map([...parts].map(([shelf, known]) => [shelf, bitsOf(known, PART / 8)]));
  return { revision: rows[0]?.revision ?? "", members };
}

const WHOLE_SHELVES = {
  name: "whole shelves",
  text: `select revision, shelf, part, substring(bit_send(members) from 5) as members
    from catalogue_state left join shelf_part on shelf = any($1::int[])`,
};
const STEPS = { name: "steps of prices", text: "select id, slug from shelf where kind = 'price-step' and products > 0" };

function stepOf(slug: string, members: Bits): readonly PriceStep[] {
  const step = stepCalled(slug);
  return step === null ? [] : [{ ...step, members }];
}

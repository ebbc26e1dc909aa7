import type { FileId } from "./file-id.ts";
import type { Files } from "./files.port.ts";

/** How many files were copied, were there already, and were removed from where they lay. */
export type MovedFiles = { readonly copied: number; readonly already: number; readonly removed: number };

/**
 * Copies every file that its new place lacks. With `removing`, each that was read back from there as it lies in the old
 * place is removed from the old one. It can be repeated, and ended at any time: the next one goes on.
 *
 * `progress` is told how many files were dealt with so far.
 */
export type MoveFiles = (request: { readonly removing: boolean; readonly progress?: (dealtWith: number) => void }) => Promise<MovedFiles>;

export function makeMoveFiles({ from, to }: { readonly from: Files; readonly to: Files }): MoveFiles {
  return async ({ removing, progress = () => {} }) => {
    const there = new Set<FileId>();
    for await (const id of to.putBefore(Number.POSITIVE_INFINITY)) there.add(id);
    const moved = { copied: 0, already: 0, removed: 0 };
    let dealtWith = 0;
    for await (const id of from.putBefore(Number.POSITIVE_INFINITY)) {
      if (there.has(id)) moved.already++;
      else if (await copied(from, to, id)) moved.copied++;
      if (removing && (await isSame(from, to, id))) {
        await from.remove(id);
        moved.removed++;
      }
      progress(++dealtWith);
    }
    return moved;
  };
}

const WHOLE = { first: 0, last: Number.MAX_SAFE_INTEGER };

/** false: the file went meanwhile, as its owner removed it. */
async function copied(from: Files, to: Files, id: FileId): Promise<boolean> {
  const pieces = await from.readPart(id, WHOLE);
  if (pieces === null) return false;
  await to.putAs(id, pieces);
  return true;
}

/** Whether both have the same bytes, however they are cut into pieces. */
async function isSame(one: Files, other: Files, id: FileId): Promise<boolean> {
  const [left, right] = [await one.readPart(id, WHOLE), await other.readPart(id, WHOLE)];
  if (left === null || right === null) return false;
  const [ours, theirs] = [left[Symbol.asyncIterator](), right[Symbol.asyncIterator]()];
  let [some, others] = [await nextOf(ours), await nextOf(theirs)];
  while (some !== null && others !== null) {
    const alike = Math.min(some.length, others.length);
    for (let at = 0; at < alike; at++) if (some[at] !== others[at]) return false;
    some = alike < some.length ? some.subarray(alike) : await nextOf(ours);
    others = alike < others.length ? others.subarray(alike) : await nextOf(theirs);
  }
  return some === others;
}

/** The next piece that holds something; null: there is none. */
async function nextOf(pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array | null> {
  for (;;) {
    const next = await pieces.next();
    if (next.done === true) return null;
    if (next.value.length > 0) return next.value;
  }
}

import { FAULTY } from "./read.ts";
import type { Entries, Part } from "./part.ts";
import type { Read } from "./read.ts";

/** The ids that a list gives. Where one of them could not be read nobody can say which there are not. */
export class Ids {
  readonly #ids = new Set<string>();
  #isWhole = true;

  /** Whether it is new. */
  add(id: Read<string>): boolean {
    if (id === FAULTY) {
      this.#isWhole = false;
      return true;
    }
    const before = this.#ids.size;
    return this.#ids.add(id).size > before;
  }

  /** From here on there may be more than were added. */
  leaveOpen(): void {
    this.#isWhole = false;
  }

  lacks(id: string): boolean {
    return this.#isWhole && !this.#ids.has(id);
  }

  /** Notes a fault where a text is the id of nothing. */
  expect(part: Part, key: string, { id, noun }: { readonly id: Read<string | null>; readonly noun: string }): void {
    if (typeof id === "string" && this.lacks(id)) part.fault(key, `the id of ${noun}`);
  }
}

/** The ids of a list, with a fault at each that stands there before. */
export function idsOf<Value extends { readonly id: string }>({ isWhole, entries }: Entries<Value>, ids: Ids = new Ids()): Ids {
  if (!isWhole) ids.leaveOpen();
  for (const { part, reads } of entries) if (!ids.add(reads.id)) part.fault("_id", "an id that stands nowhere else in the list");
  return ids;
}

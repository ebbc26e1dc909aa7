import type { Clock } from "#core/shared/clock.port.ts";
import type { Viewer } from "#web/platform/window/viewer.ts";

/** For how many milliseconds a page's data that were loaded ahead are still the page's. */
const FRESH = 30_000;

type Kept = { readonly address: string; readonly bearer: string | null; readonly at: number; readonly data: Promise<unknown> };

/**
 * The data of the one page that is likely next, read before somebody goes there. They serve once, for whoever was signed in as they were
 * read.
 */
export class DataAhead {
  #kept: Kept | null = null;
  readonly #viewer: Viewer;
  readonly #now: Clock;

  constructor({ viewer, now }: { readonly viewer: Viewer; readonly now: Clock }) {
    this.#viewer = viewer;
    this.#now = now;
  }

  /**
   * Reads the data of a page, by its path and search. What can't be read is read again by whoever goes there. Answers once they are there
   * or can't be had.
   */
  async read(address: string, data: () => Promise<unknown>): Promise<void> {
    if (this.#kept?.address === address && this.#isFresh(this.#kept)) return;
    const stored: Kept = { address, bearer: this.#viewer.bearerOf(null), at: this.#now(), data: data() };
    this.#kept = stored;
    await stored.data.catch(() => {
      if (this.#kept === stored) this.#kept = null;
    });
  }

  /** null: they were not read, or are not to be used any more. */
  take(address: string): Promise<unknown> | null {
    const stored = this.#kept;
    if (stored === null || stored.address !== address) return null;
    this.#kept = null;
    return this.#isFresh(stored) ? stored.data : null;
  }

  #isFresh({ bearer, at }: Kept): boolean {
    return bearer === this.#viewer.bearerOf(null) && this.#now() - at < FRESH;
  }
}

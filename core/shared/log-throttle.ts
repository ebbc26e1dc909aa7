const MINUTE = 60_000;

/** Tells trouble of one sort once a minute: what is gone for a while is met again and again, and would fill a log. */
export class LogThrottle {
  readonly #last = new Map<string, { readonly at: number; unsaid: number }>();

  /** How often trouble of that sort came unsaid since it was told; null: it was told within the minute, and is not now. `at` in milliseconds. */
  unsaidOf(sort: string, at: number): number | null {
    const before = this.#last.get(sort);
    if (before !== undefined && at - before.at < MINUTE) {
      before.unsaid += 1;
      return null;
    }
    this.#last.set(sort, { at, unsaid: 0 });
    return before?.unsaid ?? 0;
  }
}

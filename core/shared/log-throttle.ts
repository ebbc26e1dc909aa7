const MINUTE = 60_000;

/** Reports trouble of one sort once a minute, because a lasting failure would otherwise fill the log. */
export class LogThrottle {
  readonly #last = new Map<string, { readonly at: number; unsaid: number }>();

  /**
   * How often trouble of that sort was left out since it was last reported; null: it was reported less than a minute ago, so it is left out
   * now. `at` in milliseconds.
   */
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

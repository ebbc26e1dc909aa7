/** A step of a purchase; `at` in milliseconds since 1970. */
type Step = { readonly at: number; readonly by: unknown; readonly deed: unknown };

/** The steps of a purchase from a place on, as rows of its area's table of steps. */
export const stepRows = (history: readonly Step[], from: number) =>
  history.slice(from).map(({ at, by, deed }, place) => ({
    number: from + place,
    at: new Date(at),
    by: JSON.stringify(by),
    deed: JSON.stringify(deed),
  }));

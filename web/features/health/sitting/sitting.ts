import type { ComparedFigures } from "#core/health/sitting/results-of-sitting.ts";

/** A result of a sitting, calculated again from what was entered, and what changed since the result before. */
export type SittingRow = { readonly at: number; readonly figures: ComparedFigures; readonly changes: ComparedFigures };

/**
 * The results of a sitting where no script runs, the oldest first. `carried` is sent with the next form. `unread` counts the earlier
 * results that the last form carried and that could not be read.
 */
export type Sitting = { readonly rows: readonly SittingRow[]; readonly carried: string; readonly unread: number };

/** The data of a page with a sitting. It has no results as long as no form was sent. */
export type WithSitting = { readonly sitting: Sitting };

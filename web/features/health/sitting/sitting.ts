import type { ComparedFigures } from "#core/health/sitting/results-of-sitting.ts";

/** A result of a sitting, worked out anew from what was entered, and what changed since the one before. */
export type SittingRow = { readonly at: number; readonly figures: ComparedFigures; readonly changes: ComparedFigures };

/** The results of a sitting where no script runs, the oldest first. `carried` goes along in the next form. `unread` counts what came with the last one and could not be read. */
export type Sitting = { readonly rows: readonly SittingRow[]; readonly carried: string; readonly unread: number };

/** What a page knows of it. A page that no form was sent to has none. */
export type WithSitting = { readonly sitting: Sitting };

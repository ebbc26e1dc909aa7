import type { KeptRow, ResultRow } from "./challenges.port.ts";

/**
 * Rows of a board that is not final, with their ranks. `from` is the place of the first, counted from 0, and `higher` how many score more
 * than it. Source: specification/challenges.md, Score and rank.
 */
export function rankedPage(
  { rows, higher }: { readonly rows: readonly KeptRow[]; readonly higher: number },
  from: number,
): readonly ResultRow[] {
  let [rank, before] = [higher + 1, rows[0]?.score];
  return rows.map((row, index) => {
    if (row.score !== before) rank = from + index + 1;
    before = row.score;
    return { ...row, rank: row.score === 0 ? null : rank, badges: [] };
  });
}

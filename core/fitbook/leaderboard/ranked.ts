/**
 * Each item with its rank: 1 + the number of higher scores. Items with equal scores share a rank, and the next rank is left out. The order
 * is the given one, which starts with the highest score.
 */
export function ranked<Scored extends { readonly score: number }>(
  fromTheHighest: readonly Scored[],
): readonly (Scored & { readonly rank: number })[] {
  let [rank, before] = [0, Number.NaN];
  return fromTheHighest.map((scored, index) => {
    if (scored.score !== before) rank = index + 1;
    before = scored.score;
    return { ...scored, rank };
  });
}

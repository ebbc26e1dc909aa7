/** Each with its rank: 1 + how many score higher, so that those who tie share a rank and the next is left out. In the order that was given, which is from the highest score. */
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

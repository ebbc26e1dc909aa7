import type { Stars } from "#core/reviews/review.ts";

/** Most are liked well; `liked` from 0 to 1 says how well this one is, `chance` likewise where among all stars a rating lies. */
export function starsAt(chance: number, liked: number): Stars {
  const bad = 0.12 - 0.1 * liked;
  if (chance < bad / 2) return 1;
  if (chance < bad) return 2;
  if (chance < bad + 0.16 - 0.11 * liked) return 3;
  return chance < 0.62 - 0.3 * liked ? 4 : 5;
}

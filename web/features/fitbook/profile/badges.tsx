import { BADGES } from "#core/fitbook/leaderboard/badge-tally.ts";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import type { BadgeTally } from "#core/fitbook/leaderboard/badge-tally.ts";

const { won: words, badges: names } = challengeWords;

/** Which badges somebody has won, and how often. Where they are not shown, or there are none, nothing stands. */
export function Badges({ tally }: { readonly tally: BadgeTally | null }) {
  const won = BADGES.flatMap((badge) => (tally?.[badge] === undefined ? [] : [{ badge, count: tally[badge] }]));
  if (won.length === 0) return null;
  return (
    <ul className="fitbook-acts" aria-label={words.label}>
      {won.map(({ badge, count }) => (
        <li key={badge} className="badge leaf">
          {count === 1 ? names[badge] : words.times({ badge: names[badge], count: wholeNumber(count) })}
        </li>
      ))}
    </ul>
  );
}

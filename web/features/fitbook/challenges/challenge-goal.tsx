import { ProgressBar } from "#web/design/progress-bar/progress-bar.tsx";
import { challengeWords } from "./challenge-words.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";

/** How far whoever plays has come to a finisher's badge. */
export function ChallengeGoal({ challenge }: { readonly challenge: VisibleChallenge }) {
  const way = challengeWords.toFinish(challenge);
  return way === null ? null : <ProgressBar kind="still" {...way} />;
}

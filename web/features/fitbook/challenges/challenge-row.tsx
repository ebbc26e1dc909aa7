import { inLanguage } from "#web/design/in-language.ts";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { ChallengeGoal } from "./challenge-goal.tsx";
import { challengeWords } from "./challenge-words.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";

/** A challenge in a list: what it is, its days, and the place of whoever plays in it. */
export function ChallengeRow({ challenge }: { readonly challenge: VisibleChallenge }) {
  const place = challengeWords.place(challenge);
  return (
    <li className="fitbook-challenge" data-entry={challenge.id}>
      <a className="heading-3" href={fitbookAddress.challenge(challenge.id)}>
        {inLanguage(challenge).activity}
      </a>
      <span className="muted">
        {challengeWords.states[challenge.state]} · {challengeWords.span(challenge)} · {challengeWords.players(challenge.players)}
      </span>
      {place === null ? null : <strong>{place}</strong>}
      <ChallengeGoal challenge={challenge} />
    </li>
  );
}

import { Clock } from "#core/shared/clock.port.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { ChallengeGoal } from "./challenge-goal.tsx";
import { challengeWords } from "./challenge-words.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";

/** A challenge in a list: what it is, its days, the place of whoever plays in it, and that nobody can join it any more. */
export function ChallengeRow({ challenge }: { readonly challenge: VisibleChallenge }) {
  const now = useDependency(Clock)();
  const isClosed = challenge.state === "ongoing" && challengeWords.joiningClosed(challenge, now) !== null;
  const place = challengeWords.place(challenge);
  return (
    <li className="fitbook-challenge" data-entry={challenge.id}>
      <a className="heading-3" href={fitbookAddress.challenge(challenge.id)}>
        {inLanguage(challenge).activity}
      </a>
      <span className="muted">
        {challengeWords.states[challenge.state]} · {challengeWords.span(challenge)} · {challengeWords.players(challenge.players)}
      </span>
      {isClosed ? <span className="badge">{challengeWords.closed}</span> : null}
      {place === null ? null : <strong>{place}</strong>}
      <ChallengeGoal challenge={challenge} />
    </li>
  );
}

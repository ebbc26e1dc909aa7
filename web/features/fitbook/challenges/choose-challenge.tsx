import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { inLanguage } from "#web/design/in-language.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { challengeWords } from "./challenge-words.ts";
import { ChallengesModel, challengesNeeds } from "./challenges-model.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type Purpose = { readonly isFit: (challenge: VisibleChallenge) => boolean; readonly leadsTo: (id: ChallengeId) => string };

/** What a challenge is chosen for, where an address names none. */
const PURPOSES = {
  board: { isFit: ({ state }) => state !== "cancelled", leadsTo: fitbookAddress.board },
  edit: { isFit: ({ mayEdit }) => mayEdit, leadsTo: fitbookAddress.editChallenge },
  invite: { isFit: ({ mayInvite }) => mayInvite, leadsTo: fitbookAddress.inviteToChallenge },
} as const satisfies Record<keyof typeof challengeWords.choosing, Purpose>;

type ChooseChallengeProps = { readonly to: keyof typeof PURPOSES; readonly customer: CustomerId };

/** One's own challenges that fit, for whoever comes without having chosen one. Source: specification/challenges.md, Addresses. */
export const ChooseChallenge = observer(function ChooseChallenge({ to, customer }: ChooseChallengeProps) {
  const useCases = useNeeds(challengesNeeds);
  const [model] = useState(() => new ChallengesModel("mine", customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, more } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const { challenges, next } = state.value;
  const { isFit, leadsTo }: Purpose = PURPOSES[to];
  const words = challengeWords.choosing[to];
  const fitting = challenges.filter(isFit);
  return (
    <div className="stack gap-3">
      <p className="muted">{fitting.length === 0 && next === null ? words.none : words.which}</p>
      {fitting.length === 0 ? null : (
        <ul className="fitbook-people" aria-label={words.which}>
          {fitting.map((challenge) => (
            <li key={challenge.id} className="fitbook-challenge">
              <a className="heading-3" href={leadsTo(challenge.id)}>
                {inLanguage(challenge).activity}
              </a>
              <span className="muted">
                {challengeWords.states[challenge.state]} · {challengeWords.span(challenge)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoreOfList more={more} isWhole={next === null} onMore={model.askMore} />
      <div className="fitbook-acts">
        <a className="button quiet" href={fitbookAddress.makeChallenge}>
          {challengeWords.make}
        </a>
        <a className="button quiet" href={fitbookAddress.challenges}>
          {challengeWords.back}
        </a>
      </div>
    </div>
  );
});

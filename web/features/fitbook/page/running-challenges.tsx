import { observer } from "mobx-react-lite";
import { useState } from "react";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ChallengeRow } from "#web/features/fitbook/challenges/challenge-row.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { ChallengesModel, challengesNeeds } from "#web/features/fitbook/challenges/challenges-model.ts";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const MOST = 3;

/** Challenges that run, beside the feed: those that the customer plays come first, with their place. */
export const RunningChallenges = observer(function RunningChallenges({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(challengesNeeds);
  const [model] = useState(() => new ChallengesModel("running", customer, useCases));
  useSight(model.ask);
  const { state } = model;
  const shown = state.kind === "read" ? ownFirst(state.value.challenges).slice(0, MOST) : [];
  return (
    <section className="stack gap-2" aria-labelledby="fitbook-running">
      <h2 id="fitbook-running" className="heading-3">
        {challengeWords.runningTitle}
      </h2>
      {state.kind === "reading" ? <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" && shown.length === 0 ? <p className="muted">{challengeWords.none("running")}</p> : null}
      {shown.length === 0 ? null : (
        <ul className="fitbook-people" aria-label={challengeWords.runningTitle}>
          {shown.map((challenge) => (
            <ChallengeRow key={challenge.id} challenge={challenge} />
          ))}
        </ul>
      )}
      {state.kind === "read" ? (
        <p className="fitbook-acts">
          <a className="button text" href={fitbookAddress.challenges}>
            {challengeWords.back}
          </a>
        </p>
      ) : null}
    </section>
  );
});

const ownFirst = (challenges: readonly VisibleChallenge[]): readonly VisibleChallenge[] => [
  ...challenges.filter(({ me }) => me !== null),
  ...challenges.filter(({ me }) => me === null),
];

import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { fitbookAddress } from "#web/features/fitbook/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { ChallengesModel } from "#web/features/fitbook/challenges/challenges-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { invite: words } = challengeWords;

/** The challenges to which one may invite, for whoever comes without having chosen one. */
export const InviteChallenges = observer(function InviteChallenges({ customer }: { readonly customer: CustomerId }) {
  const allDependencies = useDependency(AllDependencies);
  const [model] = useState(() => new ChallengesModel("mine", customer, allDependencies));
  useEffect(() => void model.ask(), [model]);
  const { state, more } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const { challenges, next } = state.value;
  const inviting = challenges.filter(({ mayInvite }) => mayInvite);
  return (
    <div className="stack gap-3">
      <p className="muted">{inviting.length === 0 && next === null ? words.none : words.choose}</p>
      {inviting.length === 0 ? null : (
        <ul className="fitbook-people" aria-label={words.choose}>
          {inviting.map((challenge) => (
            <li key={challenge.id} className="fitbook-challenge">
              <a className="heading-3" href={fitbookAddress.inviteToChallenge(challenge.id)}>
                {challenge.activity}
              </a>
              <span className="muted">
                {challengeWords.states[challenge.state]} · {challengeWords.span(challenge)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-clay-ink">
        {more === "unavailable" ? fitbookWords.notSent : ""}
      </p>
      <div className="fitbook-acts">
        {next === null ? null : (
          <Button look="quiet" state={more === "reading" ? "busy" : "ready"} onPress={() => void model.askMore()}>
            {fitbookWords.more}
          </Button>
        )}
        <a className="button quiet" href={fitbookAddress.makeChallenge}>
          {challengeWords.make}
        </a>
      </div>
    </div>
  );
});

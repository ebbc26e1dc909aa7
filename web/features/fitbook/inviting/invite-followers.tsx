import { observer } from "mobx-react-lite";
import { useState } from "react";
import { challengeId } from "#core/fitbook/challenge.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { PeopleListModel, peopleListNeeds } from "#web/features/fitbook/people/people-list-model.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ChallengeModel, challengeNeeds } from "#web/features/fitbook/challenges/challenge-model.ts";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { SharedLink } from "#web/features/fitbook/links/shared-link.tsx";
import { InviteGroups } from "./invite-groups.tsx";
import { InviteRow } from "./invite-row.tsx";
import { MissingChallenge } from "#web/features/fitbook/challenges/missing-challenge.tsx";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { invite: words } = challengeWords;

/** One's followers, to be invited to a challenge. */
export const InviteFollowers = observer(function InviteFollowers({ id, customer }: { readonly id: string; readonly customer: CustomerId }) {
  const useCases = useNeeds(challengeNeeds);
  const [model] = useState(() => new ChallengeModel(customer, challengeId(id), useCases));
  useSight(model.ask);
  const { state } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.value === null) return <MissingChallenge />;
  const { challenge } = state.value;
  const whyNot = challenge.isJoinable ? words.refusals["not-allowed"] : words.refusals["challenge-started"];
  return (
    <>
      <div className="stack gap-2">
        <h2 className="heading-2">{inLanguage(challenge).activity}</h2>
        <p className="muted">
          {challengeWords.states[challenge.state]} · {challengeWords.span(challenge)} · {challengeWords.players(challenge.players)}
        </p>
        {challenge.mayInvite ? (
          <p className="muted">
            {words.hint} {challenge.isForAll ? null : words.ofGroup}
          </p>
        ) : null}
      </div>
      {challenge.mayInvite ? (
        <>
          <section className="stack gap-3" aria-labelledby="invite-followers">
            <h3 id="invite-followers" className="heading-3">
              {words.followers}
            </h3>
            <Followers challenge={challenge.id} customer={customer} />
          </section>
          <InviteGroups challenge={challenge} customer={customer} />
          {challenge.isOpen ? (
            <section className="stack gap-3" aria-labelledby="invite-link">
              <h3 id="invite-link" className="heading-3">
                {words.link}
              </h3>
              <p className="muted">{challenge.isForAll ? words.linkHint : words.linkInGroup}</p>
              <SharedLink address={`${location.origin}${fitbookAddress.challenge(challenge.id)}`} label={words.qr} />
            </section>
          ) : null}
        </>
      ) : (
        <Notice kind="note">{whyNot}</Notice>
      )}
      <div>
        <a className="button quiet" href={fitbookAddress.challenge(challenge.id)}>
          {challengeWords.details}
        </a>
      </div>
    </>
  );
});

type FollowersProps = { readonly challenge: ChallengeId; readonly customer: CustomerId };

const Followers = observer(function Followers({ challenge, customer }: FollowersProps) {
  const peopleListUseCases = useNeeds(peopleListNeeds);
  const [model] = useState(() => new PeopleListModel({ kind: "followers", of: null }, customer, peopleListUseCases));
  useSight(model.ask);
  const { state, more } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const { people, next } = state.value;
  if (people.length === 0)
    return (
      <div className="stack gap-3">
        <p className="muted">{words.nobody}</p>
        <div>
          <a className="button quiet" href={fitbookAddress.people}>
            {words.find}
          </a>
        </div>
      </div>
    );
  return (
    <div className="stack gap-3">
      <ul className="fitbook-people" aria-label={words.followers}>
        {people.map((person) => (
          <InviteRow key={person.id} challenge={challenge} person={person} customer={customer} through={null} />
        ))}
      </ul>
      <MoreOfList more={more} isWhole={next === null} onMore={model.askMore} />
    </div>
  );
});

import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { PeopleList } from "#web/features/fitbook/people/people-list.tsx";
import { TieModel, tieNeeds } from "#web/features/fitbook/people/tie-model.ts";
import { PostsOf } from "#web/features/fitbook/posts/posts-of.tsx";
import { PersonActs } from "./person-acts.tsx";
import { PersonModel, personNeeds } from "./person-model.ts";
import { ProfileTop } from "./profile-top.tsx";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PersonProfileProps = { readonly id: CustomerId; readonly customer: CustomerId };

/** Somebody else's profile. Whoever is not seen is missing like somebody who does not exist. */
export const PersonProfile = observer(function PersonProfile({ id, customer }: PersonProfileProps) {
  const personUseCases = useNeeds(personNeeds);
  const useCases = useNeeds(tieNeeds);
  const [model] = useState(() => new PersonModel(customer, { id, as: null }, personUseCases));
  const [tie] = useState(() => new TieModel({ customer, other: id }, useCases));
  const [isBlocked, block] = useState(false);
  useSight(model.ask);
  const { state } = model;
  if (isBlocked)
    return (
      <div role="status" className="stack gap-4">
        <Notice kind="good">{fitbookWords.block.done}</Notice>
        <ToPeople />
      </div>
    );
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.value === null)
    return (
      <div className="stack gap-4">
        <h2 className="heading-3">{fitbookWords.missing}</h2>
        <p className="muted">{fitbookWords.missingText}</p>
        <ToPeople />
      </div>
    );
  const { followers } = state.value;
  return (
    <>
      <ProfileTop profile={state.value} customer={customer} />
      <PersonActs person={state.value.person} customer={customer} tie={tie} onDone={() => void model.ask()} onBlocked={() => block(true)} />
      <PostsOf author={id} customer={customer} as={null} />
      {followers === null ? null : (
        <>
          <PeopleList kind="followers" of={id} customer={customer} />
          <PeopleList kind="following" of={id} customer={customer} />
        </>
      )}
    </>
  );
});

const ToPeople = () => (
  <div>
    <a className="button quiet" href={fitbookAddress.people}>
      {fitbookWords.toPeople}
    </a>
  </div>
);

import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { linkWords } from "#web/features/fitbook/links/link-words.ts";
import { PeopleListModel, peopleListNeeds } from "#web/features/fitbook/people/people-list-model.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { GroupInviteRow } from "./group-invite-row.tsx";
import type { GroupId } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { people: words } = linkWords;

type GroupInvitesProps = { readonly group: GroupId; readonly customer: CustomerId };

/** The people whom one follows, to be invited to a group. Source: specification/fitbook.md, Groups. */
export const GroupInvites = observer(function GroupInvites({ group, customer }: GroupInvitesProps) {
  const useCases = useNeeds(peopleListNeeds);
  const [model] = useState(() => new PeopleListModel({ kind: "following", of: null }, customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, more } = model;
  const found = state.kind === "read" ? state.value : { people: [], next: null };
  return (
    <section className="stack gap-3" aria-labelledby="group-invites">
      <h2 id="group-invites" className="heading-3">
        {words.title}
      </h2>
      <p className="muted">{words.hint}</p>
      {state.kind === "reading" ? <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" && found.people.length === 0 ? (
        <p className="muted">
          {words.nobody} <a href={fitbookAddress.people}>{words.find}</a>
        </p>
      ) : null}
      {found.people.length > 0 ? (
        <ul className="fitbook-people" aria-label={words.title}>
          {found.people.map((person) => (
            <GroupInviteRow key={person.id} group={group} person={person} customer={customer} />
          ))}
        </ul>
      ) : null}
      <MoreOfList more={more} isWhole={found.next === null} onMore={model.askMore} />
    </section>
  );
});

import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { viewAsText } from "#core/fitbook/posts/view-as.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { GroupsModel, groupsNeeds } from "#web/features/fitbook/groups/groups-model.ts";
import { TieModel, tieNeeds } from "#web/features/fitbook/people/tie-model.ts";
import { PostsOf } from "#web/features/fitbook/posts/posts-of.tsx";
import { PersonActs } from "./person-acts.tsx";
import { PersonModel, personNeeds } from "./person-model.ts";
import { ProfileTop } from "./profile-top.tsx";
import type { ViewAs } from "#core/fitbook/posts/view-as.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type ViewAsProps = { readonly as: ViewAs; readonly customer: CustomerId };

const { viewAs: words } = fitbookWords;

/**
 * The customer's own profile and posts as others get them, with a band that says so. Its buttons do nothing. Source:
 * specification/visibility.md, View as.
 */
export const ViewAsProfile = observer(function ViewAsProfile({ as, customer }: ViewAsProps) {
  const personUseCases = useNeeds(personNeeds);
  const tieUseCases = useNeeds(tieNeeds);
  const [model] = useState(() => new PersonModel(customer, { id: customer, as }, personUseCases));
  const [tie] = useState(() => new TieModel({ customer, other: customer }, tieUseCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  return (
    <>
      <Notice kind="note">
        <p role="status">{words.told[as.kind]}</p>
        <p>{words.still}</p>
        <a className="link roomy" href={fitbookAddress.own}>
          {words.back}
        </a>
      </Notice>
      <Ways as={as} customer={customer} />
      {state.kind === "reading" ? <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" ? (
        <fieldset className="fitbook-view-as" disabled aria-label={words.page}>
          {state.value === null ? (
            <>
              <h2 className="heading-3">{fitbookWords.missing}</h2>
              <p className="muted">{fitbookWords.missingText}</p>
            </>
          ) : (
            <>
              <ProfileTop profile={state.value} customer={customer} />
              <PersonActs person={state.value.person} customer={customer} tie={tie} onDone={nothing} onBlocked={nothing} />
              <PostsOf author={customer} customer={customer} as={as} />
            </>
          )}
        </fieldset>
      ) : null}
    </>
  );
});

const nothing = (): void => {};

/** The choice of viewers: a stranger, a follower, somebody blocked, and a member of each of the customer's groups. */
const Ways = observer(function Ways({ as, customer }: ViewAsProps) {
  const useCases = useNeeds(groupsNeeds);
  const [groups] = useState(() => new GroupsModel("mine", customer, useCases));
  useEffect(() => void groups.ask(), [groups]);
  const mine = groups.state.kind === "read" ? groups.state.value.groups : [];
  const ways: readonly { readonly as: ViewAs; readonly who: string }[] = [
    ...(["stranger", "follower", "blocked"] as const).map((kind) => ({ as: { kind }, who: words.who[kind] })),
    ...mine.map(({ id, name }) => ({ as: { kind: "member", group: id } as const, who: words.who.member({ group: name }) })),
  ];
  return (
    <nav className="chips" aria-label={words.choose}>
      {ways.map((way) => {
        const isHere = viewAsText(way.as) === viewAsText(as);
        return (
          <a
            key={viewAsText(way.as)}
            className={isHere ? "chip is-chosen" : "chip"}
            href={fitbookAddress.viewAs(way.as)}
            aria-current={isHere ? "page" : undefined}
          >
            {way.who}
          </a>
        );
      })}
    </nav>
  );
});

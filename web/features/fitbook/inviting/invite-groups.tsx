import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { inLanguage } from "#web/design/in-language.ts";
import { FoldedPanel } from "#web/design/folded-panel/folded-panel.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { MembersModel, membersNeeds } from "#web/features/fitbook/group-members/members-model.ts";
import { GroupsModel, groupsNeeds } from "#web/features/fitbook/groups/groups-model.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { InviteRow } from "./invite-row.tsx";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { invite: words } = challengeWords;

type InviteGroupsProps = { readonly challenge: VisibleChallenge; readonly customer: CustomerId };

/** The groups whose members can be invited: that of the challenge, else one's own. Source: specification/challenges.md, Inviting. */
export const InviteGroups = observer(function InviteGroups({ challenge, customer }: InviteGroupsProps) {
  const useCases = useNeeds(groupsNeeds);
  const [model] = useState(() => new GroupsModel("mine", customer, useCases));
  const ofAll = challenge.isForAll;
  useEffect(() => {
    if (ofAll) void model.ask();
  }, [model, ofAll]);
  const { state, more } = model;
  const groups = !ofAll ? (challenge.group === null ? [] : [challenge.group]) : state.kind === "read" ? state.value.groups : [];
  const hasMore = ofAll && state.kind === "read" && state.value.next !== null;
  return (
    <section className="stack gap-3" aria-labelledby="invite-groups">
      <h3 id="invite-groups" className="heading-3">
        {words.groups}
      </h3>
      {ofAll && state.kind === "reading" ? <RowSkeletons rows={["first"]} label={fitbookWords.reading} /> : null}
      {ofAll && state.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={model.ask} /> : null}
      {ofAll && state.kind === "read" && groups.length === 0 ? <p className="muted">{words.noGroup}</p> : null}
      {groups.map((group) => (
        <GroupToInvite key={group.id} group={group} challenge={challenge.id} customer={customer} />
      ))}
      <MoreOfList more={more} isWhole={!hasMore} onMore={model.askMore} />
    </section>
  );
});

type GroupToInviteProps = { readonly group: NamedGroup; readonly challenge: ChallengeId; readonly customer: CustomerId };

/** A group, whose members are asked for once it is opened. */
function GroupToInvite({ group, challenge, customer }: GroupToInviteProps) {
  const [isOpen, open] = useState(false);
  return (
    <FoldedPanel title={inLanguage(group).name} onToggle={open}>
      {isOpen ? <MembersToInvite group={group} challenge={challenge} customer={customer} /> : null}
    </FoldedPanel>
  );
}

const MembersToInvite = observer(function MembersToInvite({ group, challenge, customer }: GroupToInviteProps) {
  const useCases = useNeeds(membersNeeds);
  const [model] = useState(() => new MembersModel({ group: group.id, list: "members" }, customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, more } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const { members, next } = state.value;
  const others = members.filter(({ person }) => !person.isSelf);
  return (
    <div className="stack gap-3">
      {others.length === 0 && next === null ? <p className="muted">{words.alone}</p> : null}
      {others.length === 0 ? null : (
        <ul className="fitbook-people" aria-label={inLanguage(group).name}>
          {others.map(({ person }) => (
            <InviteRow key={person.id} challenge={challenge} person={person} customer={customer} through={group.id} />
          ))}
        </ul>
      )}
      <MoreOfList more={more} isWhole={next === null} onMore={model.askMore} />
    </div>
  );
});

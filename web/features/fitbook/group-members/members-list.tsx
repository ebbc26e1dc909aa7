import { observer } from "mobx-react-lite";
import { useState } from "react";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { MemberRow } from "./member-row.tsx";
import { MembersModel, membersNeeds } from "./members-model.ts";
import { memberWords } from "./member-words.ts";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { MemberList } from "#core/fitbook/groups/list-group-members.use-case.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type MembersListProps = { readonly group: VisibleGroup; readonly list: MemberList; readonly customer: CustomerId };

/** A list of people of a group, as far as it was asked for. */
export const MembersList = observer(function MembersList({ group, list, customer }: MembersListProps) {
  const useCases = useNeeds(membersNeeds);
  const [model] = useState(() => new MembersModel({ group: group.id, list }, customer, useCases));
  useSight(model.ask);
  const { state } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const { members, next } = state.value;
  if (members.length === 0) return <p className="muted">{memberWords.noneIn[list]}</p>;
  return (
    <div className="stack gap-3">
      <ul className="fitbook-people" aria-label={memberWords.lists[list]}>
        {members.map((member) => (
          <MemberRow key={member.person.id} group={group} member={member} customer={customer} onDone={() => void model.ask()} />
        ))}
      </ul>
      <MoreOfList more={model.more} isWhole={next === null} onMore={model.askMore} />
    </div>
  );
});

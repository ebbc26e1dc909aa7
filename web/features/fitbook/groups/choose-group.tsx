import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { isIn, runs } from "#core/fitbook/visibility/member-role.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { GroupsModel, groupsNeeds } from "./groups-model.ts";
import { groupWords } from "./group-words.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupList } from "#core/fitbook/groups/groups.port.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type Purpose = {
  readonly list: GroupList["kind"];
  readonly isFit: (group: VisibleGroup) => boolean;
  readonly leadsTo: (id: GroupId) => string;
};

const role = ({ mine }: VisibleGroup) => (mine === "none" ? null : mine);

/** What a group is chosen for, where an address names none. */
const PURPOSES = {
  join: { list: "open", isFit: (group) => !isIn(role(group)), leadsTo: fitbookAddress.joinGroup },
  members: { list: "mine", isFit: (group) => isIn(role(group)), leadsTo: fitbookAddress.groupMembers },
  requests: { list: "mine", isFit: (group) => runs(role(group)), leadsTo: fitbookAddress.groupRequests },
  edit: { list: "mine", isFit: (group) => runs(role(group)), leadsTo: fitbookAddress.editGroup },
} as const satisfies Record<keyof typeof groupWords.choosing, Purpose>;

type ChooseGroupProps = { readonly to: keyof typeof PURPOSES; readonly customer: CustomerId };

/** The groups that fit, for whoever comes without having chosen one. Source: specification/fitbook.md, Addresses. */
export const ChooseGroup = observer(function ChooseGroup({ to, customer }: ChooseGroupProps) {
  const useCases = useNeeds(groupsNeeds);
  const { list, isFit, leadsTo }: Purpose = PURPOSES[to];
  const [model] = useState(() => new GroupsModel(list, customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, more } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const { groups, next } = state.value;
  const words = groupWords.choosing[to];
  const fitting = groups.filter(isFit);
  return (
    <div className="stack gap-3">
      <p className="muted">{fitting.length === 0 && next === null ? words.none : words.which}</p>
      {fitting.length === 0 ? null : (
        <ul className="fitbook-people" aria-label={words.which}>
          {fitting.map((group) => (
            <li key={group.id} className="fitbook-challenge">
              <a className="heading-3" href={leadsTo(group.id)}>
                {inLanguage(group).name}
              </a>
              <span className="muted">{groupWords.kind(group)}</span>
              {group.requests === null || group.requests === 0 ? null : (
                <strong className="small">{groupWords.requests(group.requests)}</strong>
              )}
            </li>
          ))}
        </ul>
      )}
      <MoreOfList more={more} isWhole={next === null} onMore={model.askMore} />
      <div className="fitbook-acts">
        <a className="button quiet" href={fitbookAddress.makeGroup}>
          {groupWords.make}
        </a>
        <a className="button quiet" href={fitbookAddress.groups}>
          {groupWords.back}
        </a>
      </div>
    </div>
  );
});

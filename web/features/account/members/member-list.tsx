import ChevronRight from "lucide-react/icons/chevron-right";
import Plus from "lucide-react/icons/plus";
import Users from "lucide-react/icons/users";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { MOST_MEMBERS } from "#core/account/family-member.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ageOn } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useWayBack, withWayBack } from "#web/platform/own-page/way-back.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { savedStateIn } from "#web/platform/own-page/saved-state.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { memberWords } from "#web/features/account/members/member-words.ts";
import { MembersModel, membersNeeds } from "./members-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

export const MemberList = observer(function MemberList({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(membersNeeds);
  const today = indianDay(useDependency(Clock)());
  const [model] = useState(() => new MembersModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const said = savedStateIn(useLocation().state);
  const back = useWayBack();
  const { state } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second", "third"]} label={memberWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={memberWords.unavailable} onPress={model.ask} />;
  return (
    <>
      <div role="status">{said === null ? null : <Notice kind="good">{memberWords.said[said]}</Notice>}</div>
      {state.value.length === 0 ? (
        <NothingYet Icon={Users} heading={memberWords.none} text={memberWords.noneText} />
      ) : (
        <ul className="account-list" aria-label={memberWords.title}>
          {state.value.map(({ id, name, relation, birthdate, gender }) => (
            <li key={id}>
              <a href={withWayBack(accountAddress.member(id), back)}>
                <Avatar name={name} picture={null} size="middle" />
                <span className="stack gap-0">
                  <span>{name}</span>
                  <span className="small muted">{memberWords.facts(relation, ageOn(today, birthdate), gender)}</span>
                </span>
                <ChevronRight className="icon faint" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {state.value.length < MOST_MEMBERS ? (
        <div>
          <a className="button main" href={withWayBack(accountAddress.newMember, back)}>
            <Plus className="icon" aria-hidden="true" />
            {memberWords.add}
          </a>
        </div>
      ) : (
        <p className="muted">{memberWords.most(MOST_MEMBERS)}</p>
      )}
    </>
  );
});

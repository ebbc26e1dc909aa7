import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useState } from "react";
import { groupId } from "#core/fitbook/group.ts";
import { isIn, runs } from "#core/fitbook/visibility/member-role.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { EntryActs } from "./entry-acts.tsx";
import { GroupCard } from "./group-card.tsx";
import { GroupModel, groupNeeds } from "./group-model.ts";
import { GroupOutcome } from "./group-outcome.tsx";
import { groupWords } from "./group-words.ts";
import { MissingGroup } from "./missing-group.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

const GroupInvites = laterPart(lateCode(() => import("#web/features/fitbook/inviting/group-invites.tsx"), "GroupInvites"));
const GroupLinks = laterPart(lateCode(() => import("#web/features/fitbook/links/group-links.tsx"), "GroupLinks"));

/** The card of a group for somebody who may come into it; for those who may invite, whom they follow; for those who run it, its links. */
export const GroupEntry = observer(function GroupEntry({ id, customer }: { readonly id: string; readonly customer: CustomerId }) {
  const useCases = useNeeds(groupNeeds);
  const [model] = useState(() => new GroupModel(customer, groupId(id), useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.value === null) return <MissingGroup />;
  const group = state.value;
  const role = group.mine === "none" ? null : group.mine;
  const isInside = isIn(role);
  return (
    <>
      <GroupCard group={group} customer={customer} />
      <GroupOutcome steps={model.steps} />
      <p role="status">{isInside ? groupWords.isInside : ""}</p>
      <div className="fitbook-acts">
        <EntryActs group={group} model={model} />
        {isInside ? (
          <a className="button main" href={fitbookAddress.group(group.id)}>
            {groupWords.toGroup}
          </a>
        ) : null}
      </div>
      {!group.isOfCompany && (runs(role) || (isInside && group.mayMembersInvite)) ? (
        <Suspense fallback={null}>
          <GroupInvites group={group.id} customer={customer} />
        </Suspense>
      ) : null}
      {runs(role) && !group.isOfCompany ? <GroupLinks group={group} customer={customer} /> : null}
    </>
  );
});

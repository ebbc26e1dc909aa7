import { useState } from "react";
import { GROUP_LISTS } from "#core/fitbook/groups/groups.port.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { GroupsList } from "./groups-list.tsx";
import { GroupsModel, groupsNeeds } from "./groups-model.ts";
import { groupWords } from "./group-words.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Invitations that wait, the customer's own groups, and open ones. An answer to an invitation moves a group between them. */
export function AllGroups({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(groupsNeeds);
  const [lists] = useState(() => GROUP_LISTS.map((kind) => ({ kind, model: new GroupsModel(kind, customer, useCases) })));
  const askAll = () => void Promise.all(lists.map(({ model }) => model.ask()));
  return (
    <>
      <div>
        <a className="button main" href={fitbookAddress.makeGroup}>
          {groupWords.make}
        </a>
      </div>
      {lists.map(({ kind, model }) => (
        <GroupsList key={kind} kind={kind} model={model} customer={customer} onAnswered={askAll} />
      ))}
    </>
  );
}

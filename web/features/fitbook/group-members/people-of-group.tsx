import { observer } from "mobx-react-lite";
import { useState } from "react";
import { groupId } from "#core/fitbook/group.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { GroupModel, groupNeeds } from "#web/features/fitbook/groups/group-model.ts";
import { memberWords } from "./member-words.ts";
import { MissingGroup } from "#web/features/fitbook/groups/missing-group.tsx";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { ReactNode } from "react";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PeopleOfGroupProps = {
  readonly id: string;
  readonly customer: CustomerId;
  /** Which groups may be shown here. */
  readonly isFor: (group: VisibleGroup) => boolean;
  readonly children: (group: VisibleGroup) => ReactNode;
};

/** People of a group under its name, for those who see them. */
export const PeopleOfGroup = observer(function PeopleOfGroup({ id, customer, isFor, children }: PeopleOfGroupProps) {
  const useCases = useNeeds(groupNeeds);
  const [model] = useState(() => new GroupModel(customer, groupId(id), useCases));
  useSight(model.ask);
  const { state } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.value === null || !isFor(state.value)) return <MissingGroup />;
  return (
    <>
      <h2 className="heading-2">{inLanguage(state.value).name}</h2>
      {children(state.value)}
      <div>
        <a className="button quiet" href={fitbookAddress.group(state.value.id)}>
          {memberWords.toGroup}
        </a>
      </div>
    </>
  );
});

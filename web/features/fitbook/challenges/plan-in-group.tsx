import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { groupId, namedGroup } from "#core/fitbook/group.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { GroupModel, groupNeeds } from "#web/features/fitbook/groups/group-model.ts";
import { MissingGroup } from "#web/features/fitbook/groups/missing-group.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { FilledPlan } from "./plan-form.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PlanInGroupProps = { readonly group: string; readonly customer: CustomerId };

/** The settings of a challenge for the members of a group, if the customer is one of them. */
export const PlanInGroup = observer(function PlanInGroup({ group, customer }: PlanInGroupProps) {
  const useCases = useNeeds(groupNeeds);
  const [model] = useState(() => new GroupModel(customer, groupId(group), useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.value?.sees !== "full") return <MissingGroup />;
  return <FilledPlan like={null} edits={null} group={namedGroup(state.value)} customer={customer} />;
});

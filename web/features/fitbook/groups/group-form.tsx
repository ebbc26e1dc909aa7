import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { groupId } from "#core/fitbook/group.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { GroupFields } from "./group-fields.tsx";
import { GroupFormModel, groupFormNeeds } from "./group-form-model.ts";
import { GroupModel, groupNeeds } from "./group-model.ts";
import { MissingGroup } from "./missing-group.tsx";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type GroupFormProps = {
  /** The group whose settings the form begins with; null: the usual ones. */
  readonly like: string | null;
  /** The group that is changed; null: a new one is made. */
  readonly edits: string | null;
  readonly customer: CustomerId;
};

/** The settings of a group, from its like where one is named. */
export const GroupForm = observer(function GroupForm({ like, ...rest }: GroupFormProps) {
  return like === null ? <Filled like={null} {...rest} /> : <Like like={like} {...rest} />;
});

const Like = observer(function Like({ like, edits, customer }: GroupFormProps & { readonly like: string }) {
  const useCases = useNeeds(groupNeeds);
  const [model] = useState(() => new GroupModel(customer, groupId(like), useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const group = state.value;
  if (group === null || (edits !== null && group.mine !== "owner" && group.mine !== "admin")) return <MissingGroup />;
  return <Filled like={group} edits={edits} customer={customer} />;
});

type FilledProps = { readonly like: VisibleGroup | null; readonly edits: string | null; readonly customer: CustomerId };

function Filled({ like, edits, customer }: FilledProps) {
  const useCases = useNeeds(groupFormNeeds);
  const navigate = useNavigate();
  const edited = edits === null ? null : groupId(edits);
  const [model] = useState(() => new GroupFormModel({ like, edits: edited }, { customer, ...useCases }));
  const save = async () => {
    const saved = await model.save();
    if (saved !== null) void navigate(fitbookAddress.group(saved));
  };
  return (
    <GroupFields
      model={model}
      customer={customer}
      back={edited === null ? fitbookAddress.groups : fitbookAddress.group(edited)}
      onSubmit={() => void save()}
    />
  );
}

import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { inLanguage } from "#web/design/in-language.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { BlockPreviewModel, blockPreviewNeeds } from "./block-preview-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type GroupsLeftProps = { readonly name: string; readonly other: CustomerId; readonly customer: CustomerId };

const { block: words } = fitbookWords;

/** The groups that each of the two leaves if one blocks the other. Source: specification/fitbook.md, Block. */
export const GroupsLeft = observer(function GroupsLeft({ name, other, customer }: GroupsLeftProps) {
  const useCases = useNeeds(blockPreviewNeeds);
  const [model] = useState(() => new BlockPreviewModel({ customer, other }, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "reading") return null;
  if (state.kind === "unavailable") return <p className="muted">{words.groupsUnknown}</p>;
  const named = (isMine: boolean): string =>
    state.value
      .filter((left) => left.isMine === isMine)
      .map(({ group }) => inLanguage(group).name)
      .join(", ");
  const [mine, theirs] = [named(true), named(false)];
  return (
    <div role="status">
      {mine === "" ? null : <p>{words.leaveMine({ groups: mine })}</p>}
      {theirs === "" ? null : <p>{words.leaveTheirs({ name, groups: theirs })}</p>}
    </div>
  );
});

import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { GroupCard } from "#web/features/fitbook/groups/group-card.tsx";
import { GroupEntry } from "#web/features/fitbook/groups/group-entry.tsx";
import { groupWords } from "#web/features/fitbook/groups/group-words.ts";
import { MissingGroup } from "#web/features/fitbook/groups/missing-group.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { LinkedGroupModel, linkedGroupNeeds } from "./linked-group-model.ts";
import { linkWords as words } from "./link-words.ts";
import type { GroupLinkToken } from "#core/fitbook/groups/group-link.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type LinkedEntryProps = { readonly token: GroupLinkToken; readonly customer: CustomerId };

/** The card of a group for somebody who came by a link to it, and the way in. */
export const LinkedEntry = observer(function LinkedEntry({ token, customer }: LinkedEntryProps) {
  const useCases = useNeeds(linkedGroupNeeds);
  const [model] = useState(() => new LinkedGroupModel(customer, token, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, refusal } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.value.kind === "refused") return state.value.refusal.kind === "link-ended" ? <EndedLink /> : <MissingGroup />;
  if (refusal === "link-ended") return <EndedLink />;
  const { group, kind } = state.value.value;
  if (model.hasCome || group.mine !== "none") return <GroupEntry id={group.id} customer={customer} />;
  return (
    <>
      <GroupCard group={group} link={token} customer={customer} />
      <div role="status">
        {refusal === null ? null : <Notice kind="bad">{groupWords.refusals[refusal]}</Notice>}
        {model.submission === "unavailable" ? <Notice kind="bad">{fitbookWords.notSent}</Notice> : null}
      </div>
      <div className="fitbook-acts">
        <Button look="main" state={model.submission === "sending" ? "busy" : "ready"} onPress={() => void model.follow()}>
          {kind === "join" || group.isOpen ? groupWords.join : words.ask}
        </Button>
      </div>
    </>
  );
});

/** Used up, over, revoked or made up: all of it looks the same. */
const EndedLink = () => (
  <div className="stack gap-4">
    <h2 className="heading-3">{words.ended}</h2>
    <p className="muted">{words.endedText}</p>
    <div>
      <a className="button quiet" href={fitbookAddress.groups}>
        {groupWords.back}
      </a>
    </div>
  </div>
);

import { observer } from "mobx-react-lite";
import { useState } from "react";
import { inLanguage } from "#web/design/in-language.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { GroupOutcome } from "./group-outcome.tsx";
import { GroupPicture } from "#web/features/fitbook/group-picture/group-picture.tsx";
import { GroupSteps, groupStepsNeeds } from "./group-steps.ts";
import { groupWords } from "./group-words.ts";
import type { GroupList } from "#core/fitbook/groups/groups.port.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type GroupRowProps = {
  readonly group: VisibleGroup;
  readonly list: GroupList["kind"];
  readonly customer: CustomerId;
  readonly onAnswered: () => void;
};

/** A group in a list. Invitations are answered where they are listed. */
export const GroupRow = observer(function GroupRow({ group, list, customer, onAnswered }: GroupRowProps) {
  const useCases = useNeeds(groupStepsNeeds);
  const [steps] = useState(() => new GroupSteps(customer, useCases));
  const { id, name, requests } = inLanguage(group);
  const answer = (event: "accept" | "decline", look: "main" | "quiet") => (
    <Button
      look={look}
      state={steps.state === "sending" ? "busy" : "ready"}
      label={fitbookWords.each({ act: groupWords[event], name })}
      onPress={() => void steps.take({ group: id, person: null, event }).then((isDone) => isDone && onAnswered())}
    >
      {groupWords[event]}
    </Button>
  );
  return (
    <li>
      <div className="fitbook-person">
        <GroupPicture group={group} link={null} customer={customer} size="small" />
        <div>
          <a href={fitbookAddress.group(id)}>{name}</a>
          <p className="small muted">{groupWords.kind(group)}</p>
          {requests === null || requests === 0 ? null : <strong className="small">{groupWords.requests(requests)}</strong>}
        </div>
        {list === "invited" ? (
          <div className="fitbook-acts">
            {answer("accept", "main")}
            {answer("decline", "quiet")}
          </div>
        ) : null}
      </div>
      <GroupOutcome steps={steps} />
    </li>
  );
});

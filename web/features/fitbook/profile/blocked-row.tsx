import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { Button } from "#web/design/button/button.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { TieModel, tieNeeds } from "#web/features/fitbook/people/tie-model.ts";
import { TieOutcome } from "#web/features/fitbook/people/tie-outcome.tsx";
import type { BlockedPeople } from "#core/fitbook/people/list-blocked.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type BlockedRowProps = {
  readonly person: BlockedPeople["blocked"][number];
  readonly customer: CustomerId;
  readonly onDone: () => void;
};

const { unblock } = fitbookWords.ties;

/** Somebody who is blocked: a name and nothing else. */
export const BlockedRow = observer(function BlockedRow({ person: { id, name }, customer, onDone }: BlockedRowProps) {
  const useCases = useNeeds(tieNeeds);
  const [tie] = useState(() => new TieModel({ customer, other: id }, useCases));
  const press = async () => {
    if (await tie.unblock()) onDone();
  };
  return (
    <li>
      <div className="fitbook-person">
        <Avatar name={name} picture={null} size="small" />
        <span>{name}</span>
        <div className="fitbook-acts">
          <Button
            look="quiet"
            state={tie.state === "sending" ? "busy" : "ready"}
            label={fitbookWords.each({ act: unblock, name })}
            onPress={() => void press()}
          >
            {unblock}
          </Button>
        </div>
      </div>
      <TieOutcome tie={tie} />
    </li>
  );
});

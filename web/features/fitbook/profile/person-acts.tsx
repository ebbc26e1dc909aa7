import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { TieButtons } from "#web/features/fitbook/people/tie-buttons.tsx";
import { TieOutcome } from "#web/features/fitbook/people/tie-outcome.tsx";
import { ReportPart } from "#web/features/fitbook/reports/report-part.tsx";
import { reportWords } from "#web/features/fitbook/reports/report-words.ts";
import { BlockDialog } from "./block-dialog.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { VisiblePerson } from "#core/fitbook/people/visible-person.ts";
import type { TieModel } from "#web/features/fitbook/people/tie-model.ts";

type PersonActsProps = {
  readonly person: VisiblePerson;
  readonly customer: CustomerId;
  readonly tie: TieModel;
  readonly onDone: () => void;
  readonly onBlocked: () => void;
};

const { ties: words } = fitbookWords;

/** Everything that can be done about somebody on their profile. */
export const PersonActs = observer(function PersonActs({ person, customer, tie, onDone, onBlocked }: PersonActsProps) {
  const [isBlocking, askToBlock] = useState(false);
  const mute = async () => {
    if (await tie.mute(!person.isMuted)) onDone();
  };
  return (
    <div className="stack gap-3">
      <TieButtons person={person} tie={tie} list={null} onDone={onDone} />
      <div className="fitbook-acts">
        <Button look="quiet" state={tie.state === "sending" ? "busy" : "ready"} onPress={() => void mute()}>
          {person.isMuted ? words.unmute : words.mute}
        </Button>
        <Button look="danger-quiet" onPress={() => askToBlock(true)}>
          {words.block}
        </Button>
        <ReportPart
          thing={{ kind: "person", id: person.id }}
          label={fitbookWords.each({ act: reportWords.report, name: person.name })}
          customer={customer}
          look="quiet"
        />
      </div>
      {isBlocking ? null : <TieOutcome tie={tie} />}
      {isBlocking ? (
        <BlockDialog
          name={person.name}
          other={person.id}
          customer={customer}
          tie={tie}
          onBlocked={onBlocked}
          onClose={() => askToBlock(false)}
        />
      ) : null}
    </div>
  );
});

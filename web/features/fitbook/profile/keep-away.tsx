import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { TieOutcome } from "#web/features/fitbook/people/tie-outcome.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { VisiblePerson } from "#core/fitbook/profiles/visible-person.ts";
import type { TieModel } from "#web/features/fitbook/people/tie-model.ts";

type KeepAwayProps = {
  readonly person: Pick<VisiblePerson, "id" | "name" | "isMuted">;
  readonly customer: CustomerId;
  readonly tie: TieModel;
  /** "text" beside what can be done about a post. */
  readonly look: "quiet" | "text";
  readonly onDone: () => void;
  readonly onBlocked: () => void;
};

const { each, ties: words } = fitbookWords;

/** Mutes somebody, or blocks them after a question, and tells where that was not done. */
export const KeepAway = observer(function KeepAway({ person, customer, tie, look, onDone, onBlocked }: KeepAwayProps) {
  const { id, name, isMuted } = person;
  const [isBlocking, askToBlock] = useState(false);
  const mute = async () => {
    if (await tie.mute(!isMuted)) onDone();
  };
  const muting = isMuted ? words.unmute : words.mute;
  return (
    <>
      <Button
        look={look}
        state={tie.state === "sending" ? "busy" : "ready"}
        label={each({ act: muting, name })}
        onPress={() => void mute()}
      >
        {muting}
      </Button>
      <Button look={look === "text" ? "text" : "danger-quiet"} label={each({ act: words.block, name })} onPress={() => askToBlock(true)}>
        {words.block}
      </Button>
      {isBlocking ? (
        <BlockDialog name={name} other={id} customer={customer} tie={tie} onBlocked={onBlocked} onClose={() => askToBlock(false)} />
      ) : (
        <TieOutcome tie={tie} />
      )}
    </>
  );
});

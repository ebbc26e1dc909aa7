import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { TieOutcome } from "#web/features/fitbook/people/tie-outcome.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TieModel } from "#web/features/fitbook/people/tie-model.ts";

const GroupsLeft = laterPart(lateCode(() => import("./groups-left.tsx"), "GroupsLeft"));

type BlockDialogProps = {
  readonly name: string;
  readonly other: CustomerId;
  readonly customer: CustomerId;
  readonly tie: TieModel;
  readonly onBlocked: () => void;
  readonly onClose: () => void;
};

const { block: words } = fitbookWords;

/** Asks before a block, and says what comes of it. */
export const BlockDialog = observer(function BlockDialog({ name, other, customer, tie, onBlocked, onClose }: BlockDialogProps) {
  const block = async () => {
    if (await tie.block()) onBlocked();
  };
  return (
    <Dialog role="alertdialog" title={words.ask({ name })} hint={words.text} closeLabel={words.close} onClose={onClose}>
      <Suspense fallback={null}>
        <GroupsLeft name={name} other={other} customer={customer} />
      </Suspense>
      <TieOutcome tie={tie} />
      <div className="row flex-wrap">
        <Button look="quiet" onPress={onClose}>
          {words.cancel}
        </Button>
        <Button look="danger" state={tie.state === "sending" ? "busy" : "ready"} onPress={() => void block()}>
          {fitbookWords.ties.block}
        </Button>
      </div>
    </Dialog>
  );
});

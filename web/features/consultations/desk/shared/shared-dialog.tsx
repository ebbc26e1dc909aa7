import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { sharedPhrases as words } from "#web/features/consultations/wording/shared.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { sharedDataOf } from "./shared-data.ts";
import { SharedContent } from "./shared-content.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

type SharedDialogProps = {
  readonly customer: CustomerId;
  readonly booking: string;
  readonly patient: string;
  readonly onClose: () => void;
};

/** What a patient wrote and answered for an appointment, as its practitioner reads it. */
export const SharedDialog = observer(function SharedDialog({ customer, booking, patient, onClose }: SharedDialogProps) {
  const whole = useDependency(Whole);
  const [read] = useState(() => sharedDataOf(whole, customer, booking));
  useEffect(() => {
    void read.ask();
    return () => read.drop();
  }, [read]);
  const { state } = read;
  return (
    <Dialog title={words.open} hint={`${patient}. ${words.hint}`} closeLabel={words.close} onClose={onClose}>
      <div role="status">
        {state.kind === "reading" ? <p>{words.reading}</p> : null}
        {state.kind === "unavailable" ? <Notice kind="bad">{words.unavailable}</Notice> : null}
        {state.kind === "read" && state.value.kind === "refused" ? <Notice kind="bad">{words.unknown}</Notice> : null}
        {state.kind === "read" && state.value.kind === "ok" && state.value.value === null ? <p>{words.nothing}</p> : null}
      </div>
      {state.kind === "unavailable" ? (
        <div className="row">
          <Button look="main" onPress={() => void read.ask()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : null}
      {state.kind === "read" && state.value.kind === "ok" && state.value.value !== null ? (
        <SharedContent customer={customer} booking={booking} shared={state.value.value} />
      ) : null}
    </Dialog>
  );
});

import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { sharedPhrases as words } from "#web/features/consultations/wording/shared.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { sharedDataOf } from "./shared-data.ts";
import { SharedContent } from "./shared-content.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** What a patient wrote and answered for an appointment. It is read once this is drawn, and the patient's log keeps it. */
export const SharedReading = observer(function SharedReading({
  customer,
  booking,
}: {
  readonly customer: CustomerId;
  readonly booking: string;
}) {
  const whole = useDependency(Whole);
  const [read] = useState(() => sharedDataOf(whole, customer, booking));
  useEffect(() => {
    void read.ask();
    return () => read.drop();
  }, [read]);
  const { state } = read;
  return (
    <>
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
    </>
  );
});

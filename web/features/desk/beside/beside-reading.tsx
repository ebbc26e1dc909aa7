import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { besidePhrases as words } from "#web/features/desk/wording/beside.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { ReactNode } from "react";
import type { UnknownBooking } from "#core/consultations/booking/change-my-booking.ts";
import type { Result } from "#core/shared/result.ts";

type BesideReadingProps<Read> = {
  /** null: there is nothing. */
  readonly read: () => Promise<Result<Read | null, UnknownBooking>>;
  /** What is said where there is nothing. */
  readonly nothing: string;
  readonly children: (read: Read) => ReactNode;
};

/** What is read of a patient once this is drawn: the patient's log keeps it. */
export const BesideReading = observer(function BesideReading<Read>({ read: ask, nothing, children }: BesideReadingProps<Read>) {
  const [resource] = useState(() => new Resource(() => ask()));
  useEffect(() => {
    void resource.ask();
    return () => resource.drop();
  }, [resource]);
  const { state } = resource;
  const read = state.kind === "read" && state.value.kind === "ok" ? state.value.value : null;
  return (
    <>
      <div role="status">
        {state.kind === "reading" ? <p>{words.reading}</p> : null}
        {state.kind === "unavailable" ? <Notice kind="bad">{words.unavailable}</Notice> : null}
        {state.kind === "read" && state.value.kind === "refused" ? <Notice kind="bad">{words.unknown}</Notice> : null}
        {state.kind === "read" && state.value.kind === "ok" && read === null ? <p>{nothing}</p> : null}
      </div>
      {state.kind === "unavailable" ? (
        <div className="row">
          <Button look="main" onPress={() => void resource.ask()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : null}
      {read === null ? null : children(read)}
    </>
  );
}) as <Read>(props: BesideReadingProps<Read>) => ReactNode;

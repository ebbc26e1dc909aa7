import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { Button } from "#web/design/button/button.tsx";
import { hoursWords } from "./hours-words.ts";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { EditedHours, HoursPlace } from "./edited-hours.ts";

type PutBackProps = { readonly edited: EditedHours; readonly place: HoursPlace };

/** What was removed or copied here last can be undone: the button takes the focus of what was pressed and is gone. */
export const PutBackRow = observer(function PutBackRow({ edited, place }: PutBackProps) {
  const row = useRef<HTMLDivElement>(null);
  const done = edited.undoable?.from === place ? edited.undoable : null;
  useEffect(() => {
    if (done !== null) row.current?.querySelector("button")?.focus();
  }, [done]);
  return (
    <div ref={row} role="status" className="row flex-wrap">
      {done !== null ? (
        <>
          <span>{done.kind === "removed" ? phrases.removed : phrases.copied({ days: hoursWords.weekdays(done.to) })}</span>
          <Button look="quiet" onPress={() => edited.putBack()}>
            {phrases.undo}
          </Button>
        </>
      ) : null}
    </div>
  );
});

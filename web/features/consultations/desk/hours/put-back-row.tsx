import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { Button } from "#web/design/button/button.tsx";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { EditedHours, HoursPlace } from "./edited-hours.ts";

type PutBackProps = { readonly edited: EditedHours; readonly place: HoursPlace };

/** What was removed here last can be put back: its button takes the focus that the removed row had. */
export const PutBackRow = observer(function PutBackRow({ edited, place }: PutBackProps) {
  const row = useRef<HTMLDivElement>(null);
  const isHere = edited.removed?.from === place;
  useEffect(() => {
    if (isHere) row.current?.querySelector("button")?.focus();
  }, [isHere]);
  return (
    <div ref={row} role="status" className="row flex-wrap">
      {isHere ? (
        <>
          <span>{phrases.removed}</span>
          <Button look="quiet" onPress={() => edited.putBack()}>
            {phrases.undo}
          </Button>
        </>
      ) : null}
    </div>
  );
});

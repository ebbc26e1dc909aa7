import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { counted } from "#web/design/phrase.ts";
import { prescribingPhrases as phrases } from "#web/features/desk/prescribing/wording/prescribing.ts";
import { besidePhrases as words } from "#web/features/desk/wording/beside.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ticksAtDesk, ticksAtDeskNeeds } from "./ticks-data.ts";
import type { TickedItem } from "#core/consultations/ticks/ticked-items.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type TicksDialogProps = { readonly customer: CustomerId; readonly booking: string; readonly onClose: () => void };

/** How much of each item was ticked, of what was due until now. */
export const TicksDialog = observer(function TicksDialog({ customer, booking, onClose }: TicksDialogProps) {
  const useCases = useNeeds(ticksAtDeskNeeds);
  const [read] = useState(() => ticksAtDesk(useCases, customer, booking));
  useEffect(() => {
    void read.ask();
    return () => read.drop();
  }, [read]);
  const { state } = read;
  const items = state.kind === "read" && state.value.kind === "ok" ? state.value.value : null;
  return (
    <Dialog title={phrases.ticks} hint={words.hint} closeLabel={words.close} onClose={onClose}>
      <div role="status">
        {state.kind === "reading" ? <p>{words.reading}</p> : null}
        {state.kind === "unavailable" ? <Notice kind="bad">{words.unavailable}</Notice> : null}
        {state.kind === "read" && state.value.kind === "refused" ? <Notice kind="bad">{words.unknown}</Notice> : null}
        {items?.length === 0 ? <p>{phrases.noTicks}</p> : null}
      </div>
      {state.kind === "unavailable" ? (
        <div className="row">
          <Button look="main" onPress={() => void read.ask()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : null}
      {items === null || items.length === 0 ? null : (
        <FactList facts={items.map((item) => ({ name: item.name, value: tickedWords(item) }))} />
      )}
    </Dialog>
  );
});

function tickedWords(item: TickedItem): string {
  if (item.kind === "as-needed") return counted(item.taken, phrases.taken, { count: String(item.taken) });
  const { due, done } = item;
  return due === 0 ? phrases.notDueYet : phrases.ticked({ done: String(done), due: String(due) });
}

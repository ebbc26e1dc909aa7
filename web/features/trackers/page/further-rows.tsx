import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { furtherPhrases as words } from "#web/features/trackers/wording/further.ts";
import type { FurtherState } from "./further-search.ts";

type FurtherRowsProps = { readonly search: { readonly words: string; readonly state: FurtherState; readonly ask: () => Promise<void> } };

/** Asks the server for what the device does not know; only then are the words sent. */
export const FurtherRows = observer(function FurtherRows({ search }: FurtherRowsProps) {
  const { state } = search;
  return (
    <div className="row flex-wrap tracker-overlap">
      {search.words === "" ? null : (
        <Button look="quiet" state={state === "asking" ? "busy" : "ready"} onPress={() => void search.ask()}>
          {words.search}
        </Button>
      )}
      <p role="status" className="small muted">
        {state === "idle" ? null : words.states[state]}
      </p>
    </div>
  );
});

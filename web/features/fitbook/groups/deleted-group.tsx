import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { DeletionOutcome } from "./deletion-outcome.tsx";
import { groupWords } from "./group-words.ts";
import type { GroupModel } from "./group-model.ts";

/** What stands in the place of a group that was deleted just now. */
export const DeletedGroup = observer(function DeletedGroup({ model }: { readonly model: GroupModel }) {
  return (
    <div className="stack gap-4">
      <p role="status">{groupWords.deleted}</p>
      <DeletionOutcome model={model} />
      <div className="fitbook-acts">
        <Button look="main" state={model.deletion === "sending" ? "busy" : "ready"} onPress={() => void model.restore()}>
          {groupWords.undo}
        </Button>
        <a className="button quiet" href={fitbookAddress.groups}>
          {groupWords.back}
        </a>
      </div>
    </div>
  );
});

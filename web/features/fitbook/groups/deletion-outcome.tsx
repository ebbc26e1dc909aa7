import { observer } from "mobx-react-lite";
import { Notice } from "#web/design/notice/notice.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { groupWords } from "./group-words.ts";
import type { GroupModel } from "./group-model.ts";

/** Why a group was not deleted, or not brought back. */
export const DeletionOutcome = observer(function DeletionOutcome({ model }: { readonly model: GroupModel }) {
  const { deletion, deletionRefusal } = model;
  return (
    <div role="status">
      {deletionRefusal === null ? null : <Notice kind="bad">{groupWords.refusals[deletionRefusal]}</Notice>}
      {deletion === "unavailable" ? <Notice kind="bad">{fitbookWords.notSent}</Notice> : null}
    </div>
  );
});

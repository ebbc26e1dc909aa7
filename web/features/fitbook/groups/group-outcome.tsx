import { observer } from "mobx-react-lite";
import { Notice } from "#web/design/notice/notice.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { groupWords } from "./group-words.ts";
import type { GroupSteps } from "./group-steps.ts";

/** What came of the last step, where it was not what was wished. */
export const GroupOutcome = observer(function GroupOutcome({ steps: { refusal, state } }: { readonly steps: GroupSteps }) {
  return (
    <div role="status">
      {refusal === null ? null : <Notice kind="bad">{groupWords.refusals[refusal]}</Notice>}
      {state === "unavailable" ? <Notice kind="bad">{fitbookWords.notSent}</Notice> : null}
    </div>
  );
});

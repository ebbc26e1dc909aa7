import { observer } from "mobx-react-lite";
import { Notice } from "#web/design/notice/notice.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import type { TieModel } from "./tie-model.ts";

/** What came of the last press, where it was not what was wished. */
export const TieOutcome = observer(function TieOutcome({ tie }: { readonly tie: TieModel }) {
  const { refusal, state } = tie;
  return (
    <div role="status">
      {refusal === null ? null : <Notice kind="bad">{fitbookWords.refused(refusal)}</Notice>}
      {state === "unavailable" ? <Notice kind="bad">{fitbookWords.notSent}</Notice> : null}
    </div>
  );
});

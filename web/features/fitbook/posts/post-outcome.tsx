import { Notice } from "#web/design/notice/notice.tsx";
import { postWords } from "./post-words.ts";
import type { Submission } from "#web/platform/requests/submission.ts";
import type { PostRefusal } from "./post-refusal.ts";

type PostOutcomeProps = { readonly refusal: PostRefusal | null; readonly state: Submission["state"] };

/** What came of the last press, where it was not what was wished. */
export const PostOutcome = ({ refusal, state }: PostOutcomeProps) => (
  <div role="status">
    {refusal === null ? null : <Notice kind="bad">{postWords.refused(refusal)}</Notice>}
    {state === "unavailable" ? <Notice kind="bad">{postWords.notSent}</Notice> : null}
  </div>
);

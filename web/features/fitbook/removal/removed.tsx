import { Notice } from "#web/design/notice/notice.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";

/** Tells whoever was removed from a challenge why. */
export function Removed({ challenge: { removedFor } }: { readonly challenge: VisibleChallenge }) {
  return removedFor === null ? null : <Notice kind="note">{challengeWords.removal.told({ reason: removedFor })}</Notice>;
}

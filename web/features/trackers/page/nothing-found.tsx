import { furtherPhrases as says } from "#web/features/trackers/wording/further.ts";

/** Says that typed words found nothing, in a region that stands before it does. */
export const NothingFound = ({ isShown, words }: { readonly isShown: boolean; readonly words: string }) => (
  <p role="status" className="small muted">
    {isShown ? says.none({ words: words.trim() }) : null}
  </p>
);

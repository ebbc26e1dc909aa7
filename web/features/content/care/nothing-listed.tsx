import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { careWords } from "#web/features/content/care/care-words.ts";

/** Stands for what nobody has put up yet. */
export const NothingListed = () => (
  <EmptyState drawing="empty-search" heading={<h2>{careWords.nothing}</h2>} text={careWords.nothingText}>
    <a className="button main" href="/getintouch">
      {careWords.getInTouch}
    </a>
  </EmptyState>
);

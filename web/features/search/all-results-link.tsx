import { shopAddress } from "#web/design/link/shop-address.ts";
import { shownCount } from "./shown-count.ts";
import { searchWords } from "./wording/search.ts";
import type { Count } from "#core/catalogue/collection.ts";

type AllResults = {
  readonly words: string;
  /** How many there are; null: it is not known, or all stand above. */
  readonly total: Count | null;
  readonly onFollow: () => void;
};

/** The way to all that is found. */
export const AllResultsLink = ({ words, total, onFollow }: AllResults) => (
  <a className="link suggestion-all" href={shopAddress.search(words)} onClick={onFollow}>
    {total === null ? searchWords.viewAll : searchWords.viewAllOf({ count: shownCount(total) })}
  </a>
);

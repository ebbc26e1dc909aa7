import { shopAddress } from "#web/design/link/shop-address.ts";
import { searchWords } from "./wording/search.ts";

/** The way to all that is found. */
export const AllResultsLink = ({ words, onFollow }: { readonly words: string; readonly onFollow: () => void }) => (
  <a className="link suggestion-all" href={shopAddress.search(words)} onClick={onFollow}>
    {searchWords.viewAll}
  </a>
);

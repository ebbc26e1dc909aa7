import Search from "lucide-react/icons/search";
import { CategoryMark } from "#web/design/category/category-mark.tsx";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { Marked } from "./marked.tsx";
import { onPlainClick } from "./on-plain-click.ts";
import { searchWords } from "./wording/search.ts";
import type { MatchingCollection } from "./matching-collections.ts";

type Collections = {
  readonly id: string;
  readonly collections: readonly MatchingCollection[];
  readonly typed: string;
  readonly at: number | null;
  readonly onChoose: (place: number) => void;
};

/** Categories, brands and concerns that are meant, before products. */
export const SuggestedCollections = ({ id, collections, typed, at, onChoose }: Collections) =>
  collections.map((collection, place) => (
    <a
      key={`${collection.kind} ${collection.slug}`}
      role="option"
      id={`${id}-${place}`}
      aria-selected={at === place}
      tabIndex={-1}
      className="suggestion"
      href={shopAddress.collection(collection.kind, collection)}
      onClick={(event) => onPlainClick(event, () => onChoose(place))}
    >
      {collection.kind === "category" ? (
        <CategoryMark slug={collection.slug} className="category-mark" />
      ) : (
        <Search className="icon faint" aria-hidden="true" />
      )}
      <span className="suggestion-text">
        <b>
          <Marked text={categoryTitle(collection.title)} typed={typed} />
        </b>
      </span>
      <span className="small faint">{searchWords.kinds[collection.kind]}</span>
    </a>
  ));

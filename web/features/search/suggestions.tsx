import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import { SearchProducts } from "#core/search/search-products.use-case.ts";
import { RecentSearches } from "#core/search/recent-searches.port.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { counted } from "#web/design/phrase.ts";
import { shownCount } from "./shown-count.ts";
import { searchWords } from "./wording/search.ts";
import { PopularProducts } from "./popular-products.tsx";
import { SuggestedCollections } from "./suggested-collections.tsx";
import { SuggestedProducts } from "./suggested-products.tsx";
import { NoMatch } from "./no-match.tsx";
import { RecentSearchList } from "./recent-search-list.tsx";
import { SuggestionModel } from "./suggestion-model.ts";
import { ServiceWays } from "#web/features/catalogue/services/service-ways.tsx";
import { AllResultsLink } from "./all-results-link.tsx";
import { useSearchKeys } from "./use-search-keys.ts";
import type { RefObject } from "react";
import type { Category } from "#core/catalogue/category.ts";
import type { SearchList } from "#web/design/search-box/search-box.tsx";

type SuggestionsProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly categories: readonly Category[];
  /** Told whenever the list opens, closes or another entry is reached. */
  readonly onChange: (list: SearchList) => void;
};

/** The list under the search box: products as one types, else what was searched for lately. */
export const Suggestions = observer(function Suggestions({ field, categories, onChange }: SuggestionsProps) {
  const stored = useDependency(RecentSearches);
  const asks = { search: useDependency(SearchProducts), find: useDependency(FindProducts), listFilters: useDependency(ListFilters) };
  const [model] = useState(() => new SuggestionModel({ ...asks, categories }, stored));
  const id = useId();
  const navigate = useNavigate();
  const follow = (place: number) => {
    const address = addressAt(model, place);
    if (address === null) return;
    const words = model.typed === "" ? (model.recent[place] ?? "") : model.typed;
    if (field.current !== null) field.current.value = words;
    model.keep(words);
    model.close();
    field.current?.blur();
    void navigate(address);
  };
  useEffect(() => model.begin(), [model]);
  useSearchKeys(field, model, follow);

  const { typed, meant, recent, at, collections } = model;
  const popular = model.popular.value ?? [];
  const isOpen = model.isOpen && (typed === "" ? recent.length + popular.length > 0 : meant.kind !== "unavailable" && !isFirstWait(meant));
  useEffect(() => onChange({ id, isOpen, active: isOpen && at !== null ? `${id}-${at}` : null }), [onChange, id, isOpen, at]);
  const found = isOpen && meant.kind === "known" ? meant : null;
  const forget = () => {
    field.current?.focus(); // The button that was pressed goes.
    model.forget();
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {found === null ? null : toldOf(found)}
      </p>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list must leave the focus in the field.
        <div className="suggestions" onMouseDown={(event) => event.preventDefault()}>
          {typed === "" ? (
            <>
              {recent.length === 0 ? null : <RecentSearchList id={id} searches={recent} at={at} onChoose={follow} onClear={forget} />}
              {popular.length === 0 ? null : <PopularProducts products={popular} onFollow={model.close} />}
            </>
          ) : (
            <div role="listbox" id={id} aria-label={searchWords.suggestions}>
              <SuggestedCollections id={id} collections={collections} typed={typed} at={at} onChoose={follow} />
              <SuggestedProducts
                id={id}
                products={"products" in meant ? meant.products : []}
                typed={typed}
                from={collections.length}
                at={at}
                onChoose={follow}
              />
            </div>
          )}
          {found?.products.length === 0 && collections.length === 0 ? (
            <NoMatch words={found.words} categories={categories} onLeave={model.close} />
          ) : null}
          {typed === "" ? null : <ServiceWays words={typed} onFollow={model.close} />}
          {typed === "" || model.count === 0 ? null : (
            <AllResultsLink words={typed} total={"total" in meant ? meant.total : null} onFollow={model.close} />
          )}
        </div>
      ) : null}
    </>
  );
});

/** The focus stays in the field: this is heard of what stands under it. */
function toldOf({ words, products, total }: Extract<SuggestionModel["meant"], { readonly words: string }>): string {
  if (products.length === 0) return searchWords.noMatch({ words });
  const count = String(products.length);
  return total === null ? counted(products.length, searchWords.found, { count }) : searchWords.foundOf({ count, total: shownCount(total) });
}

const isFirstWait = (meant: SuggestionModel["meant"]): boolean => meant.kind === "waiting" && meant.products.length === 0;

function addressAt({ typed, meant, recent, collections }: SuggestionModel, place: number): string | null {
  if (typed === "") return recent[place] === undefined ? null : shopAddress.search(recent[place]);
  const collection = collections[place];
  if (collection !== undefined) return shopAddress.collection(collection.kind, collection);
  const product = "products" in meant ? meant.products[place - collections.length] : undefined;
  return product === undefined ? null : shopAddress.product(product.slug);
}

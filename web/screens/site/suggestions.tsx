import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { SearchProducts } from "#core/catalogue/search-products.use-case.ts";
import { RecentSearches } from "#core/catalogue/recent-searches.port.ts";
import { useKept } from "#web/frame/keeper.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { FoundList } from "./found-list.tsx";
import { NoMatch } from "./no-match.tsx";
import { RecentList } from "./recent-list.tsx";
import { SuggestionModel } from "./suggestion-model.ts";
import { ViewAll } from "./view-all.tsx";
import { useSearchKeys } from "./use-search-keys.ts";
import type { RefObject } from "react";
import type { Category } from "#core/catalogue/category.ts";
import type { SearchList } from "#web/parts/search-box.tsx";

type SuggestionsProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly categories: readonly Category[];
  /** Told whenever the list opens, closes or another entry is reached. */
  readonly onChange: (list: SearchList) => void;
};

/** The list under the search box: products as one types, else what was searched for lately. */
export const Suggestions = observer(function Suggestions({ field, categories, onChange }: SuggestionsProps) {
  const [search, kept] = [useKept(SearchProducts), useKept(RecentSearches)];
  const [model] = useState(() => new SuggestionModel(search, kept));
  const id = useId();
  const navigate = useNavigate();
  const follow = (place: number) => {
    const address = addressAt(model, place);
    if (address === null) return;
    model.keep(model.typed === "" ? (model.recent[place] ?? "") : model.typed);
    model.close();
    field.current?.blur();
    void navigate(address);
  };
  useEffect(() => model.begin(), [model]);
  useSearchKeys(field, model, follow);

  const { typed, meant, recent, at } = model;
  const isOpen = model.isOpen && (typed === "" ? recent.length > 0 : meant.kind !== "unavailable" && !isFirstWait(meant));
  useEffect(() => onChange({ id, isOpen, active: isOpen && at !== null ? `${id}-${at}` : null }), [onChange, id, isOpen, at]);
  if (!isOpen) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list must leave the focus in the field.
    <div className="suggestions" onMouseDown={(event) => event.preventDefault()}>
      {typed === "" ? (
        <RecentList id={id} searches={recent} at={at} onChoose={follow} onClear={model.forget} />
      ) : (
        <FoundList id={id} products={"products" in meant ? meant.products : []} at={at} onChoose={follow} />
      )}
      {meant.kind === "known" && meant.products.length === 0 ? (
        <NoMatch words={meant.words} categories={categories} onLeave={model.close} />
      ) : null}
      {typed === "" || model.count === 0 ? null : <ViewAll words={typed} onFollow={model.close} />}
    </div>
  );
});

const isFirstWait = (meant: SuggestionModel["meant"]): boolean => meant.kind === "waiting" && meant.products.length === 0;

function addressAt({ typed, meant, recent }: SuggestionModel, place: number): string | null {
  if (typed === "") return recent[place] === undefined ? null : shopAddress.search(recent[place]);
  const product = "products" in meant ? meant.products[place] : undefined;
  return product === undefined ? null : shopAddress.product(product.slug);
}

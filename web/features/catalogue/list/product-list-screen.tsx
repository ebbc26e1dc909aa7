import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { useDependency, useStore } from "#web/platform/window/dependencies.tsx";
import { ProductCards } from "#web/features/catalogue/cards/product-cards.tsx";
import { filterWords } from "#web/features/catalogue/filters/filter-words.ts";
import { productListWords } from "./product-list-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { ChosenChips } from "#web/design/chip/chosen-chips.tsx";
import { isFiltered, isNarrowed } from "#core/catalogue/collection.ts";
import { chosenFilters, withoutFilters, filterGroups } from "#web/features/catalogue/filters/filter-groups.ts";
import { LateServiceWays } from "#web/features/catalogue/services/late-service-ways.ts";
import { LateEmptyProductList } from "./late-empty-product-list.tsx";
import { FILTERS, Filters } from "#web/features/catalogue/filters/filters.tsx";
import { FilterFailedNotice } from "./filter-failed-notice.tsx";
import { MoreProducts } from "./more-products.tsx";
import { SortChoice } from "./sort-choice.tsx";
import { knownBy, productListAddress } from "./product-list-address.ts";
import { PopularInstead } from "./popular-instead.tsx";
import { ProductListHead } from "./product-list-head.tsx";
import { ProductListMemory } from "./product-list-memory.ts";
import { ProductListModel } from "./product-list-model.ts";
import { productListTitle } from "./product-list-title.ts";
import { useScrollRestored } from "./use-scroll-restored.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { ProductListData } from "./product-list-data.ts";

/** A list is known by the address of all of it: what is searched for, narrowed or begun further on is no page of its own. */
export function head({ asked, found }: ProductListData): Head {
  const title = productListTitle({ asked, found });
  const isWhole = asked.after === null && !isNarrowed(asked.narrowing);
  return {
    title: siteWords.titled(title),
    description: productListWords.description(title, found.count),
    canonical: isWhole ? knownBy(asked.on, found.collection) : null,
  };
}

/** A row of shapes, whatever the width. */
const COMING = ["first", "second", "third", "fourth"];

/** Products of a list, or of a search, page after page, with all that narrows them. */
export const Screen = observer(function Screen({ data }: { readonly data: ProductListData }) {
  const { asked, filters, missed } = data;
  const memory = useStore(ProductListMemory);
  useEffect(() => memory.show(data), [memory, data]);
  const find = useDependency(FindProducts);
  const list = memory.of(data, (before) => new ProductListModel(asked, data.found, find, before));
  const shown = useScrollRestored(list);
  const isEmpty = list.count.products === 0;
  const groups = filters === null ? [] : filterGroups(asked, filters);
  const chosen = chosenFilters(asked, groups);
  const isPlain = filters === null || (isEmpty && !isFiltered(asked.narrowing));
  return (
    <>
      <div className="page-width">
        <ProductListHead data={data} />
        <div className={isPlain ? "filtered-list is-unfiltered" : "filtered-list"}>
          {isPlain ? null : (
            <Filters
              key={productListAddress({ ...withoutFilters(asked), order: "popular" })}
              asked={asked}
              groups={groups}
              prices={filters.prices}
              count={list.count}
              missed={missed}
            />
          )}
          <div ref={shown}>
            <h2 className="visually-hidden">{productListWords.products}</h2>
            {asked.narrowing.words === null ? null : <LateServiceWays words={asked.narrowing.words} />}
            <div role="status">{missed === null ? null : <FilterFailedNotice address={missed} />}</div>
            <div className="list-tools">
              <p className="muted" role="status">
                {isPlain && isEmpty ? "" : productListWords.counted(list.count)}
              </p>
              <ChosenChips chosen={chosen} clear={productListAddress(withoutFilters(asked))} says={filterWords} />
              {isPlain && isEmpty ? null : (
                <div className="list-bar">
                  {isPlain ? null : (
                    <button type="button" className="button quiet filter-opener" popoverTarget={FILTERS}>
                      <SlidersHorizontal className="icon" aria-hidden="true" />
                      {filterWords.open(chosen.length)}
                    </button>
                  )}
                  <SortChoice asked={asked} />
                </div>
              )}
            </div>
            {asked.after === null || isEmpty ? null : (
              <p className="from-start">
                <a className="link" href={productListAddress({ ...asked, after: null })}>
                  {productListWords.fromStart}
                </a>
              </p>
            )}
            {isEmpty ? (
              <>
                <LateEmptyProductList data={data} />
                <PopularInstead products={data.instead} />
              </>
            ) : (
              <>
                <ProductCards products={list.products} rows={isPlain ? "all" : "beside"} coming={list.state === "loading" ? COMING : []} />
                <MoreProducts
                  list={list}
                  address={list.next === null ? null : productListAddress({ ...asked, after: list.next })}
                  isFirstPage={asked.after === null}
                />
              </>
            )}
          </div>
        </div>
      </div>
      <Opened load={recentlySeen} given={OF_A_LIST} waits={false} />
    </>
  );
});

const recentlySeen = lateCode(() => import("#web/features/catalogue/product/recently-seen.tsx"), "RecentlySeen");
const OF_A_LIST = { productId: null };

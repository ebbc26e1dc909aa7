import { SlidersHorizontal } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { ShelfCards } from "#web/screens/site/shelf-cards.tsx";
import { filterWords } from "#web/wording/filters.ts";
import { shelfWords } from "#web/wording/shelf.ts";
import { siteWords } from "#web/wording/site.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { isNarrowed } from "./asked-shelf.ts";
import { chosenFilters, cleared, filterGroups } from "./chosen.ts";
import { EmptyShelf } from "./empty-shelf.tsx";
import { FILTERS, Filters } from "./filters.tsx";
import { MissedChoice } from "./missed-choice.tsx";
import { MoreProducts } from "./more-products.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { knownBy, shelfAddress } from "./shelf-address.ts";
import { ShelfHead } from "./shelf-head.tsx";
import { ShelfMemory } from "./shelf-memory.ts";
import { shelfTitle } from "./shelf-title.ts";
import { useWayBack } from "./use-way-back.ts";
import type { Head } from "#web/frame/head.ts";
import type { ShelfData } from "./shelf-data.ts";

/** A shelf is known by the address of all of it: what is searched for, narrowed or begun further on is no page of its own. */
export function head({ asked, found }: ShelfData): Head {
  const title = shelfTitle({ asked, found });
  const isWhole = asked.after === null && asked.narrowing.words === null && !isNarrowed(asked.narrowing);
  return {
    title: siteWords.titled(title),
    description: shelfWords.description(title, found.count),
    canonical: isWhole ? knownBy(asked.on, found.shelf) : null,
  };
}

/** A row of shapes, whatever the width. */
const COMING = ["first", "second", "third", "fourth"];

/** Products of a shelf, or of a search, page after page, with all that narrows them. */
export const Screen = observer(function Screen({ data }: { readonly data: ShelfData }) {
  const { asked, filters, missed } = data;
  const memory = useStore(ShelfMemory);
  useEffect(() => memory.show(data), [memory, data]);
  const shelf = memory.of(data);
  const shown = useWayBack(shelf);
  const isEmpty = shelf.count.products === 0;
  const groups = filters === null ? [] : filterGroups(asked, filters);
  const chosen = chosenFilters(asked, groups);
  const isPlain = filters === null || (isEmpty && !isNarrowed(asked.narrowing));
  return (
    <div className="wrap">
      <ShelfHead data={data} />
      <div className={isPlain ? "shelf plain" : "shelf"}>
        {isPlain ? null : <Filters asked={asked} groups={groups} prices={filters.prices} count={shelf.count} missed={missed} />}
        <div ref={shown}>
          <h2 className="vh">{shelfWords.products}</h2>
          <div role="status">{missed === null ? null : <MissedChoice address={missed} />}</div>
          <div className="shelf-tools">
            <p className="mute" role="status">
              {isPlain && isEmpty ? "" : shelfWords.counted(shelf.count)}
            </p>
            <ChosenFilters chosen={chosen} clear={shelfAddress(cleared(asked))} />
            {isPlain && isEmpty ? null : (
              <div className="shelf-bar">
                {isPlain ? null : (
                  <button type="button" className="btn quiet filter-opener" popoverTarget={FILTERS}>
                    <SlidersHorizontal className="i" aria-hidden="true" />
                    {filterWords.open(chosen.length)}
                  </button>
                )}
                <OrderChoice asked={asked} />
              </div>
            )}
          </div>
          {asked.after === null || isEmpty ? null : (
            <p className="from-start">
              <a className="link" href={shelfAddress({ ...asked, after: null })}>
                {shelfWords.fromStart}
              </a>
            </p>
          )}
          {isEmpty ? (
            <EmptyShelf data={data} />
          ) : (
            <>
              <ShelfCards products={shelf.products} rows={isPlain ? "all" : "beside"} coming={shelf.state === "loading" ? COMING : []} />
              <MoreProducts
                shelf={shelf}
                address={shelf.next === null ? null : shelfAddress({ ...asked, after: shelf.next })}
                isFirstPage={asked.after === null}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
});

import X from "lucide-react/icons/x";
import { useState } from "react";
import { filterWords } from "./filter-words.ts";
import { FilterList } from "./filter-list.tsx";
import { HiddenFields } from "#web/features/catalogue/list/hidden-fields.tsx";
import { FilterFailedNotice } from "#web/features/catalogue/list/filter-failed-notice.tsx";
import { PriceFilter } from "./price-filter.tsx";
import { isFiltered } from "#core/catalogue/collection.ts";
import { steadyGroups } from "./steady-groups.ts";
import { withoutFilters } from "./filter-groups.ts";
import { pathOf, productListAddress } from "#web/features/catalogue/list/product-list-address.ts";
import type { ChangeEvent, FocusEvent } from "react";
import type { Count } from "#core/catalogue/collection.ts";
import type { FilterGroup } from "./filter-groups.ts";
import type { Filters as Offered } from "#core/catalogue/filters.ts";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";

type FiltersProps = {
  readonly asked: ProductQuery;
  readonly groups: readonly FilterGroup[];
  readonly prices: Offered["prices"];
  readonly count: Count;
  /** The address of what was chosen and could not be had; null: nothing. */
  readonly missed: string | null;
};

/** By this name a button opens them on a small screen. */
export const FILTERS = "filters";

/**
 * One form of all filters: beside the list where there is room, else in a sheet that the browser opens and closes by itself. What is
 * ticked is sent at once; without script there is a button.
 */
export function Filters({ asked, groups: now, prices, count, missed }: FiltersProps) {
  const [opened] = useState(now);
  const groups = steadyGroups(opened, now);
  return (
    <aside className="filters" id={FILTERS} popover="auto" aria-label={filterWords.title} onBlur={closeBehind}>
      <form action={pathOf(asked.on)} onChange={sendTicked} data-stay>
        <header>
          <h2 className="heading-3">{filterWords.title}</h2>
          {isFiltered(asked.narrowing) ? (
            <a className="link roomy text-1" href={productListAddress(withoutFilters(asked))} data-stay>
              {filterWords.clear}
            </a>
          ) : null}
          <button type="button" className="icon-button" popoverTarget={FILTERS} popoverTargetAction="hide" aria-label={filterWords.close}>
            <X className="icon icon-large" aria-hidden="true" />
          </button>
        </header>
        <div className="filters-body">
          <HiddenFields asked={{ ...withoutFilters(asked), order: asked.order }} />
          {groups.map(({ list, choices }) => (
            <FilterList key={list} list={list} choices={choices} />
          ))}
          {prices.length === 0 ? null : <PriceFilter asked={asked} prices={prices} />}
          <noscript>
            <button type="submit" className="button main wide">
              {filterWords.apply}
            </button>
          </noscript>
        </div>
        <footer className="stack gap-3">
          {missed === null ? null : <FilterFailedNotice address={missed} />}
          <button type="button" className="button main wide" popoverTarget={FILTERS} popoverTargetAction="hide">
            {filterWords.show(count)}
          </button>
        </footer>
      </form>
    </aside>
  );
}

function sendTicked({ target, currentTarget }: ChangeEvent<HTMLFormElement>): void {
  if (target instanceof HTMLInputElement && target.type === "checkbox") currentTarget.requestSubmit();
}

/** Whoever leaves the sheet by key would stand behind it. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isGone = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (isGone && currentTarget.matches(":popover-open")) currentTarget.hidePopover();
}

import { DIRECTORY_ORDERS } from "#core/consultations/directory/directory-query.ts";
import { ChosenChips } from "#web/design/chip/chosen-chips.tsx";
import { LinkChips } from "#web/design/chip/link-chips.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { directoryPhrases as says } from "#web/features/consultations/wording/directory.ts";
import { directoryAddress, directoryFields } from "./directory-query.ts";
import "./directory.css";
import { FoldedPanel } from "#web/design/folded-panel/folded-panel.tsx";
import type { ReactNode } from "react";
import type { DirectorySearch } from "./directory-query.ts";
import type { FilterGroup } from "./directory-groups.ts";

type DirectoryFiltersProps = {
  readonly asked: DirectorySearch;
  readonly groups: readonly FilterGroup[];
  /** What was found. */
  readonly children: ReactNode;
};

/**
 * The search for a name, what is chosen, and all filters and orders as links with their counts, which stand open beside what was found
 * where there is room.
 */
export function DirectoryFilters({ asked, groups, children }: DirectoryFiltersProps) {
  const chosen = groups.flatMap(({ chips }) => chips.filter(({ isChosen }) => isChosen));
  const { query } = asked;
  const orders = DIRECTORY_ORDERS.filter((order) => order !== "distance");
  return (
    <>
      <search>
        <form className="joined-input" action={consultationAddress.practitioners} data-stay>
          {directoryFields({ ...asked, query: { ...query, title: null, after: null } }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="search" name="title" defaultValue={query.title ?? ""} aria-label={says.find} placeholder={says.find} />
          <button type="submit" className="button soft">
            {says.findButton}
          </button>
        </form>
      </search>
      <ChosenChips
        chosen={chosen.map(({ title, address }) => ({ title, without: address }))}
        clear={consultationAddress.practitioners}
        says={{ chosen: says.chosen, remove: says.remove, clear: says.clear }}
      />
      <div className="directory">
        <FoldedPanel title={consultationWords.filters(chosen.length)}>
          {groups.map(({ name, chips }) => (
            <LinkChips
              key={name}
              title={says.groups[name]}
              chips={chips.map(({ title, count, ...chip }) => ({ ...chip, key: title, words: consultationWords.withCount(title, count) }))}
            />
          ))}
          <LinkChips
            title={says.groups.sort}
            chips={orders.map((order) => ({
              key: order,
              words: says.orders[order],
              address: directoryAddress({ ...asked, query: { ...query, order, after: null } }),
              isChosen: order === query.order,
            }))}
          />
        </FoldedPanel>
        {children}
      </div>
    </>
  );
}

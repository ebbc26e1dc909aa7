import { X } from "lucide-react";
import { DIRECTORY_ORDERS } from "#core/consultations/directory/directory-query.ts";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { directoryPhrases as says } from "#web/features/consultations/wording/directory.ts";
import { directoryAddress, directoryFields } from "./directory-query.ts";
import type { DirectorySearch } from "./directory-query.ts";
import type { FilterGroup } from "./directory-groups.ts";

/** The search for a name, what is chosen, and all filters and orders as links with their counts. */
export function DirectoryFilters({ asked, groups }: { readonly asked: DirectorySearch; readonly groups: readonly FilterGroup[] }) {
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
      {chosen.length === 0 ? null : (
        <ul className="chips" aria-label={says.chosen}>
          {chosen.map(({ title, address }) => (
            <li key={address}>
              <a className="chip is-chosen" href={address} aria-label={says.remove({ title })} data-stay>
                {title}
                <X className="icon icon-small" aria-hidden="true" />
              </a>
            </li>
          ))}
          <li>
            <a className="chips-clear link" href={consultationAddress.practitioners} data-stay>
              {says.clear}
            </a>
          </li>
        </ul>
      )}
      <details className="panel">
        <summary>{consultationWords.filters(chosen.length)}</summary>
        {groups.map(({ name, chips }) => (
          <nav key={name} aria-label={says.groups[name]}>
            <p className="small muted" aria-hidden="true">
              {says.groups[name]}
            </p>
            <ul className="chips">
              {chips.map(({ title, count, isChosen, address }) => (
                <li key={address}>
                  <a className={isChosen ? "chip is-chosen" : "chip"} href={address} aria-current={isChosen ? "true" : undefined} data-stay>
                    {consultationWords.withCount(title, count)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label={says.groups.sort}>
          <p className="small muted" aria-hidden="true">
            {says.groups.sort}
          </p>
          <ul className="chips">
            {orders.map((order) => (
              <li key={order}>
                <a
                  className={order === query.order ? "chip is-chosen" : "chip"}
                  href={directoryAddress({ ...asked, query: { ...query, order, after: null } })}
                  aria-current={order === query.order ? "true" : undefined}
                  data-stay
                >
                  {says.orders[order]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </>
  );
}

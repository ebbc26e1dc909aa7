import { X } from "lucide-react";
import { TEST_ORDERS } from "#core/labs/list/lab-test-query.ts";
import { labAddress } from "#web/features/labs/lab-address.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { testsAddress } from "./test-query.ts";
import type { LabTestQuery } from "#core/labs/list/lab-test-query.ts";
import type { TestChip, TestGroup } from "./test-groups.ts";

type TestFiltersProps = { readonly asked: LabTestQuery; readonly groups: readonly TestGroup[] };

/** What is chosen, and all filters, letters and orders as links with their counts. */
export function TestFilters({ asked, groups }: TestFiltersProps) {
  const chosen = groups.flatMap(({ chips }) => chips.filter(({ isChosen }) => isChosen));
  const letters = groups.find(({ name }) => name === "letter")?.chips ?? [];
  return (
    <>
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
            <a className="chips-clear link" href={labAddress.tests} data-stay>
              {says.clear}
            </a>
          </li>
        </ul>
      )}
      <details className="panel">
        <summary>{labWords.filters(chosen.length)}</summary>
        {groups
          .filter(({ name }) => name !== "letter")
          .map(({ name, chips }) => (
            <Chips key={name} title={says.groups[name]} chips={chips} />
          ))}
        <nav aria-label={says.groups.sort}>
          <p className="small muted" aria-hidden="true">
            {says.groups.sort}
          </p>
          <ul className="chips">
            {TEST_ORDERS.map((order) => (
              <li key={order}>
                <a
                  className={order === asked.order ? "chip is-chosen" : "chip"}
                  href={testsAddress({ ...asked, order, after: null })}
                  aria-current={order === asked.order ? "true" : undefined}
                  data-stay
                >
                  {says.orders[order]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      {letters.length < 2 ? null : <Chips title={says.groups.letter} chips={letters} />}
    </>
  );
}

const Chips = ({ title, chips }: { readonly title: string; readonly chips: readonly TestChip[] }) => (
  <nav aria-label={title}>
    <p className="small muted" aria-hidden="true">
      {title}
    </p>
    <ul className="chips">
      {chips.map(({ title: value, count, isChosen, address }) => (
        <li key={address}>
          <a className={isChosen ? "chip is-chosen" : "chip"} href={address} aria-current={isChosen ? "true" : undefined} data-stay>
            {labWords.withCount(value, count)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

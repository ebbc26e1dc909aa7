import { rupees } from "#web/design/figures/amounts.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { BookingNote } from "#web/features/labs/booking-note.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { shownText } from "#web/design/shown-text.ts";
import "#web/features/labs/labs.css";
import type { PackageEntry } from "#core/labs/list/package-entry.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { Compared } from "./package-query.ts";

export type CompareData = Compared & { readonly all: readonly PackageEntry[] };

export const head = ({ compared }: CompareData): Head => ({
  title: siteWords.titled(says.allPackages),
  description: says.compareDescription,
  canonical: compared.length === 0 ? labAddress.compare : null,
});

/** Whoever compares comes to the table. */
const COMPARISON = "comparison";

/** Every package to choose from, and up to four side by side. */
export function Screen({ data: { compared, leftOut, all } }: { readonly data: CompareData }) {
  const chosen = new Set(compared.map(({ package: { slug } }) => slug));
  return (
    <div className="page-width leaflet">
      <PageHead
        way={[{ title: says.labs, address: labAddress.front }]}
        here={says.allPackages}
        title={says.allPackages}
        lead={says.compareLead}
      />
      <div role="status">{leftOut === 0 ? null : <Notice kind="note">{labWords.leftOut(leftOut)}</Notice>}</div>
      {compared.length === 0 ? null : (
        <section>
          <h2 id={COMPARISON}>{says.comparison}</h2>
          <ComparisonTable packages={compared} />
        </section>
      )}
      <form className="stack" action={`${labAddress.compare}#${COMPARISON}`} key={[...chosen].join()} data-stay>
        <h2>{says.choosePackages}</h2>
        <ul className="laboratory-choices">
          {all.map(({ package: { id, slug, title, price }, tests }) => (
            <li key={id}>
              <label className="filter-tick">
                <input type="checkbox" name="compare" value={slug} defaultChecked={chosen.has(slug)} autoComplete="off" />
                {says.choice({ name: shownText(title), tests: labWords.tests(tests.length), price: rupees(price) })}
              </label>
            </li>
          ))}
        </ul>
        <p>
          <button type="submit" className="button main">
            {says.compareChosen}
          </button>
        </p>
      </form>
      <BookingNote address={null} />
    </div>
  );
}

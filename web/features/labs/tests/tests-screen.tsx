import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { PackageCards } from "#web/features/labs/packages/package-cards.tsx";
import { TestCards } from "./test-cards.tsx";
import { TestFilters } from "./test-filters.tsx";
import { testGroups } from "./test-groups.ts";
import { testFields, testsAddress } from "./test-query.ts";
import { TestSearch } from "./test-search.tsx";
import "#web/features/labs/labs.css";
import type { LabTestQuery } from "#core/labs/list/lab-test-query.ts";
import type { FoundLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import type { Head } from "#web/platform/page/head.ts";

export type TestsData = { readonly asked: LabTestQuery; readonly page: FoundLabTests };

/** The whole list and each category are pages to be found; what is narrowed further is none. */
export function head({ asked }: TestsData): Head {
  const { category } = asked;
  const isPlain = testsAddress({ ...asked, category: null }) === labAddress.tests;
  return {
    title: siteWords.titled(titleOf(asked)),
    description: says.testsDescription,
    canonical: isPlain ? testsAddress({ ...asked, category }) : null,
  };
}

const titleOf = ({ category }: LabTestQuery): string =>
  category === null ? says.allTests : says.categoryTests({ category: says.categories[category] });

/** Tests, narrowed and ordered as the address says. */
export function Screen({ data: { asked, page } }: { readonly data: TestsData }) {
  const title = titleOf(asked);
  return (
    <div className="page-width leaflet">
      <PageHead way={[{ title: says.labs, address: labAddress.front }]} here={title} title={title} lead={says.testsLead} />
      <div className="stack">
        <TestSearch title={asked.title} kept={testFields({ ...asked, title: null, after: null })} />
        <TestFilters asked={asked} groups={testGroups(asked, page.facets)} />
      </div>
      <section>
        <div role="status">
          <h2>{labWords.found(page.found)}</h2>
        </div>
        {asked.after === null ? null : (
          <p>
            <a className="link" href={testsAddress({ ...asked, after: null })}>
              {says.fromStart}
            </a>
          </p>
        )}
        {page.found > 0 ? (
          <TestCards tests={page.tests} />
        ) : page.packages.length > 0 ? null : (
          <EmptyState drawing="empty-search" heading={<h3>{says.nothing}</h3>} text={says.nothingText}>
            <a className="button main" href={labAddress.tests}>
              {says.allTests}
            </a>
          </EmptyState>
        )}
        {page.next === null ? null : (
          <p>
            <a className="button quiet" href={testsAddress({ ...asked, after: page.next })}>
              {says.more}
            </a>
          </p>
        )}
      </section>
      {page.packages.length === 0 ? null : (
        <section>
          <h2>{says.packages}</h2>
          <PackageCards packages={page.packages} />
        </section>
      )}
    </div>
  );
}

import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { TestCards } from "#web/features/labs/tests/test-cards.tsx";
import { TestSearch } from "#web/features/labs/tests/test-search.tsx";
import { testsAddress } from "#web/features/labs/tests/test-query.ts";
import { ANY_TEST } from "#core/labs/list/lab-test-query.ts";
import { ShownTest } from "./shown-test.tsx";
import { missingHead } from "#web/platform/page/missing-head.ts";
import { shownText } from "#web/design/shown-text.ts";
import "#web/features/labs/labs.css";
import type { LabTestPage } from "#core/labs/list/searched-tests.ts";
import type { ShownLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import type { Head } from "#web/platform/page/head.ts";

/** A test; or the first of all, where none was asked for or nobody knows it. */
export type TestData = ({ readonly kind: "found" } & ShownLabTest) | { readonly kind: "unasked" | "unknown"; readonly page: LabTestPage };

export function head(data: TestData): Head {
  if (data.kind === "found") {
    const name = shownText(data.test.title);
    return { title: siteWords.titled(name), description: says.testDescription({ name }), canonical: labAddress.test(data.test.slug) };
  }
  return data.kind === "unasked"
    ? { title: siteWords.titled(says.findTest), description: says.testsDescription, canonical: labAddress.find }
    : missingHead(says.unknownTest, says.unknownTestText);
}

export function Screen({ data }: { readonly data: TestData }) {
  if (data.kind === "found") return <ShownTest shown={data} />;
  const isUnknown = data.kind === "unknown";
  const title = isUnknown ? says.unknownTest : says.findTest;
  return (
    <div className="page-width leaflet">
      <PageHead
        way={[{ title: says.labs, address: labAddress.front }]}
        here={title}
        title={title}
        lead={isUnknown ? says.unknownTestText : says.findTestLead}
      />
      <TestSearch title={null} kept={[]} />
      <nav aria-label={says.groups.category}>
        <ul className="chips">
          {data.page.facets.category.map(({ value, tests }) => (
            <li key={value}>
              <a className="chip" href={testsAddress({ ...ANY_TEST, category: value, order: "name", after: null })}>
                {labWords.withCount(says.categories[value], tests)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section>
        <h2>{says.someTests}</h2>
        <TestCards tests={data.page.tests} />
        <p>
          <a className="button quiet" href={labAddress.tests}>
            {says.allTests}
          </a>
        </p>
      </section>
    </div>
  );
}

import { AUDIENCES } from "#core/labs/lab-package.ts";
import { ANY_TEST } from "#core/labs/list/lab-test-query.ts";
import { NextSteps } from "#web/design/next-steps/next-steps.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { BookingNote } from "#web/features/labs/booking-note.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { PackageCards } from "#web/features/labs/packages/package-cards.tsx";
import { testsAddress } from "#web/features/labs/tests/test-query.ts";
import { TestSearch } from "#web/features/labs/tests/test-search.tsx";
import { LabCards } from "./lab-cards.tsx";
import "#web/features/labs/labs.css";
import type { LabCategory } from "#core/labs/lab-test.ts";
import type { ListedLab } from "#core/labs/list/list-labs.use-case.ts";
import type { PackageEntry } from "#core/labs/list/package-entry.ts";
import type { TestCount } from "#core/labs/list/searched-tests.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";
import type { Head } from "#web/platform/page/head.ts";

/** `typed`: what was asked as a pincode, null: nothing; `pincode` null: it is none. */
export type FrontData = {
  readonly typed: string | null;
  readonly pincode: Pincode | null;
  readonly labs: readonly ListedLab[];
  readonly tests: number;
  readonly categories: readonly TestCount<LabCategory>[];
  readonly packages: readonly PackageEntry[];
};

const SHOWN_PACKAGES = 4;

export const head = ({ typed }: FrontData): Head => ({
  title: siteWords.titled(says.labs),
  description: says.labsDescription,
  canonical: typed === null ? labAddress.front : null,
});

/** Where everything about laboratory tests begins. */
export function Screen({ data: { typed, pincode, labs, tests, categories, packages } }: { readonly data: FrontData }) {
  return (
    <div className="page-width leaflet">
      <PageHead here={says.labs} title={says.labs} lead={says.labsLead} />
      <div className="stack">
        <TestSearch title={null} kept={[]} />
        <nav aria-label={says.groups.category}>
          <ul className="chips">
            {categories.map(({ value, tests: count }) => (
              <li key={value}>
                <a className="chip" href={testsAddress({ ...ANY_TEST, category: value, order: "name", after: null })}>
                  {labWords.withCount(says.categories[value], count)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          <a className="link" href={labAddress.tests}>
            {labWords.withCount(says.allTests, tests)}
          </a>
        </p>
      </div>
      <section>
        <h2>{says.packages}</h2>
        <ul className="chips" aria-label={says.forWhom}>
          {AUDIENCES.map((audience) => (
            <li key={audience}>
              <a className="chip" href={labAddress.packagesFor(audience)}>
                {says.audiences[audience]}
              </a>
            </li>
          ))}
        </ul>
        <PackageCards packages={packages.slice(0, SHOWN_PACKAGES)} />
        <p className="row flex-wrap">
          <a className="button quiet" href={labAddress.packages}>
            {labWords.withCount(says.packages, packages.length)}
          </a>
          <a className="link" href={labAddress.compare}>
            {says.compareAll}
          </a>
        </p>
      </section>
      <section>
        <h2>{says.howItGoes}</h2>
        <NextSteps steps={says.steps} />
      </section>
      <LabCards typed={typed} pincode={pincode} labs={labs} />
      <BookingNote address={null} />
    </div>
  );
}

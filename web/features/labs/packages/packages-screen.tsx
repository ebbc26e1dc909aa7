import { AUDIENCES } from "#core/labs/lab-package.ts";
import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { BookingNote } from "#web/features/labs/booking-note.tsx";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { PackageCards } from "./package-cards.tsx";
import "#web/features/labs/labs.css";
import type { Audience } from "#core/labs/lab-package.ts";
import type { PackageEntry } from "#core/labs/list/package-entry.ts";
import type { Head } from "#web/platform/page/head.ts";

export type PackagesData = { readonly audience: Audience | null; readonly packages: readonly PackageEntry[] };

const titleOf = (audience: Audience | null): string =>
  audience === null ? says.packages : says.packagesFor({ who: says.audiences[audience] });

export const head = ({ audience }: PackagesData): Head => ({
  title: siteWords.titled(titleOf(audience)),
  description: says.packagesDescription,
  canonical: audience === null ? labAddress.packages : labAddress.packagesFor(audience),
});

/** Packages by whom they are for. */
export function Screen({ data: { audience, packages } }: { readonly data: PackagesData }) {
  const shown = audience === null ? packages : packages.filter((one) => one.package.audience === audience);
  const title = titleOf(audience);
  return (
    <div className="page-width leaflet">
      <PageHead way={[{ title: says.labs, address: labAddress.front }]} here={title} title={title} lead={says.packagesLead} />
      <nav aria-label={says.forWhom}>
        <ul className="chips">
          <li>
            <a
              className={audience === null ? "chip is-chosen" : "chip"}
              href={labAddress.packages}
              aria-current={audience === null ? "true" : undefined}
              data-stay
            >
              {labWords.withCount(says.allAudiences, packages.length)}
            </a>
          </li>
          {AUDIENCES.map((one) => (
            <li key={one}>
              <a
                className={one === audience ? "chip is-chosen" : "chip"}
                href={labAddress.packagesFor(one)}
                aria-current={one === audience ? "true" : undefined}
                data-stay
              >
                {labWords.withCount(says.audiences[one], packages.filter((offer) => offer.package.audience === one).length)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section>
        <div className="visually-hidden" role="status">
          <h2>{says.shownPackages({ count: String(shown.length) })}</h2>
        </div>
        {shown.length === 0 ? (
          <EmptyState drawing="empty-search" heading={<h3>{says.noPackages}</h3>} text={says.nothingText}>
            <a className="button main" href={labAddress.tests}>
              {says.allTests}
            </a>
          </EmptyState>
        ) : (
          <PackageCards packages={shown} />
        )}
      </section>
      <p>
        <a className="link" href={labAddress.compare}>
          {says.compareAll}
        </a>
      </p>
      <BookingNote address={null} />
    </div>
  );
}

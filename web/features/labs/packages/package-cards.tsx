import { preparationFor } from "#core/labs/preparation.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { FoldedText } from "#web/design/folded-panel/folded-text.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { PackageEntry } from "#core/labs/list/package-entry.ts";

/** Packages side by side, with what they hold and save. */
export const PackageCards = ({ packages }: { readonly packages: readonly PackageEntry[] }) => (
  <ul className="leaflet-cards">
    {packages.map((entry) => (
      <li key={entry.package.id} className="leaflet-card">
        <PackageCard entry={entry} />
      </li>
    ))}
  </ul>
);

function PackageCard({ entry }: { readonly entry: PackageEntry }) {
  const { package: offer, tests, apart, fastingHours, reportHours, needsPrescription, isAtHome } = entry;
  const meals = labWords.mealsAndSamples(preparationFor(tests), null);
  const name = shownText(offer.title);
  return (
    <>
      <p className="small faint">{says.audiences[offer.audience]}</p>
      <h3>{name}</h3>
      <p>{shownText(offer.text)}</p>
      <p className="small">{[labWords.fasting(fastingHours), labWords.report(reportHours)].join(" · ")}</p>
      {meals === null ? null : <p className="small">{meals}</p>}
      <p className="small">
        {[isAtHome ? labWords.atHome(offer.price) : says.atCentre, ...(needsPrescription ? [says.prescription] : [])].join(" · ")}
      </p>
      <FoldedText title={labWords.tests(tests.length)}>
        <ul className="laboratory-holds">
          {tests.map(({ id, slug, title }) => (
            <li key={id}>
              <a className="link" href={labAddress.test(slug)}>
                {shownText(title)}
              </a>
            </li>
          ))}
        </ul>
      </FoldedText>
      <p className="price">{rupees(offer.price)}</p>
      {apart > offer.price ? <p className="small">{labWords.saves(entry)}</p> : null}
      <p className="leaflet-card-end row flex-wrap">
        <a className="button main" href={labAddress.bookPackage(offer.slug)} aria-label={says.bookOf({ name })}>
          {says.book}
        </a>
        <a className="button quiet" href={labAddress.comparing(offer.slug)} aria-label={says.compareOf({ name })}>
          {says.compare}
        </a>
      </p>
    </>
  );
}

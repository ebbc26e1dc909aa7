import { needsConsent } from "#core/labs/needs-consent.ts";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { BookingNote } from "#web/features/labs/booking-note.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { HomeCollection } from "#web/features/labs/collection/home-collection.tsx";
import { LabPrice } from "#web/features/labs/lab-price.tsx";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { PackageCards } from "#web/features/labs/packages/package-cards.tsx";
import { MeasuredValues } from "./measured-values.tsx";
import { shownText } from "#web/design/shown-text.ts";
import type { Fact } from "#web/design/fact-list/fact-list.tsx";
import type { ShownLabTest } from "#core/labs/list/show-lab-test.use-case.ts";

const WAY = [
  { title: says.labs, address: labAddress.front },
  { title: says.allTests, address: labAddress.tests },
];

/** One test: its facts, how to prepare, what it measures, and the packages that hold it. */
export function ShownTest({ shown: { test, packages } }: { readonly shown: ShownLabTest }) {
  const { title, aliases, category, sample, fastingHours, reportHours, price, mrp, needsPrescription, isAtHome, prepare } = test;
  const name = shownText(title);
  const address = labAddress.bookTest(test.slug);
  const facts: readonly Fact[] = [
    { name: says.sample, value: says.samples[sample] },
    { name: says.fastingFact, value: labWords.fasting(fastingHours) },
    { name: says.reportFact, value: labWords.report(reportHours) },
    { name: says.where, value: isAtHome ? says.atHomeOrCentre : says.atCentre },
    { name: says.prescriptionFact, value: needsPrescription ? says.needed : says.notNeeded },
    ...(aliases.length === 0 ? [] : [{ name: says.alsoCalled, value: aliases.join(", ") }]),
  ];
  return (
    <div className="page-width leaflet">
      <PageHead
        way={WAY}
        here={name}
        title={name}
        lead={says.testLead({ category: says.categories[category], values: labWords.values(test.parameters.length) })}
      />
      <div className="laboratory-test">
        <aside className="panel is-raised stack gap-4">
          <LabPrice price={price} mrp={mrp} isBig />
          {isAtHome ? (
            <p role="status">
              {labWords.atHome(price)} <HomeCollection />
            </p>
          ) : null}
          <BookingNote address={address} />
        </aside>
        <div>
          <FactList facts={facts} />
          {needsConsent(test) ? <Notice kind="note">{says.consent}</Notice> : null}
          <section>
            <h2>{says.prepare}</h2>
            <ul className="laboratory-prepare">
              <li>{fastingHours === 0 ? says.noFastingText : says.fastingText({ hours: String(fastingHours) })}</li>
              {prepare === null ? null : <li>{shownText(prepare)}</li>}
              <li>{says.medicines}</li>
            </ul>
          </section>
          <section>
            <h2>{says.measures}</h2>
            <MeasuredValues parameters={test.parameters} />
            <p className="small muted">
              {test.source === null ? says.rangesOfLab : says.rangesFrom({ source: test.source })} {says.notADiagnosis}
            </p>
          </section>
          {packages.length === 0 ? null : (
            <section>
              <h2>{says.inPackages}</h2>
              <PackageCards packages={packages.slice(0, MOST_PACKAGES)} />
            </section>
          )}
        </div>
      </div>
      <div className="sticky-bar no-print">
        <LabPrice price={price} mrp={mrp} />
        <a className="button main" href={address}>
          {says.book}
        </a>
      </div>
    </div>
  );
}

const MOST_PACKAGES = 6;

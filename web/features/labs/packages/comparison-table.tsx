import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { preparationFor } from "#core/labs/preparation.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { Comparison } from "#web/design/comparison/comparison.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { PackageEntry } from "#core/labs/list/package-entry.ts";

/** Packages as columns: their facts, then every test that one of them holds, with what it costs alone. */
export function ComparisonTable({ packages }: { readonly packages: readonly PackageEntry[] }) {
  const tests = [...new Map(packages.flatMap((one) => one.tests.map((test) => [test.id, test] as const))).values()];
  const facts: readonly (readonly [string, (entry: PackageEntry) => string])[] = [
    [says.price, (entry) => rupees(entry.package.price)],
    [says.apart, (entry) => rupees(entry.apart)],
    [
      says.fastingFact,
      ({ fastingHours, tests: of }) => labWords.mealsAndSamples(preparationFor(of), null) ?? labWords.fasting(fastingHours),
    ],
    [says.reportFact, (entry) => labWords.report(entry.reportHours)],
    [says.where, (entry) => (entry.isAtHome ? says.atHome : says.atCentre)],
    [says.prescriptionFact, (entry) => (entry.needsPrescription ? says.needed : says.notNeeded)],
  ];
  return (
    <Comparison
      label={says.comparison}
      corner={says.testName}
      columns={packages.map(({ package: { id, title } }) => ({ id, title: shownText(title) }))}
      rows={[
        ...facts.map(([name, factOf]) => ({ id: name, name, cells: packages.map(factOf) })),
        { id: "book", name: says.bookingTitle, cells: packages.map((entry) => <Book key={entry.package.id} entry={entry} />) },
        ...tests.map((test) => ({
          id: test.id,
          name: <TestAlone test={test} />,
          cells: packages.map((entry) => <Held key={entry.package.id} isHeld={entry.package.tests.includes(test.id)} />),
        })),
      ]}
    />
  );
}

const Book = ({ entry: { package: one } }: { readonly entry: PackageEntry }) => (
  <a className="button quiet" href={labAddress.bookPackage(one.slug)}>
    {says.book}
    <span className="visually-hidden"> {shownText(one.title)}</span>
  </a>
);

const TestAlone = ({ test: { slug, title, price } }: { readonly test: PackageEntry["tests"][number] }) => (
  <>
    <a className="link" href={labAddress.test(slug)}>
      {shownText(title)}
    </a>{" "}
    <span className="small faint">{says.alone({ price: rupees(price) })}</span>
  </>
);

const Held = ({ isHeld }: { readonly isHeld: boolean }) => (
  <>
    {isHeld ? <Check className="icon leaf" aria-hidden="true" /> : <Minus className="icon faint" aria-hidden="true" />}
    <span className="visually-hidden">{isHeld ? says.held : says.notHeld}</span>
  </>
);

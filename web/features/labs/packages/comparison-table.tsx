import { Check, Minus } from "lucide-react";
import { rupees } from "#web/design/figures/amounts.ts";
import { labAddress } from "#web/features/labs/lab-address.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import type { PackageEntry } from "#core/labs/list/package-entry.ts";

/** Packages as columns: their facts, then every test that one of them holds, with what it costs alone. */
export function ComparisonTable({ packages }: { readonly packages: readonly PackageEntry[] }) {
  const tests = [...new Map(packages.flatMap((one) => one.tests.map((test) => [test.id, test] as const))).values()];
  const facts: readonly (readonly [string, (entry: PackageEntry) => string])[] = [
    [says.price, (entry) => rupees(entry.package.price)],
    [says.apart, (entry) => rupees(entry.apart)],
    [says.fastingFact, (entry) => labWords.fasting(entry.fastingHours)],
    [says.reportFact, (entry) => labWords.report(entry.reportHours)],
    [says.where, (entry) => (entry.isAtHome ? says.atHome : says.atCentre)],
    [says.prescriptionFact, (entry) => (entry.needsPrescription ? says.needed : says.notNeeded)],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A table wider than its page is scrolled by keyboard as well.
    <section className="laboratory-comparison" aria-label={says.comparison} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{says.testName}</th>
            {packages.map(({ package: { id, title } }) => (
              <th key={id} scope="col">
                {labWords.text(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(([name, factOf]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {packages.map((entry) => (
                <td key={entry.package.id}>{factOf(entry)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{says.bookingTitle}</th>
            {packages.map(({ package: { id, slug, title } }) => (
              <td key={id}>
                <a className="button quiet" href={labAddress.bookPackage(slug)}>
                  {says.book}
                  <span className="visually-hidden"> {labWords.text(title)}</span>
                </a>
              </td>
            ))}
          </tr>
          {tests.map(({ id, slug, title, price }) => (
            <tr key={id}>
              <th scope="row">
                <a className="link" href={labAddress.test(slug)}>
                  {labWords.text(title)}
                </a>{" "}
                <span className="small faint">{says.alone({ price: rupees(price) })}</span>
              </th>
              {packages.map((entry) => (
                <td key={entry.package.id}>
                  <Held isHeld={entry.package.tests.includes(id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Held = ({ isHeld }: { readonly isHeld: boolean }) => (
  <>
    {isHeld ? <Check className="icon leaf" aria-hidden="true" /> : <Minus className="icon faint" aria-hidden="true" />}
    <span className="visually-hidden">{isHeld ? says.held : says.notHeld}</span>
  </>
);

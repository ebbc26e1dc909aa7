import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { LabPrice } from "#web/features/labs/lab-price.tsx";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { ListedLabTest } from "#core/labs/list/listed-test.ts";

/** Tests side by side, each leading to its own page. */
export const TestCards = ({ tests }: { readonly tests: readonly ListedLabTest[] }) => (
  <ul className="leaflet-cards">
    {tests.map((test) => (
      <li key={test.id} className="leaflet-card">
        <TestCard test={test} />
      </li>
    ))}
  </ul>
);

function TestCard({
  test: { slug, title, category, parameters, fastingHours, reportHours, price, mrp, needsPrescription, isAtHome },
}: {
  readonly test: ListedLabTest;
}) {
  const name = shownText(title);
  return (
    <>
      <p className="small faint">{says.categories[category]}</p>
      <h3>
        <a href={labAddress.test(slug)}>{name}</a>
      </h3>
      <p className="small">{[labWords.values(parameters), labWords.fasting(fastingHours), labWords.report(reportHours)].join(" · ")}</p>
      <p className="small">
        {[isAtHome ? labWords.atHome(price) : says.atCentre, ...(needsPrescription ? [says.prescription] : [])].join(" · ")}
      </p>
      <LabPrice price={price} mrp={mrp} />
      <p className="leaflet-card-end">
        <a className="button quiet" href={labAddress.test(slug)} aria-label={says.seeOf({ name })}>
          {says.see}
        </a>
      </p>
    </>
  );
}

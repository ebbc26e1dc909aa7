import { rupees } from "#web/design/figures/amounts.ts";
import { Comparison } from "#web/design/comparison/comparison.tsx";
import { careWords } from "#web/features/content/care/care-words.ts";
import { plansOfferedPhrases as says } from "#web/features/content/wording/plans-offered.ts";
import { careAddress } from "#web/platform/addresses/care-address.ts";
import type { ReactNode } from "react";
import type { HealthPlan } from "#core/content/care-page.ts";

/** Health plans as columns, and what each promises as rows. Texts are in the language of the page. */
export function PlanComparison({ plans }: { readonly plans: readonly HealthPlan[] }) {
  const row = (name: string, cellOf: (plan: HealthPlan) => ReactNode) => ({ id: name, name, cells: plans.map(cellOf) });
  return (
    <Comparison
      label={says.comparison}
      corner={says.promise}
      columns={plans}
      rows={[
        row(says.price, ({ price }) => rupees(price)),
        row(says.covered, ({ people }) => careWords.people(people)),
        row(says.consultations, ({ consultations }) => (consultations === 0 ? says.none : String(consultations))),
        row(says.labPercent, ({ labPercent }) => (labPercent === 0 ? says.none : says.percent({ percent: String(labPercent) }))),
        row(says.others, ({ includes }) => (
          <ul>
            {includes.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        )),
        row(says.buying, ({ id, title }) => (
          <a className="button quiet" href={careAddress.buyPlan(id)}>
            {says.buy}
            <span className="visually-hidden"> {title}</span>
          </a>
        )),
      ]}
    />
  );
}

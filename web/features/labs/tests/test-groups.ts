import { rupees } from "#web/design/figures/amounts.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { testsAddress } from "./test-query.ts";
import type { LabTestQuery } from "#core/labs/list/lab-test-query.ts";
import type { TestCount, TestFacets } from "#core/labs/list/searched-tests.ts";

/** A value of a filter: pressed it is chosen, or taken away where it was. */
export type TestChip = { readonly title: string; readonly count: number; readonly isChosen: boolean; readonly address: string };
export type TestGroup = { readonly name: keyof TestFacets; readonly chips: readonly TestChip[] };

/** Every filter with its values, how many tests each would leave, and where each leads. */
export function testGroups(query: LabTestQuery, facets: TestFacets): readonly TestGroup[] {
  const group = <Name extends keyof TestFacets & keyof LabTestQuery>(
    name: Name,
    counts: readonly TestCount<NonNullable<LabTestQuery[Name]>>[],
    titleOf: (value: NonNullable<LabTestQuery[Name]>) => string,
  ): TestGroup => ({
    name,
    chips: counts.map(({ value, tests }) => {
      const isChosen = query[name] === value;
      const address = testsAddress({ ...query, [name]: isChosen ? null : value, after: null });
      return { title: titleOf(value), count: tests, isChosen, address };
    }),
  });
  return [
    group("category", facets.category, (value) => says.categories[value]),
    group("fasting", facets.fasting, (value) => says.fastingNeeds[value]),
    group("home", facets.home, () => says.atHome),
    group("prescription", facets.prescription, (value) => says.prescriptionNeeds[value]),
    group("withinDay", facets.withinDay, () => says.withinDay),
    group("maxPrice", facets.maxPrice, (value) => says.upTo({ price: rupees(value) })),
    group("letter", facets.letter, (value) => value),
  ].filter(({ chips }) => chips.length > 0);
}

import { TEST_ORDERS } from "#core/labs/list/lab-test-query.ts";
import { ChosenChips } from "#web/design/chip/chosen-chips.tsx";
import { LinkChips } from "#web/design/chip/link-chips.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { testsAddress } from "./test-query.ts";
import { FoldedPanel } from "#web/design/folded-panel/folded-panel.tsx";
import type { LabTestQuery } from "#core/labs/list/lab-test-query.ts";
import type { TestChip, TestGroup } from "./test-groups.ts";

type TestFiltersProps = { readonly asked: LabTestQuery; readonly groups: readonly TestGroup[] };

/** What is chosen, and all filters, letters and orders as links with their counts. */
export function TestFilters({ asked, groups }: TestFiltersProps) {
  const chosen = groups.flatMap(({ chips }) => chips.filter(({ isChosen }) => isChosen));
  const letters = groups.find(({ name }) => name === "letter")?.chips ?? [];
  return (
    <>
      <ChosenChips
        chosen={chosen.map(({ title, address }) => ({ title, without: address }))}
        clear={labAddress.tests}
        says={{ chosen: says.chosen, remove: says.remove, clear: says.clear }}
      />
      <FoldedPanel title={labWords.filters(chosen.length)}>
        {groups
          .filter(({ name }) => name !== "letter")
          .map(({ name, chips }) => (
            <LinkChips key={name} title={says.groups[name]} chips={chips.map(withCount)} />
          ))}
        <LinkChips
          title={says.groups.sort}
          chips={TEST_ORDERS.map((order) => ({
            key: order,
            words: says.orders[order],
            address: testsAddress({ ...asked, order, after: null }),
            isChosen: order === asked.order,
          }))}
        />
      </FoldedPanel>
      {letters.length < 2 ? null : <LinkChips title={says.groups.letter} chips={letters.map(withCount)} />}
    </>
  );
}

const withCount = ({ title, count, ...chip }: TestChip) => ({ ...chip, key: title, words: labWords.withCount(title, count) });

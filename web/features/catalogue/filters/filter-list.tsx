import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { TickBox } from "#web/design/fields/tick-box.tsx";
import { filterWords } from "./filter-words.ts";
import { FIELD } from "#web/features/catalogue/list/product-query.ts";
import type { FilterChoice, FilterGroup } from "./filter-groups.ts";

/** So many are seen at a glance; the others stand behind a word. */
const FIRST = 6;

/** One filter: its values with how many products each leaves. */
export function FilterList({ list, choices }: FilterGroup) {
  const title = filterWords.groups[list];
  const rest = choices.length > FIRST + 2 ? choices.slice(FIRST) : [];
  const [isOpen] = useState(rest.some(({ isChosen }) => isChosen)); // Whoever opened or closed it since has the say.
  const first = rest.length === 0 ? choices : choices.slice(0, FIRST);
  return (
    <details className="filter-part" open>
      <summary>
        <h3>{title}</h3>
        <ChevronDown className="icon chevron faint" aria-hidden="true" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        <Ticks name={FIELD[list]} choices={first} />
        {rest.length === 0 ? null : (
          <details className="filter-rest" open={isOpen}>
            <summary className="link">{filterWords.more(title, rest.length)}</summary>
            <Ticks name={FIELD[list]} choices={rest} />
          </details>
        )}
      </fieldset>
    </details>
  );
}

const Ticks = ({ name, choices }: { readonly name: string; readonly choices: readonly FilterChoice[] }) =>
  choices.map(({ value, title, count, isChosen }) => (
    <TickBox key={value} name={name} value={value} isTicked={isChosen}>
      <span>{title}</span> <span className="filter-count">{filterWords.counted(count)}</span>
    </TickBox>
  ));

import { X } from "lucide-react";
import { filterWords } from "./filter-words.ts";
import type { ChosenFilter } from "./filter-groups.ts";

/** What is chosen, each taken away by a press. Of its own beside `ChosenChips`, as a file that lists share with others puts their first view above its limit. */
export function ChosenFilters({ chosen, clear }: { readonly chosen: readonly ChosenFilter[]; readonly clear: string }) {
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label={filterWords.chosen}>
      {chosen.map(({ title, without }) => (
        <li key={without}>
          <a className="chip is-chosen" href={without} aria-label={filterWords.remove({ title })} data-stay>
            {title}
            <X className="icon icon-small" aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a className="chips-clear link" href={clear} data-stay>
          {filterWords.clearAll}
        </a>
      </li>
    </ul>
  );
}

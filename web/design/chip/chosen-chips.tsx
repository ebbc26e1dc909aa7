import X from "lucide-react/icons/x";
import type { Facts } from "#web/design/phrase.ts";

type ChosenChipsProps = {
  /** `without`: where it leads once it is taken away. */
  readonly chosen: readonly { readonly title: string; readonly without: string }[];
  /** Where nothing is chosen. */
  readonly clear: string;
  readonly says: { readonly chosen: string; readonly remove: (facts: Facts<"title">) => string; readonly clear: string };
};

/** What is chosen, each taken away by a press, or all of it. */
export function ChosenChips({ chosen, clear, says }: ChosenChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label={says.chosen}>
      {chosen.map(({ title, without }) => (
        <li key={without}>
          <a className="chip is-chosen" href={without} aria-label={says.remove({ title })} data-stay>
            {title}
            <X className="icon icon-small" aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a className="chips-clear link" href={clear} data-stay>
          {says.clear}
        </a>
      </li>
    </ul>
  );
}

import { exactly, minus } from "../../shared/exact.ts";
import { rounded } from "../rounded.ts";
import type { Figure } from "../health-answer.ts";

/** What somebody entered at a calculator, by the names of its fields and as it was typed, and when, in milliseconds since 1970. */
export type SittingResult = { readonly at: number; readonly entered: Readonly<Record<string, string>> };

/** So many results of one sitting are carried on. */
export const MOST_OF_SITTING = 12;

/**
 * The results with one more, the oldest first. What was just entered, sent again, adds nothing; of too many the oldest goes. Source:
 * specification/health-tools.md, Before sign-in.
 */
export function withResult<Result extends SittingResult>(former: readonly Result[], result: Result): readonly Result[] {
  const last = former.at(-1);
  return last !== undefined && isSame(last.entered, result.entered) ? former : [...former, result].slice(-MOST_OF_SITTING);
}

const isSame = (one: SittingResult["entered"], other: SittingResult["entered"]): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([field, value]) => other[field] === value);

/** The figures of a result that are compared, by their names. */
export type ComparedFigures = Readonly<Record<string, Figure>>;

/**
 * What each figure changed by since the result before, with as many decimals as the two have, "-" before it where it fell; null: one of the
 * two has no such figure.
 */
export const changesOf = (results: readonly ComparedFigures[]): readonly ComparedFigures[] =>
  results.map((figures, index) => {
    const before = results[index - 1] ?? {};
    return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, changeOf(figure, before[name] ?? null)]));
  });

function changeOf(figure: Figure, before: Figure): Figure {
  if (figure === null || before === null) return null;
  const change = minus(exactly(Number(figure)), exactly(Number(before)));
  return rounded(change, Math.max(decimalsOf(figure), decimalsOf(before)));
}

const decimalsOf = (figure: string): number => figure.split(".")[1]?.length ?? 0;

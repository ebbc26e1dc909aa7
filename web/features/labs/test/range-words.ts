import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { shownUnit } from "#core/labs/shown-unit.ts";
import type { LabParameter, ReferenceRange } from "#core/labs/lab-test.ts";

/** A usual range as people read it: for whom, and from what to what with its unit. */
export type RangeWords = { readonly who: string; readonly range: string };

export const rangeWords = ({ unit, ranges }: LabParameter): readonly RangeWords[] =>
  ranges.map((range) => ({ who: whoOf(range), range: [figuresOf(range), shownUnit(unit)].filter((part) => part !== "").join(" ") }));

function whoOf({ sex, fromAge, toAge }: ReferenceRange): string {
  const who = says.sexes[sex];
  const [from, to] = [String(fromAge), String(toAge)];
  if (toAge !== null) return says.whoBetween({ who, from, to });
  return fromAge === 0 ? who : says.whoFrom({ who, from });
}

function figuresOf({ low, high }: ReferenceRange): string {
  if (low !== null && high !== null) return says.between({ low: String(low), high: String(high) });
  return low === null ? says.atMost({ high: String(high) }) : says.atLeast({ low: String(low) });
}

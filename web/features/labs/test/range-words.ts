import { ageParts } from "#core/labs/range-age.ts";
import { counted } from "#web/design/phrase.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { shownUnit } from "#core/labs/shown-unit.ts";
import type { RangeAge } from "#core/labs/range-age.ts";
import type { LabParameter, ReferenceRange } from "#core/labs/lab-test.ts";

/** A usual range as people read it: for whom, and from what to what with its unit. */
export type RangeWords = { readonly who: string; readonly range: string };

export const rangeWords = ({ unit, ranges }: LabParameter): readonly RangeWords[] =>
  ranges.map((range) => ({ who: whoOf(range), range: [figuresOf(range), shownUnit(unit)].filter((part) => part !== "").join(" ") }));

function whoOf({ sex, fromAge, toAge }: ReferenceRange): string {
  const who = says.sexes[sex];
  if (toAge === null) return ageParts(fromAge).count === 0 ? who : says.whoFrom({ who, from: ageText(fromAge) });
  const isSameUnit = ageParts(fromAge).unit === ageParts(toAge).unit;
  const from = isSameUnit || ageParts(fromAge).count === 0 ? String(ageParts(fromAge).count) : ageText(fromAge);
  return says.whoBetween({ who, from, to: ageText(toAge) });
}

/** An age with its unit. */
export function ageText(age: RangeAge): string {
  const { count, unit } = ageParts(age);
  return counted(count, says.ages[unit], { count: String(count) });
}

function figuresOf({ low, high }: ReferenceRange): string {
  if (low !== null && high !== null) return says.between({ low: String(low), high: String(high) });
  return low === null ? says.atMost({ high: String(high) }) : says.atLeast({ low: String(low) });
}

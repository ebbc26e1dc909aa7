import { dayAt } from "#web/design/figures/dates.ts";
import { shownUnit } from "#core/labs/shown-unit.ts";
import { labPhrases } from "#web/features/labs/wording/labs.ts";
import { labReportPhrases as says } from "#web/features/labs/wording/lab-report.ts";
import type { LabResult, ResultVerdict, SentRange } from "#core/labs/reports/lab-value.ts";
import type { EarlierValue, ShownReportedTest, ShownLabValue } from "#core/labs/reports/persons-lab-report.ts";

/** What is said of a laboratory's report, in any language. */
export const labReportWords = {
  ...says,
  /** The figure with its unit, or the words. */
  result: (result: LabResult): string => (result.kind === "words" ? result.text : figureOf(result.value, result.unit)),
  /** What a value is beside its range, in words; null: there is nothing to say. */
  verdict({ verdict, result }: Pick<ShownLabValue, "verdict" | "result">): string | null {
    if (result.kind === "words") return null;
    if (verdict === null) return says.noRange;
    return says.verdicts[kindOf(verdict)]({ range: rangeName(result.range) });
  },
  range(result: LabResult): string | null {
    if (result.kind === "words") return null;
    const figures = figuresOf(result.range);
    return figures === null ? null : says.range({ range: [figures, shownUnit(result.unit)].filter((part) => part !== "").join(" ") });
  },
  figure: (value: number, unit: string | null): string => figureOf(value, unit),
  /** From what a value has come to what it is. */
  changed({ first, value, unit }: { readonly first: EarlierValue; readonly value: number; readonly unit: string | null }): string {
    const facts = { day: dayAt(first.takenAt), first: figureOf(first.value, unit), last: figureOf(value, unit) };
    if (value === first.value) return says.changes.same(facts);
    return value > first.value ? says.changes.higher(facts) : says.changes.lower(facts);
  },
  corrected: ({ version, at, reason }: Pick<ShownReportedTest, "version" | "at" | "reason">): string | null =>
    reason === null ? null : says.corrected({ version: String(version), day: dayAt(at), reason }),
};

const figureOf = (value: number, unit: string | null): string => [String(value), shownUnit(unit)].filter((part) => part !== "").join(" ");

function kindOf({ flag, side, isSlight }: ResultVerdict): keyof typeof says.verdicts {
  if (side === null) return "normal";
  if (flag === "critical") return side === "low" ? "farBelow" : "farAbove";
  if (isSlight) return side === "low" ? "littleBelow" : "littleAbove";
  return side === "low" ? "below" : "above";
}

const rangeName = ({ of }: SentRange): string => (of === null ? says.usualRange : says.rangeOf[of.sex]({ age: String(of.age) }));

function figuresOf({ low, high }: SentRange): string | null {
  if (low !== null && high !== null) return labPhrases.between({ low: String(low), high: String(high) });
  if (low !== null) return labPhrases.atLeast({ low: String(low) });
  return high === null ? null : labPhrases.atMost({ high: String(high) });
}

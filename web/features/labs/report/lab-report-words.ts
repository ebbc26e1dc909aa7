import { dayAt } from "#web/design/figures/dates.ts";
import { shownUnit } from "#core/labs/shown-unit.ts";
import { ageParts } from "#core/labs/range-age.ts";
import { isAbove, isBelow, isFigure, spanOf } from "#core/labs/booking/lab-value.ts";
import { foundBefore } from "#core/labs/reports/persons-lab-report.ts";
import { ageText } from "#web/features/labs/test/range-words.ts";
import { labPhrases } from "#web/features/labs/wording/labs.ts";
import { labReportPhrases as says } from "#web/features/labs/wording/lab-report.ts";
import type { LabFigure, LabResult, ResultVerdict, SentRange } from "#core/labs/booking/lab-value.ts";
import type { EarlierValue, FoundBefore, ShownReportedTest, ShownLabValue } from "#core/labs/reports/persons-lab-report.ts";

/** What is said of a laboratory's report, in any language. */
export const labReportWords = {
  ...says,
  /** The figure with its unit, or the words. */
  result: (result: LabResult): string => foundText(foundBefore(result)),
  /** What a value is beside its range, in words; null: there is nothing to say. */
  verdict({ verdict, result }: Pick<ShownLabValue, "verdict" | "result">): string | null {
    if (!isFigure(result)) return verdict === null ? null : says.judged[verdict.flag === "abnormal" ? "abnormal" : "normal"];
    if (verdict === null) return figuresOf(result.range) === null ? says.noRange : says.unclear({ range: rangeName(result.range) });
    return says.verdicts[kindOf(verdict)]({ range: rangeName(result.range) });
  },
  range(result: LabResult): string | null {
    if (!isFigure(result)) return null;
    const figures = figuresOf(result.range);
    return figures === null ? null : says.range({ range: [figures, shownUnit(result.unit)].filter((part) => part !== "").join(" ") });
  },
  found: (found: FoundBefore): string => foundText(found),
  /** What a value outside its range means; null: it is within, or nothing is known. */
  means({ verdict }: Pick<ShownLabValue, "verdict">): string | null {
    if (verdict === null || verdict.flag === "normal") return null;
    if (verdict.flag === "critical" || verdict.flag === "abnormal") return says.meanings[verdict.flag];
    return verdict.isSlight ? says.meanings.slight : says.meanings.outside;
  },
  /** By which colour a value is told beside its words. */
  tone: ({ verdict }: Pick<ShownLabValue, "verdict">): "usual" | "outside" | "critical" =>
    verdict === null || verdict.flag === "normal" ? "usual" : verdict.flag === "critical" ? "critical" : "outside",
  /** From what a value has come to what it is; null: words stand for one of them, or nobody can tell. */
  changed({ first, last }: { readonly first: EarlierValue; readonly last: LabFigure }): string | null {
    if (first.found.kind === "words") return null;
    const facts = { day: dayAt(first.takenAt), first: foundText(first.found), last: foundText(foundBefore(last)) };
    if (facts.first === facts.last) return says.changes.same(facts);
    const [before, now] = [spanOf(first.found), spanOf(last)];
    if (isAbove(now, before.to) || isBelow(before, now.from)) return says.changes.higher(facts);
    return isBelow(now, before.from) || isAbove(before, now.to) ? says.changes.lower(facts) : says.changes.unclear(facts);
  },
  corrected: ({ version, at, reason }: Pick<ShownReportedTest, "version" | "at" | "reason">): string | null =>
    reason === null ? null : says.corrected({ version: String(version), day: dayAt(at), reason }),
};

function foundText(found: FoundBefore): string {
  if (found.kind === "words") return found.text;
  const sign = found.kind === "bound" ? SIGNS[found.comparator] : "";
  return [`${sign}${found.value}`, shownUnit(found.unit)].filter((part) => part !== "").join(" ");
}

/** As laboratories print them. */
const SIGNS = { "<": "<", "<=": "≤", ">": ">", ">=": "≥" } as const;

function kindOf({ flag, side, isSlight }: ResultVerdict): keyof typeof says.verdicts {
  if (side === null) return "normal";
  if (flag === "critical") return side === "low" ? "farBelow" : "farAbove";
  if (isSlight) return side === "low" ? "littleBelow" : "littleAbove";
  return side === "low" ? "below" : "above";
}

function rangeName({ of }: SentRange): string {
  if (of === null) return says.usualRange;
  const { count, unit } = ageParts(of.age);
  return unit === "y" ? says.rangeOf[of.sex]({ age: String(count) }) : says.rangeOfChild[of.sex]({ age: ageText(of.age) });
}

function figuresOf({ low, high }: SentRange): string | null {
  if (low !== null && high !== null) return labPhrases.between({ low: String(low), high: String(high) });
  if (low !== null) return labPhrases.atLeast({ low: String(low) });
  return high === null ? null : labPhrases.atMost({ high: String(high) });
}

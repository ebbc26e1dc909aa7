import { ageParts } from "#core/labs/range-age.ts";
import { isFigure } from "#core/labs/booking/lab-value.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { shownUnit } from "#core/labs/shown-unit.ts";
import { dayWritten } from "#adapters/pdf/amounts.ts";
import { labReportPaperWords as words, verdictWritten } from "./lab-report-paper-words.ts";
import type { LabResult, SentRange } from "#core/labs/booking/lab-value.ts";
import type { EarlierValue, FoundBefore, ShownLabValue } from "#core/labs/reports/persons-lab-report.ts";
import type { CellLine, Column } from "#adapters/pdf/table.ts";
import type { Typefaces } from "#adapters/pdf/typefaces.ts";

/** The widest line of words that a laboratory wrote instead of a figure, in type sizes. */
const WORDS_WIDTH = 11;
/** So many of the former values are printed; the page has them all. */
const EARLIER = 3;

/**
 * A row a value: its figure with a column of its own, so that figures stand under one another, its unit or the words that stand for both,
 * the range that was sent with it, how it lies beside that, and what was found before.
 */
export function valueColumns(values: readonly ShownLabValue[], faces: Typefaces): readonly Column[] {
  const column = (head: Column["head"], side: Column["side"], cell: (value: ShownLabValue) => readonly CellLine[]): Column => ({
    head,
    side,
    grows: false,
    cells: values.map(cell),
  });
  return [
    { ...column([words.value], "left", ({ name }) => [ink(name.english)]), grows: true },
    column([words.result], "right", ({ result }) => [isFigure(result) ? ink(figureOf(result)) : quiet(words.none)]),
    column(words.unit, "left", ({ result }) =>
      isFigure(result) ? [quiet(unitOf(result.unit))] : faces.wrapped(result.text, "regular", WORDS_WIDTH).map(ink),
    ),
    column(words.range, "left", ({ result }) => rangeLines(result)),
    column(words.beside, "left", ({ verdict }) => [
      verdict === null
        ? quiet(words.none)
        : { text: verdictWritten(verdict), colour: verdict.flag === "normal" ? ("ink-2" as const) : ("turmeric-ink" as const) },
    ]),
    column(words.before, "left", ({ earlier }) => earlierLines(earlier)),
  ];
}

/** A figure without its unit, with its comparator in letters that every font has. */
const figureOf = (figure: Exclude<FoundBefore, { readonly kind: "words" }>): string =>
  `${figure.kind === "bound" ? figure.comparator : ""}${figure.value}`;

const ink = (text: string): CellLine => ({ text, colour: "ink" });
const quiet = (text: string): CellLine => ({ text, colour: "ink-3" });

/** The fonts of papers have no raised figures but ¹ to ³: powers of ten are written as 10^6. */
const unitOf = (unit: string | null): string =>
  shownUnit(unit).replace(/10([⁰⁴⁵⁶⁷⁸⁹])/g, (_, power: string) => `10^${"⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(power)}`);

function rangeLines(result: LabResult): readonly CellLine[] {
  if (!isFigure(result)) return [quiet(words.none)];
  const { range } = result;
  const ends = endsOf(range);
  if (ends === null) return [quiet(words.noRange)];
  return [ink(ends), ...(range.of === null ? [] : [quiet(whoseRange(range.of))])];
}

function whoseRange({ sex, age }: NonNullable<SentRange["of"]>): string {
  const { count, unit } = ageParts(age);
  return unit === "y" ? words.rangeOf[sex](String(count)) : words.babies[sex](words.ages[unit](count));
}

function endsOf({ low, high }: SentRange): string | null {
  if (low !== null && high !== null) return words.between(String(low), String(high));
  if (low !== null) return words.atLeast(String(low));
  return high === null ? null : words.atMost(String(high));
}

/** The newest first. */
function earlierLines(earlier: readonly EarlierValue[]): readonly CellLine[] {
  if (earlier.length === 0) return [quiet(words.none)];
  const earlierValues = earlier.slice(-EARLIER).toReversed();
  const more = earlier.length - earlierValues.length;
  return [
    ...earlierValues.map(({ found, takenAt }) =>
      quiet(words.earlier(found.kind === "words" ? found.text : figureOf(found), dayWritten(indianDay(takenAt)))),
    ),
    ...(more === 0 ? [] : [quiet(words.more(more))]),
  ];
}

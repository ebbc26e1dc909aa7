import { unprintedLetter } from "#core/shared/printed-letters.ts";
import { COMPARATORS } from "#core/labs/booking/lab-value.ts";
import { typedNumber } from "#core/shared/typed-number.ts";
import { expectedInsteadOfLetter, printed } from "#adapters/input-file/printed-text.ts";
import { NUMBER, oneOf, TRUE_OR_FALSE } from "#adapters/input-file/kind.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { readLines } from "#adapters/input-file/read-lines.ts";
import { AGE, ID, UNIT } from "./kinds.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Comparator, SentRange } from "#core/labs/booking/lab-value.ts";
import type { SentFinding, SentValue } from "#core/labs/booking/sent-value.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";
import type { InputLine } from "#adapters/input-file/read-lines.ts";

/** The lines of a file of `lab report`, a value each. Source: specification/labs.md, Staff commands. */
export async function readReportValues(
  lines: AsyncIterable<readonly InputLine[]>,
): Promise<{ readonly values: readonly SentValue[]; readonly faults: readonly LineFault[] }> {
  const { lines: read, faults } = await readLines(lines, valueIn);
  return { values: read.map(({ line, value }) => ({ line, ...value })), faults };
}

const KEYS = [
  "test",
  "code",
  "value",
  "comparator",
  "text",
  "normal",
  "unit",
  "low",
  "high",
  "critical_low",
  "critical_high",
  "sex",
  "age",
];

function valueIn(part: Part): Read<Omit<SentValue, "line">> {
  for (const key of part.keys()) if (!KEYS.includes(key)) part.fault(key, "nothing of that name");
  const range = rangeIn(part);
  const reads: Reads<Omit<SentValue, "line" | "range">> = {
    test: part.required("test", ID),
    code: part.required("code", ID),
    finding: findingIn(part),
    unit: part.optional("unit", UNIT, null),
  };
  return isWhole(reads) && range !== FAULTY ? { ...reads, range } : FAULTY;
}

/**
 * A value with or without a comparator, or words: `value` takes all of them as laboratories print them, `comparator` and `text` with
 * `normal` tell them apart.
 */
function findingIn(part: Part): Read<SentFinding> {
  if (part.has("text")) {
    for (const key of ["value", "comparator"]) if (part.has(key)) part.fault(key, "nothing beside text");
    const text = part.required("text", TEXT);
    const isNormal = part.optional("normal", TRUE_OR_FALSE, null);
    return text === FAULTY || isNormal === FAULTY ? FAULTY : { kind: "words", text, isNormal };
  }
  const finding = part.required("value", VALUE);
  const comparator = part.optional("comparator", oneOf(COMPARATORS), null);
  const isNormal = part.optional("normal", TRUE_OR_FALSE, null);
  if (finding === FAULTY || comparator === FAULTY || isNormal === FAULTY) return FAULTY;
  if (finding.kind === "words") {
    const letter = unprintedLetter(finding.text);
    if (letter !== null) part.fault("value", expectedInsteadOfLetter(letter));
    if (comparator !== null) part.fault("comparator", "nothing beside words");
    return comparator === null && letter === null ? { ...finding, isNormal } : FAULTY;
  }
  if (isNormal !== null) part.fault("normal", "nothing beside a number: its range tells that");
  if (comparator !== null && finding.kind === "bound") part.fault("comparator", "nothing beside a value that has one");
  if (isNormal !== null || (comparator !== null && finding.kind === "bound")) return FAULTY;
  return comparator === null ? finding : { kind: "bound", comparator, value: finding.value };
}

/** Words of `value` hold no figure, so that no figure that can't be read passes for words. */
const WORDS = /^\p{L}[\p{L}\p{M} ,.()+-]{0,59}$/u;
/** What is said to be words may hold figures, such as "Reactive (1:80)". */
const ANY_WORDS = /^\p{L}[\p{L}\p{M}\p{Nd} ,.:()+/-]{0,59}$/u;
const NO_WORDS = ["nan", "infinity"];

const isWords = (text: string, pattern: RegExp): boolean => pattern.test(text) && !NO_WORDS.includes(text.toLowerCase());

const TEXT: Kind<string> = printed({
  expected: "words such as Not detected",
  read: (value) => (typeof value === "string" && isWords(value.trim(), ANY_WORDS) ? value.trim() : FAULTY),
});

const BOUND = /^(<=|>=|≤|≥|<|>)\s*(.+)$/u;
const SIGNS: Readonly<Record<string, Comparator>> = { "<": "<", ">": ">", "<=": "<=", ">=": ">=", "≤": "<=", "≥": ">=" };

const VALUE: Kind<SentFinding> = {
  expected: "a number such as 5.6, one with a comparator such as <0.01 or >1,000, or words without a figure",
  read(given) {
    if (typeof given !== "string") {
      const value = NUMBER.read(given);
      return value === FAULTY ? FAULTY : { kind: "quantity", value };
    }
    const text = given.trim();
    const [, sign = "", figure = ""] = BOUND.exec(text) ?? [];
    const [comparator, value] = [SIGNS[sign], typedNumber(figure)];
    if (comparator !== undefined) return value === null ? FAULTY : { kind: "bound", comparator, value };
    return isWords(text, WORDS) ? { kind: "words", text, isNormal: null } : FAULTY;
  },
};

function rangeIn(part: Part): Read<SentRange> {
  const sex = part.optional("sex", oneOf(["female", "male"]), null);
  const age = part.optional("age", AGE, null);
  if (part.has("sex") !== part.has("age")) part.fault(part.has("sex") ? "age" : "sex", "both sex and age, or none");
  const reads: Reads<SentRange> = {
    low: part.optional("low", NUMBER, null),
    high: part.optional("high", NUMBER, null),
    criticalLow: part.optional("critical_low", NUMBER, null),
    criticalHigh: part.optional("critical_high", NUMBER, null),
    of: sex === FAULTY || age === FAULTY ? FAULTY : sex === null || age === null ? null : { sex, age },
  };
  return isWhole(reads) ? reads : FAULTY;
}

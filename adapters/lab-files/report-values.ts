import { NUMBER, oneOf, whole } from "#adapters/input-file/kind.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { readLines } from "#adapters/input-file/read-lines.ts";
import { ID, UNIT } from "./kinds.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { SentRange } from "#core/labs/reports/lab-value.ts";
import type { SentValue } from "#core/labs/reports/sent-value.ts";
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

const KEYS = ["test", "code", "value", "unit", "low", "high", "critical_low", "critical_high", "sex", "age"];

function valueIn(part: Part): Read<Omit<SentValue, "line">> {
  for (const key of part.keys()) if (!KEYS.includes(key)) part.fault(key, "nothing of that name");
  const range = rangeIn(part);
  const reads: Reads<Omit<SentValue, "line" | "range">> = {
    test: part.required("test", ID),
    code: part.required("code", ID),
    value: part.required("value", VALUE),
    unit: part.optional("unit", UNIT, null),
  };
  return isWhole(reads) && range !== FAULTY ? { ...reads, range } : FAULTY;
}

/** Words hold no figure, so that nothing such as "<0.1", "1,200" or figures of another script passes for one. */
const WORDS = /^\p{L}[\p{L}\p{M} ,.()+-]{0,59}$/u;
const NO_WORDS = ["nan", "infinity"];

const VALUE: Kind<number | string> = {
  expected: "a number such as 5.6, or words without a figure",
  read(value) {
    if (typeof value !== "string") return NUMBER.read(value);
    const words = value.trim();
    return WORDS.test(words) && !NO_WORDS.includes(words.toLowerCase()) ? words : FAULTY;
  },
};

function rangeIn(part: Part): Read<SentRange> {
  const sex = part.optional("sex", oneOf(["female", "male"]), null);
  const age = part.optional("age", whole(0, 150), null);
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

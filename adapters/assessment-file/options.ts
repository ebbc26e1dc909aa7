import { NUMBER, TEXT } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";
import type { AnswerValue, QuestionType } from "#core/assessments/questionnaire.ts";

/** What may be chosen: a coding's code, a text, a day or a whole number each. Other questions have none. */
export function readOptions(item: Part, type: Read<QuestionType>): Read<readonly AnswerValue[]> {
  if (type === FAULTY) return FAULTY;
  if (type !== "choice" && type !== "open-choice") return [];
  const options = wholeEntries(item.list("answerOption", (option) => ({ value: readOption(option) })));
  return options === FAULTY ? FAULTY : options.map(({ value }) => value);
}

function readOption(option: Part): Read<AnswerValue> {
  if (option.has("valueInteger")) return option.required("valueInteger", NUMBER);
  for (const key of ["valueString", "valueDate", "valueTime"]) if (option.has(key)) return option.required(key, TEXT);
  const coding = option.requiredPart("valueCoding");
  return coding === FAULTY ? FAULTY : coding.required("code", TEXT);
}

import { FAULTY } from "#adapters/input-file/read.ts";
import { answerKind } from "./answer-kind.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";
import type { Answers } from "#core/assessments/assess-answers.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { ReadQuestion, Questions } from "./read-questionnaire.ts";

/** What was answered. Without a questionnaire that can be read (null) no answer is judged. */
export function readAnswers(file: Part, questions: Questions | null): Read<Answers> {
  const part = file.optionalPart("answers");
  if (part === FAULTY || questions === null) return FAULTY;
  const answers = new Map<string, readonly AnswerValue[]>();
  if (part === null) return answers;
  let isWhole = true;
  for (const linkId of part.keys()) {
    const question = questions.byId.get(linkId);
    if (question === undefined) {
      if (questions.ids.lacks(linkId)) part.fault(linkId, "the linkId of a question");
      isWhole = false;
      continue;
    }
    const kind = answersKind(question);
    const read = kind === FAULTY ? FAULTY : part.required(linkId, kind);
    if (read === FAULTY) isWhole = false;
    else answers.set(linkId, read);
  }
  return isWhole ? answers : FAULTY;
}

/** All answers to a question: one by itself, or several in a list. */
function answersKind({ type, options, isRepeated }: ReadQuestion): Read<Kind<readonly AnswerValue[]>> {
  if (type === FAULTY || options === FAULTY || isRepeated === FAULTY) return FAULTY;
  const one = answerKind(type, options);
  return {
    expected: isRepeated ? `${one.expected}, or a list of such` : `${one.expected}, and one alone`,
    read(value) {
      const given = (Array.isArray(value) ? value : [value]).filter((each) => each !== null && each !== "");
      const read = given.map((each) => one.read(each));
      const whole = read.filter((each) => each !== FAULTY);
      return whole.length < given.length || (!isRepeated && whole.length > 1) ? FAULTY : whole;
    },
  };
}

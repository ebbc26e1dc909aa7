import { MIND_CATEGORIES, mind, mindQuestions } from "#core/health/tools/mind.ts";
import { prakriti } from "#core/health/tools/prakriti.ts";
import { stress } from "#core/health/tools/stress.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { oneOfInAnyCase, whole } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { Dosha, Weights } from "#core/health/tools/prakriti.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** The tools that ask questions, each with its reader. */
export const QUESTION_TOOLS = {
  prakriti: readPrakriti,
  stress: (file: Part) => {
    const answers = readAnswers(file, 10, orNull(SCALE));
    return answers === FAULTY ? FAULTY : stress({ answers });
  },
  mind: readMind,
};

const SCALE = whole(0, 4);

const orNull = <Value>({ expected, read }: Kind<Value>): Kind<Value | null> => ({
  expected: `${expected}, or null`,
  read: (value) => (value === null ? null : read(value)),
});

/** A list of just so many. */
function readAnswers<Value>(file: Part, count: number, kind: Kind<Value>): Read<readonly Value[]> {
  const answers = file.values("answers", kind);
  if (answers === FAULTY) return FAULTY;
  if (answers.length !== count) file.fault("answers", `a list of ${count}`);
  const read = answers.filter((answer): answer is Value => answer !== FAULTY);
  return read.length === count && answers.length === count ? read : FAULTY;
}

const CHOSEN: Readonly<Record<"a" | "b" | "c", Dosha>> = { a: "vata", b: "pitta", c: "kapha" };
const LETTER = oneOfInAnyCase(["a", "b", "c"]);
const CHOICE: Kind<Dosha> = {
  expected: LETTER.expected,
  read: (value) => {
    const letter = LETTER.read(value);
    return letter === FAULTY ? FAULTY : CHOSEN[letter];
  },
};
const WEIGHT = whole(0, 100_000);

function readPrakriti(file: Part): Read<HealthAnswer> {
  if (file.has("answers") && file.has("weights")) {
    file.fault("weights", "nothing beside answers");
    return FAULTY;
  }
  if (!file.has("weights")) {
    const answers = readAnswers(file, 24, orNull(CHOICE));
    return answers === FAULTY ? FAULTY : prakriti({ kind: "answers", answers });
  }
  const part = file.requiredPart("weights");
  if (part === FAULTY) return FAULTY;
  const weights: Reads<Weights> = {
    vata: part.required("vata", WEIGHT),
    pitta: part.required("pitta", WEIGHT),
    kapha: part.required("kapha", WEIGHT),
  };
  if (!isWhole(weights)) return FAULTY;
  if (weights.vata + weights.pitta + weights.kapha > 0) return prakriti({ kind: "weights", weights });
  file.fault("weights", "weights of which one is above 0");
  return FAULTY;
}

function readMind(file: Part): Read<HealthAnswer> {
  const category = file.required("category", oneOfInAnyCase(MIND_CATEGORIES));
  const questions = category === FAULTY ? null : mindQuestions(category);
  const answers = new Map<string, number>();
  const seen = new Set<string>();
  file.list<{ readonly answer: number | null }>("answers", (part) => {
    const id = part.required("questionId", {
      expected: "the id of a question of the category, once",
      read: (value) =>
        typeof value === "string" && !seen.has(value) && (questions === null || questions.includes(value)) ? value : FAULTY,
    });
    const answer = part.optional("answer", SCALE, null);
    if (id !== FAULTY) seen.add(id);
    if (id !== FAULTY && typeof answer === "number") answers.set(id, answer);
    return { answer };
  });
  return category === FAULTY ? FAULTY : mind({ category, answers });
}

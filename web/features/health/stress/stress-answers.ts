import type { SentForm } from "#web/platform/page/screen.tsx";

/** From 0 to 4; null: not answered yet. */
export type StressAnswers = readonly (number | null)[];

export const STRESS_QUESTIONS = 10;
export const STRESS_SCALE = [0, 1, 2, 3, 4] as const;

const answerIn = (answer: unknown): number | null => STRESS_SCALE.find((step) => String(step) === String(answer)) ?? null;

/** Answers to the ten questions, as they are kept and sent. */
export const stressAnswers = {
  none: Array.from({ length: STRESS_QUESTIONS }, () => null) satisfies StressAnswers,

  /** Of a form: `answer1` to `answer10`. */
  sent: (form: SentForm): StressAnswers => stressAnswers.none.map((_, index) => answerIn(form[nameOf(index + 1)] ?? "")),

  /** As a form sends them. */
  form: (answers: StressAnswers): SentForm =>
    Object.fromEntries(answers.flatMap((answer, index) => (answer === null ? [] : [[nameOf(index + 1), String(answer)]]))),

  /** Null: these are no answers to these questions. */
  of(answers: unknown): StressAnswers | null {
    if (!Array.isArray(answers) || answers.length !== STRESS_QUESTIONS) return null;
    const read = answers.map((answer: unknown) => (answer === null ? null : answerIn(answer)));
    return read.every((answer, index) => answer !== null || answers[index] === null) ? read : null;
  },

  with: (answers: StressAnswers, question: number, answer: number): StressAnswers =>
    answers.map((before, index) => (index === question - 1 ? answer : before)),

  /** The name of a question's field. */
  field: (question: number): string => nameOf(question),
};

const nameOf = (question: number): string => `answer${question}`;

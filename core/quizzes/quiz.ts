/** The right answer of a question. Options are named by id, never by place. */
export type AnswerKey =
  | { readonly kind: "single"; readonly option: string }
  | { readonly kind: "multiple"; readonly options: readonly string[]; readonly isPartial: boolean }
  | { readonly kind: "order"; readonly options: readonly string[] }
  | { readonly kind: "number"; readonly number: number; readonly tolerance: number };

/** An answer: an option, several options, or a number, depending on the question. */
export type AnswerValue = string | readonly string[] | number;

/**
 * `points` are whole; `penalty` is what a wrong answer costs, in hundredths of a point; `seconds`: how long the question is open in a live
 * quiz.
 */
export type Question = {
  readonly id: string;
  readonly points: number;
  readonly penalty: number;
  readonly seconds: number;
  readonly key: AnswerKey;
};

/** When a live question was opened, and when the host closed it, if the host did. */
export type Turn = { readonly question: string; readonly at: number; readonly closedAt: number | null };

/** `turns` in the order of their times, each question at most once. */
export type QuizMode =
  | { readonly kind: "questionnaire"; readonly minutes: number; readonly passPercent: number }
  | { readonly kind: "live"; readonly turns: readonly Turn[] };

/** Open from `opensAt` until just before `closesAt`. All instants are the server's, in milliseconds since 1970. */
export type Quiz = {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly mode: QuizMode;
  readonly questions: readonly Question[];
};

/** A quiz without its keys and points: what is worked out of it are times, states and reasons, and never marks. */
export type TimedQuiz = Omit<Quiz, "questions"> & { readonly questions: readonly Pick<Question, "id" | "seconds">[] };

/** `value` null: no answer, or an answer that was taken back. `at`: when the server received it. */
export type Answer = { readonly question: string; readonly value: AnswerValue | null; readonly at: number };

/** An attempt; each person has only one. `handedInAt` null: not yet, or the quiz is live. */
export type Attempt = {
  readonly person: string;
  readonly startedAt: number;
  readonly handedInAt: number | null;
  readonly answers: readonly Answer[];
};

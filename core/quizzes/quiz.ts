/** What is right. Options are named by id, never by place. */
export type AnswerKey =
  | { readonly kind: "single"; readonly option: string }
  | { readonly kind: "multiple"; readonly options: readonly string[]; readonly isPartial: boolean }
  | { readonly kind: "order"; readonly options: readonly string[] }
  | { readonly kind: "number"; readonly number: number; readonly tolerance: number };

/** What somebody answered: an option, several, or a number, as the question asks. */
export type AnswerValue = string | readonly string[] | number;

/** `points` are whole; `penalty` is what a wrong answer costs, in hundredths of a point; `seconds`: how long it is open in a live quiz. */
export type Question = {
  readonly id: string;
  readonly points: number;
  readonly penalty: number;
  readonly seconds: number;
  readonly key: AnswerKey;
};

/** A live question being opened, and closed by the host if it was. */
export type Turn = { readonly question: string; readonly at: number; readonly closedAt: number | null };

/** `turns` in the order of their times, each question at most once. */
export type QuizMode =
  | { readonly kind: "questionnaire"; readonly minutes: number; readonly passPercent: number }
  | { readonly kind: "live"; readonly turns: readonly Turn[] };

/** Open from `opensAt` until before `closesAt`. All instants are the server's, in milliseconds since 1970. */
export type Quiz = {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly mode: QuizMode;
  readonly questions: readonly Question[];
};

/** `value` null: no answer, or one that was taken back. `at`: when the server had it. */
export type Answer = { readonly question: string; readonly value: AnswerValue | null; readonly at: number };

/** One attempt a person. `handedInAt` null: not yet, or in a live quiz. */
export type Attempt = {
  readonly person: string;
  readonly startedAt: number;
  readonly handedInAt: number | null;
  readonly answers: readonly Answer[];
};

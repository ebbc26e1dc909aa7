import { dayAt } from "#web/design/figures/dates.ts";
import { mindTries } from "#web/features/trackers/wellness/wording/mind-tries.ts";
import { mindWords } from "./mind-words.ts";
import type { MindAnswer } from "#core/health/tools/mind.ts";
import type { MindQuestion } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import type { TypedRow } from "#web/features/health/card/typed-row.ts";
import type { MindAnswered } from "./mind-answers.ts";

const BANDS: ReadonlyMap<string, { readonly headline: string; readonly text: string }> = new Map(Object.entries(mindWords.bands));
const TRIES: ReadonlyMap<string, string> = new Map(Object.entries(mindTries));

/** What came of the answers in words, in any language. */
export const mindResultWords = {
  ...mindWords,
  band: ({ band }: MindAnswer) => BANDS.get(band ?? "") ?? null,
  toTry: (id: string): string => TRIES.get(id) ?? "",
  askAgainText: (at: number | null): string => (at === null ? mindWords.askAgainLater : mindWords.askAgain({ day: dayAt(at) })),
  /** A statement with the answer that was given to it. */
  saidText: (question: MindQuestion, answers: MindAnswered): string => {
    const [typed] = mindResultWords.typed([question], answers);
    return mindWords.said({ asked: mindWords.asked(question), answer: typed?.figure ?? "" });
  },
  typed: (questions: readonly MindQuestion[], answers: MindAnswered): readonly TypedRow[] =>
    questions.flatMap((question) => {
      const option = question.options.find(({ answer }) => answer === answers.get(question.questionId));
      return option === undefined ? [] : [{ label: mindWords.asked(question), figure: mindWords.option(option) }];
    }),
};

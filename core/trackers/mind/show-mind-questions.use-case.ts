import { MIND_QUESTIONS, MIND_SCALE } from "../../health/tables/mind-questions.ts";
import { isTurned, mindQuestions } from "../../health/tools/mind.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import type { MindCategory } from "../../health/tools/mind.ts";

type Option = { readonly answer: number; readonly name: string; readonly hindi: string };

/** A question about the last two weeks. `turned`: the more often, the less well. */
export type MindQuestion = {
  readonly questionId: string;
  readonly question: string;
  readonly hindi: string;
  readonly options: readonly Option[];
  readonly turned: boolean;
};

/** The eight questions of a category, in order; for anybody. Source: specification/wellness.md, Questions. */
export type ShowMindQuestions = (category: MindCategory) => Promise<readonly MindQuestion[]>;
export const ShowMindQuestions = useCase<ShowMindQuestions>("trackers", "ShowMindQuestions");

export const makeShowMindQuestions = maker(ShowMindQuestions, {}, () => {
  const options: readonly Option[] = MIND_SCALE.map((option, answer) => ({ answer, ...option }));
  return async (category) => {
    const ids = mindQuestions(category);
    return MIND_QUESTIONS[category].flatMap(({ name, hindi }, index) => {
      const questionId = ids[index];
      return questionId === undefined ? [] : [{ questionId, question: name, hindi, options, turned: isTurned(category, index + 1) }];
    });
  };
});

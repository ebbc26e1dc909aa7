import { wordsAlone } from "#web/parts/words-alone.ts";

export type QuestionGroup = {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** The questions whose question or answer holds every word, in any letter case; without words all of them. */
export function matchingQuestions(groups: readonly QuestionGroup[], sought: string): readonly QuestionGroup[] {
  const words = plain(sought)
    .split(/\s+/)
    .filter((word) => word !== "");
  return groups.flatMap((group) => {
    const questions = group.questions.filter(({ question, answer }) => {
      const text = plain(`${question} ${wordsAlone(answer)}`);
      return words.every((word) => text.includes(word));
    });
    return questions.length === 0 ? [] : [{ ...group, questions }];
  });
}

const plain = (text: string): string => text.normalize("NFKC").toLocaleLowerCase("en-IN");

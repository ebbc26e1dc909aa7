import { wordsOf } from "#core/search/search-words.ts";
import { soundOf } from "#core/search/sound.ts";
import { textWithoutLinks } from "#web/design/link/text-without-links.ts";

export type QuestionGroup = {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** Fewer letters sound like too many words. */
const HEARD_FROM = 3;

/**
 * The questions whose question or answer holds every word, in any letter case and as it sounds: रिफंड for रिफ़ंड. Without words all of
 * them.
 */
export function matchingQuestions(groups: readonly QuestionGroup[], sought: string): readonly QuestionGroup[] {
  const words = plain(sought)
    .split(/\s+/)
    .filter((word) => word !== "");
  return groups.flatMap((group) => {
    const questions = group.questions.filter(({ question, answer }) => {
      const text = plain(`${question} ${textWithoutLinks(answer)}`);
      const sounds = wordsOf(text).map(soundOf);
      const isHeard = (sound: string) => sound.length >= HEARD_FROM && sounds.some((one) => one.startsWith(sound));
      return words.every((word) => text.includes(word) || (wordsOf(word).length > 0 && wordsOf(word).map(soundOf).every(isHeard)));
    });
    return questions.length === 0 ? [] : [{ ...group, questions }];
  });
}

const plain = (text: string): string => text.normalize("NFKC").toLocaleLowerCase("en-IN");

import { joinedWords, splitsOf } from "./joined-words.ts";
import { isVague, matchingWords, namingWords } from "./matching-words.ts";
import { searchedWords, tellingOf } from "./search-words.ts";
import { soundOf } from "./sound.ts";
import type { VocabularyWord } from "./matching-words.ts";
import type { TypedWord, Vocabulary } from "./vocabulary.port.ts";

/**
 * What one typed word stands for. `found` are the words by which products are found; `naming` are those of them that name what was asked
 * for.
 */
export type WordMeaning<Word extends VocabularyWord> = {
  readonly found: readonly Word[];
  readonly naming: readonly Word[];
  readonly isVague: boolean;
};

/**
 * The meaning of a query. A product is found if it has at least one word of each entry in `required`. It comes first if its name has at
 * least one naming word of each entry in `known`. Both are empty if nothing was asked. No product matches an entry without words.
 */
export type QueryMeaning<Word extends VocabularyWord> = {
  readonly required: readonly WordMeaning<Word>[];
  readonly known: readonly WordMeaning<Word>[];
};

/**
 * The meaning of a typed text in a shop with this vocabulary. It considers spellings, sounds, everyday words, beginnings of words, and
 * words without the space between them. Words that match nothing are left out if another word matches something. Vague words are not
 * required beside others. Every text has an answer; none is refused.
 */
export async function queryMeaning<Word extends VocabularyWord>(text: string, vocabulary: Vocabulary<Word>): Promise<QueryMeaning<Word>> {
  const words = searchedWords(text);
  if (words.length === 0) return { required: [], known: [] };
  const known = tellingOf(await meaningsOf(words, vocabulary), ({ found }) => found.length > 0);
  return { known, required: tellingOf(known, (one) => !one.isVague) };
}

/** What each word stands for, in the order of the words. A word in which a space was left out has two entries. */
async function meaningsOf<Word extends VocabularyWord>(
  words: readonly string[],
  vocabulary: Vocabulary<Word>,
): Promise<readonly WordMeaning<Word>[]> {
  const typed = words.map((word) => ({ word, sound: soundOf(word) }));
  const alike = await vocabulary.wordsLike(typed);
  const meanings = await Promise.all(
    typed.map(async (one, place) => {
      const like = matchingWords(one.word, alike[place] ?? [], one.sound);
      const found = like.length > 0 ? like : matchingWords(one.word, await vocabulary.wordsNear(one.word), one.sound);
      const joined = found.length > 0 ? null : joinedWords(one.word, await vocabulary.knownAmong(splitsOf(one.word).flat()));
      return joined === null ? [meaningOf(one, found)] : meaningsOf(joined, vocabulary);
    }),
  );
  return meanings.flat();
}

const meaningOf = <Word extends VocabularyWord>({ word, sound }: TypedWord, found: readonly Word[]): WordMeaning<Word> => ({
  found,
  naming: namingWords(word, found, sound),
  isVague: isVague(word, found),
});

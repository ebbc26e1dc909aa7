import { everydayMeanings, nameOf } from "./everyday-words.ts";
import { joinedWords, splitsOf } from "./joined-words.ts";
import { foremostWords, isVague, longerWords, matchingWords, wholeWords } from "./matching-words.ts";
import { nearestNames } from "./nearest-names.ts";
import { partOf, queryParts, tellingParts } from "./query-parts.ts";
import { saysOnlyTrouble, tellingOf } from "./search-words.ts";
import { soundOf } from "./sound.ts";
import type { VocabularyWord } from "./matching-words.ts";
import type { QueryPart } from "./query-parts.ts";
import type { WordLookup, TypedWord, Vocabulary } from "./vocabulary.port.ts";

/**
 * What one typed word, or several that are one name, stands for. `found` are the words by which products are found; products that are
 * called by one of `naming`, or are first of all what it says, come first.
 */
export type WordMeaning<Word extends VocabularyWord> = {
  readonly found: readonly Word[];
  readonly naming: readonly Word[];
  readonly isVague: boolean;
};

/**
 * The meaning of a query. A product is found if it has at least one word of each entry in `required`. It comes first if it has at
 * least one naming word of each entry in `known`. Both are empty if nothing was asked. No product matches an entry without words.
 */
export type QueryMeaning<Word extends VocabularyWord> = {
  readonly required: readonly WordMeaning<Word>[];
  readonly known: readonly WordMeaning<Word>[];
};

/**
 * The meaning of a typed text in a shop with this vocabulary. It considers spellings, sounds, everyday names, beginnings of words, and
 * words that are written together or apart. Words that match nothing are left out if another word matches something. Vague words are not
 * required beside others. Every text has an answer; none is refused.
 */
export async function queryMeaning<Word extends VocabularyWord>(text: string, vocabulary: Vocabulary<Word>): Promise<QueryMeaning<Word>> {
  const parts = queryParts(text);
  if (parts.length === 0) return { required: [], known: [] };
  const known = tellingOf(await meaningsOf(parts, vocabulary), ({ found }) => found.length > 0);
  return { known, required: tellingOf(known, (one) => !one.isVague) };
}

/** What each part stands for, in their order. A word in which a space was left out has two entries, two words that are one have one. */
async function meaningsOf<Word extends VocabularyWord>(
  parts: readonly QueryPart[],
  vocabulary: Vocabulary<Word>,
): Promise<readonly WordMeaning<Word>[]> {
  const pairs = parts.slice(1).map(({ word }, nth) => bySound(nameOf([parts[nth]?.word ?? "", word])));
  const lookups = parts.map(askedOf);
  const answers = await lookedUp(vocabulary, [pairs, ...lookups]);
  const [joined = [], ...own] = answers;
  const meanings: (readonly WordMeaning<Word>[] | Promise<readonly WordMeaning<Word>[]>)[] = [];
  const isKnown = (nth: number) => wholeIn(parts[nth], own[nth]?.[0]).length > 0;
  for (let nth = 0; nth < parts.length; nth += 1) {
    const [part, pair] = [parts[nth] as QueryPart, pairs[nth]];
    const together = pair === undefined || (isKnown(nth) && isKnown(nth + 1)) ? [] : wholeWords(pair, joined[nth] ?? []);
    if (together.length > 0) {
      meanings.push([{ found: foremostWords(together), naming: foremostWords(together), isVague: false }]);
      nth += 1;
      continue;
    }
    const meaning = meaningIn(part, lookups[nth] ?? [], own[nth] ?? []);
    meanings.push(meaning.found.length > 0 || part.meanings.length > 0 ? [meaning] : guessed(part, vocabulary));
  }
  return (await Promise.all(meanings)).flat();
}

/** What the vocabulary has for each word of each group, all of them looked up at once. */
async function lookedUp<Word extends VocabularyWord>(
  vocabulary: Vocabulary<Word>,
  groups: readonly (readonly WordLookup[])[],
): Promise<readonly (readonly (readonly Word[])[])[]> {
  const answers = await vocabulary.wordsLike(groups.flat());
  let from = 0;
  return groups.map(({ length }) => {
    from += length;
    return answers.slice(from - length, from);
  });
}

const bySound = (word: string): WordLookup => ({ word, sound: soundOf(word), by: "sound" });
const byLetters = (word: string): WordLookup => ({ word, sound: soundOf(word), by: "letters" });

/** What is looked up for a part: itself, and what its everyday meanings mean. */
const askedOf = ({ word, sound, meanings }: QueryPart): readonly WordLookup[] => [
  { word, sound, by: "part" },
  ...meanings.flatMap(({ words, foremost }) => [...words, ...foremost].map(byLetters)),
];

const wholeIn = <Word extends VocabularyWord>(part: TypedWord | undefined, words: readonly Word[] = []): readonly Word[] =>
  part === undefined ? [] : wholeWords(part, words);

/** What a part stands for, by the words that were looked up for it. */
function meaningIn<Word extends VocabularyWord>(
  part: QueryPart,
  lookups: readonly WordLookup[],
  answers: readonly (readonly Word[])[],
): WordMeaning<Word> {
  const [like = []] = answers;
  const own = wholeWords(part, like);
  const meant = lookups.slice(1).map(({ word }, nth) => ({ word, words: (answers[nth + 1] ?? []).filter((one) => one.word === word) }));
  const among = (some: readonly string[]) => meant.filter(({ word }) => some.includes(word)).flatMap(({ words }) => words);
  const goods = among(part.meanings.flatMap(({ isTrouble: isOne, words }) => (isOne ? [] : words)));
  const troubles = among(part.meanings.flatMap(({ isTrouble: isOne, words }) => (isOne ? words : [])));
  const foremost = among(part.meanings.flatMap((meaning) => meaning.foremost));
  const whole = [...own, ...goods, ...troubles];
  const longer = longerWords(part, like);
  const found = whole.length > 0 ? foremostWords(whole, longer) : foremostWords(matchingWords(part, like));
  const namings = saysOnlyTrouble(part.word) ? [troubles] : [[...mainOf([...own, ...goods]), ...foremost], mainOf(troubles), longer];
  return { found, naming: foremostWords(namings.find((words) => words.length > 0) ?? found), isVague: isVague(part.word, found) };
}

/** Of the words those that say what something is first of all; all where none does. */
function mainOf<Word extends VocabularyWord>(words: readonly Word[]): readonly Word[] {
  const main = words.filter(({ isMain }) => isMain);
  return main.length > 0 ? main : words;
}

/** What a word stands for that is none: two words without the space between them, else what the nearest ones stand for. */
async function guessed<Word extends VocabularyWord>(part: QueryPart, vocabulary: Vocabulary<Word>): Promise<readonly WordMeaning<Word>[]> {
  const [known, near] = await Promise.all([vocabulary.knownAmong(splitsOf(part.word).flat()), vocabulary.wordsNear(part.word)]);
  const split = joinedWords(part.word, (word) => known.has(word) || everydayMeanings(word).length > 0);
  if (split !== null) return meaningsOf(tellingParts(split.map(partOf)), vocabulary);
  const nearest = nearestNames(part.word, near).map(partOf);
  if (nearest.length === 0) return [NOTHING];
  const lookups = nearest.map(askedOf);
  const answers = await lookedUp(vocabulary, lookups);
  const meanings = nearest.map((one, nth) => meaningIn(one, lookups[nth] ?? [], answers[nth] ?? []));
  return [
    {
      found: foremostWords(meanings.flatMap(({ found }) => found)),
      naming: foremostWords(meanings.flatMap(({ naming }) => naming)),
      isVague: false,
    },
  ];
}

const NOTHING = { found: [], naming: [], isVague: false } as const;

import { everydayMeaning } from "#core/search/everyday-words.ts";
import { joinedWords, splitsOf } from "#core/search/joined-words.ts";
import { isVague, matchingWords, MOST_MATCHES, namingWords, PART_FROM } from "#core/search/matching-words.ts";
import { soundOf } from "#core/search/sound.ts";
import { spellingNumbersOf } from "./word-spellings.ts";
import { statementNamed, rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { VocabularyWord } from "#core/search/matching-words.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { AnyOfSets } from "./match-sets.ts";

/** What a typed word stands for: the products that are found by it, all of them unless it is vague, and those among them that are called by it. */
export type WordMeaning = { readonly found: AnyOfSets; readonly called: AnyOfSets; readonly isVague: boolean };

/** So many of the words that may be near are measured, those of most products first. */
const MEASURED = 100;

type Word = VocabularyWord & { readonly id: number; readonly name: number | null; readonly called: number | null };

/** What typed words stand for, and how many products the shop holds, where one of them is known. */
export type QueryMeaning = { readonly meant: readonly WordMeaning[]; readonly shop: number | null };

/** What every typed word stands for, in their order; two where a space was left out. */
export async function meaningOf(db: Database, typed: readonly string[]): Promise<QueryMeaning> {
  const sounds = typed.map(soundOf);
  const { found, shop } = await wordsLike(db, typed, sounds);
  const meant = await Promise.all(
    typed.map(async (word, place) => {
      const alike = matchingWords(word, found.get(place) ?? [], sounds[place]);
      const words = alike.length > 0 ? alike : matchingWords(word, await wordsNear(db, word));
      const joined = words.length > 0 ? null : joinedWords(word, await knownAmong(db, splitsOf(word).flat()));
      return joined === null ? [standingFor(words, word, sounds[place])] : (await meaningOf(db, joined)).meant;
    }),
  );
  return { meant: meant.flat(), shop };
}

const standingFor = (words: readonly Word[], typed: string, sound?: string): WordMeaning => ({
  found: words.map(({ id, products }) => ({ id, products })),
  called: namingWords(typed, words, sound).flatMap(({ name, called }) => (name === null ? [] : [{ id: name, products: called ?? 0 }])),
  isVague: isVague(typed, words),
});

type Alike = { readonly found: ReadonlyMap<number, readonly Word[]>; readonly shop: number | null };

/** Words that hold a typed one, or what is meant by it every day, or sound like their beginning, by its place. */
async function wordsLike(db: Database, typed: readonly string[], sounds: readonly string[]): Promise<Alike> {
  const meant = typed.flatMap((word, place) => everydayMeaning(word).map((one) => ({ one, place })));
  const asked = [...typed, ...meant.map(({ one }) => one)];
  const askedSounds = [...sounds, ...meant.map(({ one }) => soundOf(one))];
  const values = asked.flatMap((word, nth) => {
    const sound = askedSounds[nth] ?? "";
    const holding = word.length < PART_FROM ? `${word}%` : `%${word}%`;
    return saysEnough(sound) ? [holding, sound.length < PART_FROM ? sound : `${sound}%`, sound] : [holding];
  });
  const rows = await rowsOf<Word & { readonly place: number; readonly shop: number | null }>(db, statementFor(askedSounds), values);
  const known = Map.groupBy(rows, ({ place }) => place);
  for (const [nth, { place }] of meant.entries()) {
    const words = [...(known.get(place) ?? []), ...(known.get(typed.length + nth) ?? [])];
    known.set(place, [...new Map(words.map((word) => [word.id, word])).values()]);
  }
  return { found: known, shop: rows[0]?.shop ?? null };
}

const saysEnough = (sound: string): boolean => sound.length > 1;

/** Of so many words every statement that there may be is kept. */
const FEW_WORDS = 4;

const statements = new Map<string, Statement>();

/** The statement says no more than which words sound like something. */
function statementFor(sounds: readonly string[]): Statement {
  if (sounds.length > FEW_WORDS) return { name: null, text: textFor(sounds) };
  return statementNamed(`words ${sounds.map((sound) => (saysEnough(sound) ? "s" : "w")).join("")}`, statements, () => textFor(sounds));
}

function textFor(sounds: readonly string[]): string {
  let last = 0;
  const value = (): string => `$${++last}`;
  const looks = sounds.map((sound, place) => {
    const holding = alikeIn(`slug like ${value()}`, "");
    const sounding = () => alikeIn(`sound like ${value()}`, `sound = ${value()} desc,`);
    return `select ${place} as place, word.* from ((${holding}) ${saysEnough(sound) ? `union (${sounding()})` : ""}) word`;
  });
  return withNames(looks.join(" union all "));
}

const alikeIn = (condition: string, foremost: string): string =>
  `select id, slug, sound, products from shelf where kind = 'word' and products > 0 and ${condition}
    order by ${foremost} products desc, slug collate "C" limit ${MOST_MATCHES}`;

async function wordsNear(db: Database, word: string): Promise<readonly Word[]> {
  const shared = spellingNumbersOf(word);
  return shared.length === 0 ? [] : rowsOf(db, NEAR, [shared]);
}

/** Those of some words that products are found by. */
async function knownAmong(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const known = await rowsOf<{ readonly slug: string }>(db, KNOWN, [words]);
  return new Set(known.map(({ slug }) => slug));
}

const KNOWN = { name: "words known", text: "select slug from shelf where kind = 'word' and products > 0 and slug = any($1::text[])" };

const withNames = (words: string): string =>
  `select word.place, word.id, word.slug as word, word.sound, word.products, name.id as name, name.products as called,
      (select products from shelf where kind = 'shop' and slug = '') as shop
    from (${words}) word left join shelf name on name.kind = 'name' and name.slug = word.slug`;

const NEAR = {
  name: "words near",
  text: withNames(`select 0 as place, word.* from (
    select id, slug, sound, products from shelf where id = any(array(select word from word_spelling where spelling = any($1::int[]))) and products > 0
      order by products desc, slug collate "C" limit ${MEASURED}) word`),
};

import { MOST_MATCHES, PART_FROM } from "#core/search/matching-words.ts";
import { queryMeaning } from "#core/search/query-meaning.ts";
import { spellingNumbersOf } from "./word-spellings.ts";
import { sharedRowsOf } from "#adapters/postgres/engine/rows.ts";
import type { VocabularyWord } from "#core/search/matching-words.ts";
import type { Vocabulary, WordLookup } from "#core/search/vocabulary.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { AnyOfSets } from "./match-sets.ts";

/** At most this many similar words are compared. The words of most products come first. */
const MEASURED = 100;

/**
 * A word with its product set; `name` is the set of the products that it is the main word of, else of those that are called by it; `shop`
 * how many products the shop holds.
 */
type Word = VocabularyWord & {
  readonly id: number;
  readonly name: number | null;
  readonly called: number | null;
  readonly shop: number | null;
};

/** The product sets of a query: one group for each word that is required, and one for each word that names what was asked for. */
export type QuerySets = { readonly required: readonly AnyOfSets[]; readonly called: readonly AnyOfSets[]; readonly shop: number | null };

/** The product sets of what typed text means. */
export async function querySets(db: Database, text: string): Promise<QuerySets> {
  const { required, known } = await queryMeaning(text, postgresVocabulary(db));
  return {
    required: required.map(({ found }) => found.map(({ id, products }) => ({ id, products }))),
    called: known.map(({ naming }) => naming.flatMap(({ name, called }) => (name === null ? [] : [{ id: name, products: called ?? 0 }]))),
    shop: known.flatMap(({ found }) => found)[0]?.shop ?? null,
  };
}

const postgresVocabulary = (db: Database): Vocabulary<Word> => ({
  wordsLike: (typed) => wordsLike(db, typed),
  wordsNear: (typed) => wordsNear(db, typed),
  knownAmong: (words) => knownAmong(db, words),
});

/** For each word, the known words that it is looked up by. */
async function wordsLike(db: Database, words: readonly WordLookup[]): Promise<readonly (readonly Word[])[]> {
  const sounding = words.map(({ sound, by }) => (by !== "letters" && saysEnough(sound) ? sound : null));
  const rows = await sharedRowsOf<Word & { readonly place: number }>(db, LIKE, [
    words.map(({ word }) => word),
    words.map(({ word, by }) => (by !== "part" ? null : word.length < PART_FROM ? `${word}%` : `%${word}%`)),
    sounding,
    sounding.map((sound, nth) =>
      sound === null || sound.length < PART_FROM || words[nth]?.by !== "part" ? sound : `${sound}${LAST_LETTER}`,
    ),
  ]);
  const known = Map.groupBy(rows, ({ place }) => place);
  return words.map((_, place) => known.get(place) ?? []);
}

const saysEnough = (sound: string): boolean => sound.length > 1;

/** No text that begins with another comes after that other with this behind it. */
const LAST_LETTER = "\u{10FFFF}";

async function wordsNear(db: Database, word: string): Promise<readonly Word[]> {
  const shared = spellingNumbersOf(word);
  return shared.length === 0 ? [] : sharedRowsOf(db, NEAR, [shared]);
}

/** Of the given words, those by which products can be found. */
async function knownAmong(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const known = await sharedRowsOf<{ readonly slug: string }>(db, KNOWN, [words]);
  return new Set(known.map(({ slug }) => slug));
}

const KNOWN = { name: "words known", text: "select slug from shelf where kind = 'word' and products > 0 and slug = any($1::text[])" };

const withNames = (words: string): string =>
  `select word.place, word.id, word.slug as word, word.sound, word.products, main.id is not null as "isMain",
      coalesce(main.id, name.id) as name, coalesce(main.products, name.products) as called,
      (select products from shelf where kind = 'shop' and slug = '') as shop
    from (${words}) word left join shelf name on name.kind = 'name' and name.slug = word.slug
      left join shelf main on main.kind = 'main' and main.slug = word.slug and main.products > 0`;

const alikeIn = (condition: string, foremost: string): string =>
  `select id, slug, sound, products from shelf where kind = 'word' and products > 0 and ${condition}
    order by ${foremost} products desc, slug collate "C" limit ${MOST_MATCHES}`;

/**
 * The arrays stand in subselects, where the planner cannot see how long they are: else it would plan each search anew, which costs more
 * than doing it.
 */
const LIKE = {
  name: "words like",
  text: withNames(`select place::int - 1 as place, word.*
    from unnest((select $1::text[]), (select $2::text[]), (select $3::text[]), (select $4::text[])) with ordinality
      looked_up (letters, holding, first, last, place)
    cross join lateral (
      select id, slug, sound, products from shelf where kind = 'word' and products > 0 and slug = letters
      union (${alikeIn("slug like holding", "")}) union (${alikeIn("sound ~>=~ first and sound ~<=~ last", "sound = first desc,")})
    ) word`),
};

const NEAR = {
  name: "words near",
  text: withNames(`select 0 as place, word.* from (
    select id, slug, sound, products from shelf where id = any(array(select word from word_spelling where spelling = any($1::int[]))) and products > 0
      order by products desc, slug collate "C" limit ${MEASURED}) word`),
};

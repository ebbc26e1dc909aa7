import { matchingWords, MOST_MATCHES, PART_FROM } from "#core/catalogue/matching-words.ts";
import { soundOf } from "#core/catalogue/sound.ts";
import { rowsOf } from "./rows.ts";
import type { VocabularyWord } from "#core/catalogue/matching-words.ts";
import type { Database } from "./database.ts";
import type { Group } from "./matching.ts";

/** What a typed word stands for: the products that are found by it, and those whose title begins with it. */
export type Meant = { readonly found: Group; readonly begun: Group };

/** So many of the nearest words are looked at for a typing error. */
const NEAREST = 20;

type Word = VocabularyWord & { readonly id: number; readonly begun: number | null; readonly begun_products: number | null };

/** What every typed word stands for, in their order. */
export async function meantBy(db: Database, typed: readonly string[]): Promise<readonly Meant[]> {
  const found = await wordsLike(db, typed);
  return Promise.all(
    typed.map(async (word, place) => {
      const alike = matchingWords(word, found.get(place) ?? []);
      const words = alike.length > 0 ? alike : matchingWords(word, await wordsNear(db, word));
      return {
        found: words.map(({ id, products }) => ({ id, products })),
        begun: words.flatMap(({ begun, begun_products }) => (begun === null ? [] : [{ id: begun, products: begun_products ?? 0 }])),
      };
    }),
  );
}

/** Words that hold a typed one or sound like its beginning, by its place. */
async function wordsLike(db: Database, typed: readonly string[]): Promise<ReadonlyMap<number, readonly Word[]>> {
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const looks = typed.map((word, place) => {
    const holding = alikeIn(`slug like ${value(word.length < PART_FROM ? `${word}%` : `%${word}%`)}`, "");
    const sound = soundOf(word);
    const sounding = () => alikeIn(`sound like ${value(sound.length < PART_FROM ? sound : `${sound}%`)}`, `sound = ${value(sound)} desc,`);
    return `select ${place} as place, word.* from ((${holding}) ${sound.length < 2 ? "" : `union (${sounding()})`}) word`;
  });
  const statement = { name: nameFor(typed), text: withBeginnings(looks.join(" union all ")) };
  const rows = await rowsOf<Word & { readonly place: number }>(db, statement, values);
  return Map.groupBy(rows, ({ place }) => place);
}

/** Of so many words every statement that there may be is kept. */
const FEW_WORDS = 4;

/** The statement says no more than which words sound like something. */
const nameFor = (typed: readonly string[]): string | null =>
  typed.length > FEW_WORDS ? null : `words ${typed.map((word) => (soundOf(word).length < 2 ? "w" : "s")).join("")}`;

const alikeIn = (condition: string, foremost: string): string =>
  `select id, slug, products from shelf where kind = 'word' and products > 0 and ${condition}
    order by ${foremost} products desc, slug collate "C" limit ${MOST_MATCHES}`;

const wordsNear = (db: Database, word: string): Promise<readonly Word[]> => rowsOf(db, NEAR, [soundOf(word)]);

const withBeginnings = (words: string): string =>
  `select word.place, word.id, word.slug as word, word.products, begun.id as begun, begun.products as begun_products
    from (${words}) word left join shelf begun on begun.kind = 'first' and begun.slug = word.slug`;

const NEAR = {
  name: "words near",
  text: withBeginnings(`select 0 as place, word.* from (
    select id, slug, products from shelf where kind = 'word' and products > 0 order by sound <-> $1 limit ${NEAREST}) word`),
};

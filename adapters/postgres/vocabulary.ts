import { sql } from "kysely";
import { matchingWords, MOST_MATCHES, PART_FROM } from "#core/catalogue/matching-words.ts";
import { soundOf } from "#core/catalogue/sound.ts";
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
  const looks = typed.map((word, place) => {
    const pattern = word.length < PART_FROM ? `${word}%` : `%${word}%`;
    const sound = soundOf(word);
    const sounding = sql`sound like ${sound.length < PART_FROM ? sound : `${sound}%`}`;
    const alike = sound.length < 2 ? sql`` : sql`union (${alikeIn(sounding, sql`sound = ${sound} desc,`)})`;
    return sql`select ${sql.lit(place)} as place, word.* from ((${alikeIn(sql`slug like ${pattern}`, sql``)}) ${alike}) word`;
  });
  const { rows } = await sql<Word & { place: number }>`${withBeginnings(sql.join(looks, sql` union all `))}`.execute(db);
  return Map.groupBy(rows, ({ place }) => place);
}

const alikeIn = (condition: ReturnType<typeof sql>, foremost: ReturnType<typeof sql>) =>
  sql`select id, slug, products from shelf where kind = 'word' and products > 0 and ${condition} order by ${foremost} products desc, slug collate "C" limit ${sql.lit(MOST_MATCHES)}`;

async function wordsNear(db: Database, word: string): Promise<readonly Word[]> {
  const near = sql`select 0 as place, word.* from (
    select id, slug, products from shelf where kind = 'word' and products > 0 order by sound <-> ${soundOf(word)} limit ${sql.lit(NEAREST)}) word`;
  return (await sql<Word>`${withBeginnings(near)}`.execute(db)).rows;
}

const withBeginnings = (words: ReturnType<typeof sql>) =>
  sql`select word.place, word.id, word.slug as word, word.products, begun.id as begun, begun.products as begun_products
    from (${words}) word left join shelf begun on begun.kind = 'first' and begun.slug = word.slug`;

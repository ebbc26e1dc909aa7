import { sql } from "kysely";
import { spellingsFor, spellingsOf } from "#core/search/near-spellings.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** This many rows are written at once. */
const AT_ONCE = 20_000;

/** Writes what is needed to find words by similar spellings. None of the words has any yet. */
export async function putSpellings(trx: Database, words: readonly { readonly id: number; readonly slug: string }[]): Promise<void> {
  const all = words.flatMap(({ id, slug }) => numbersOf(spellingsOf(slug)).map((spelling) => ({ spelling, word: id })));
  all.sort((a, b) => a.spelling - b.spelling); // Rows that come in the order of their index are put next to each other.
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    await sql`insert into word_spelling (spelling, word)
      select * from unnest(${arrayOf(some.map(({ spelling }) => spelling))}::int[], ${arrayOf(some.map(({ word }) => word))}::int[])`.execute(
      trx,
    );
  }
}

/** As PostgreSQL reads an array: the driver would quote each number by itself. */
const arrayOf = (numbers: readonly number[]): string => `{${numbers.join()}}`;

/** The spellings that a typed word shares with similar words. */
export const spellingNumbersOf = (typed: string): readonly number[] => numbersOf(spellingsFor(typed));

/** A number for each text, because numbers take less room. Two texts can have the same number; then one word too many is compared. */
const numbersOf = (texts: ReadonlySet<string>): readonly number[] => [...new Set([...texts].map(numberOf))];

function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619);
  return hash | 0;
}

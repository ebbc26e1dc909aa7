import { sql } from "kysely";
import { putSpellings } from "#adapters/postgres/search/word-spellings.ts";
import type { Migration } from "kysely/migration";

/** Words that a typing error lies between are looked up by what both share, rather than measured one by one. */
export const wordSpellings: Migration = {
  async up(db) {
    await sql`create table word_spelling (spelling int not null, word int not null, primary key (spelling, word))`.execute(db);
    const { rows } = await sql<{ id: number; slug: string }>`select id, slug from shelf where kind = 'word'`.execute(db);
    await putSpellings(db, rows);
    await sql`drop index shelf_nearest`.execute(db);
  },
};

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Shelves of every kind, words among them, as sets of products: one bit a product, in the order of popularity. What follows from the
 * products is filled in behind the migrations (search/reindex.ts), as it also is when the rules for it change.
 */
export const catalogue: Migration = {
  async up(db) {
    await sql`drop table shelved`.execute(db);
    await sql`alter table shelf drop constraint shelf_kind_check`.execute(db);
    await sql`alter table shelf
      add constraint shelf_kind_check check (kind in ('shop', 'category', 'sub-category', 'brand', 'concern', 'tag', 'form', 'trait', 'price', 'word', 'first')),
      add column sound text,
      add column logo text`.execute(db);
    await sql`create index shelf_word on shelf using gin (slug gin_trgm_ops) with (fastupdate = off) where kind = 'word'`.execute(db);
    await sql`create index shelf_beginning on shelf (slug text_pattern_ops) where kind = 'word'`.execute(db);
    await sql`create index shelf_sound on shelf (sound text_pattern_ops) where kind = 'word'`.execute(db);
    await sql`create index shelf_nearest on shelf using gist (sound gist_trgm_ops(siglen = 512)) where kind = 'word'`.execute(db);

    // Shelves stay: references to them would be checked a million times for nothing.
    await sql`create table shelf_part (
      shelf int not null,
      part int not null check (part >= 0),
      members bit(16384) not null,
      primary key (shelf, part)
    )`.execute(db);
    // Unpacking would cost several times what reading costs.
    await sql`alter table shelf_part alter column members set storage plain`.execute(db);
    await sql`create table shelf_facet (
      shelf int not null,
      facet int not null,
      products int not null check (products >= 0),
      primary key (shelf, facet)
    ) with (fillfactor = 70)`.execute(db);

    await sql`alter table product
      drop column searched,
      add column number text,
      add column images text[] not null default '{}',
      add column brand_logo text,
      add column arrived date,
      add column price_rising int8 not null default 0,
      add column price_falling int8 not null default 0,
      add column saving int not null default 0,
      add column newest int not null default 0,
      add column shelves int[] not null default '{}',
      add column facets int[] not null default '{}'`.execute(db);
    // The only index by rank, so that whoever looks up ranks reads no product.
    await sql`alter table product drop constraint product_rank_key`.execute(db);
    await sql`create unique index product_standing on product (rank)
      include (is_active, price_rising, price_falling, saving, newest, facets)`.execute(db);
    await sql`create index product_price_rising on product (price_rising, rank) where is_active`.execute(db);
    await sql`create index product_price_falling on product (price_falling, rank) include (price_rising) where is_active`.execute(db);
    await sql`create index product_saving on product (saving, rank) include (price_rising) where is_active`.execute(db);
    await sql`create index product_newest on product (newest, rank) include (price_rising) where is_active`.execute(db);

    await sql`create table catalogue_state (only_row boolean primary key default true check (only_row), version int not null)`.execute(db);
    await sql`insert into catalogue_state (version) values (0)`.execute(db);
  },
};

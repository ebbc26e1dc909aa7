-- Products and the sets in which they are found. What follows from products is filled in by search/reindex.ts, after each change of its rules too.

-- What is sold.
create table product (
  id text primary key,
  -- The order in which products were put: the lower, the more popular.
  rank int not null,
  slug text not null unique,
  number text,
  title text not null,
  hindi text,
  sanskrit text,
  brand text,
  brand_logo text,
  images text[] not null default '{}',
  categories text[] not null,
  sub_category text not null,
  form text not null,
  size text not null,
  tags text[] not null,
  concerns text[] not null,
  information jsonb not null,
  -- What of it the law asks for and the product does not tell.
  lacks text[] not null default '{}',
  arrived date,
  is_active boolean not null,
  is_consumable boolean not null,
  price amount,
  mrp amount,
  gst numeric not null check (gst between 0 and 100),
  hsn text not null,
  stock int8 check (stock >= 0),
  minimum_quantity int8 not null check (minimum_quantity >= 0),
  weight numeric not null check (weight >= 0),
  cash_on_delivery boolean not null,
  seller_name text,
  seller_state text,
  seller_gstin text,
  seller_address text,
  -- Sort keys in each order.
  price_rising int8 not null default 0,
  price_falling int8 not null default 0,
  saving int not null default 0,
  newest int not null default 0,
  -- The sets that it is in; none while it is inactive.
  shelves int[] not null default '{}',
  -- Those among them that narrow others.
  facets int[] not null default '{}',
  check ((price is null) = (stock is null))
);
create unique index product_standing on product (rank) include (is_active, price_rising, price_falling, saving, newest, facets);
create index product_price_rising on product (price_rising, rank) where is_active;
create index product_price_falling on product (price_falling, rank) include (price_rising) where is_active;
create index product_saving on product (saving, rank) include (price_rising) where is_active;
create index product_newest on product (newest, rank) include (price_rising) where is_active;
create index product_title on product (title, brand) where is_active;
create index product_standings on product (rank) include (price_rising, price_falling, saving, newest) where is_active;
create index product_number on product (number) where number is not null;
create index product_seller on product (seller_gstin) where seller_gstin is not null;

-- Products side by side: the whole shop, or all of a category, a brand and so on. A `word` is the set of what is found by it, a `name` of what is
-- called by it, a `main` of what it says that it is or is for first of all.
create table shelf (
  id int generated always as identity primary key,
  kind text not null check (kind in (
      'shop', 'category', 'sub-category', 'brand', 'concern', 'tag', 'form', 'trait', 'price', 'price-step', 'saving-step', 'word', 'name', 'main'
    )),
  slug text not null,
  title text not null,
  position int not null,
  -- How many active products stand on it.
  products int not null default 0 check (products >= 0),
  -- Of words alone.
  sound text,
  -- Of brands alone.
  logo text,
  unique (kind, slug)
);
create index shelf_word on shelf using gin (slug gin_trgm_ops) with (fastupdate = off) where kind = 'word';
create index shelf_beginning on shelf (slug text_pattern_ops) where kind = 'word';
create index shelf_sound on shelf (sound text_pattern_ops) where kind = 'word';

-- The whole shop is a set from the beginning.
insert into shelf (kind, slug, title, position) values ('shop', '', '', 0);

-- The active products of a set whose ranks fall into a part: one bit a rank. Sets stay, so that no reference to them is checked a million times.
-- Unpacking the bits would cost several times what reading them costs.
create table shelf_part (
  shelf int not null,
  part int not null check (part >= 0),
  members bit(16384) not null,
  primary key (shelf, part)
);
alter table shelf_part alter column members set storage plain;

-- How many active products of a set are in another one, which narrows it.
create table shelf_facet (
  shelf int not null,
  facet int not null,
  products int not null check (products >= 0),
  primary key (shelf, facet)
) with (fillfactor = 70);

-- The words that share a spelling with one letter left out: what is meant by a typing error is looked up, not measured word by word.
create table word_spelling (
  spelling int not null,
  word int not null,
  primary key (spelling, word)
);

-- By which rules sets and words were made.
create table catalogue_state (
  only_row boolean default true primary key check (only_row),
  -- By which rules sets, counts and words follow from the products.
  version int not null,
  -- Another one whenever something is put into a set or taken out.
  revision uuid not null default gen_random_uuid()
);

insert into catalogue_state (version) values (0);

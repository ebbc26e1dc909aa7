/** The tables of the hand-written shop. Amounts in paise. `page` holds what only a product's own page tells, as it travels. */
export const SCHEMA = `
create table product (
  rank int primary key, id text not null unique, slug text not null unique, title text not null, brand text, cash_on_delivery boolean not null,
  categories text[] not null, gst float8 not null, is_active boolean not null, minimum_quantity int not null, weight float8 not null,
  price int, stock int, mrp int, form text not null, size text not null, images text[] not null, net text, hindi text,
  hsn text not null, seller json, consumable boolean not null, page json not null
);
create index on product (title, brand);
create table collection (slug text primary key, title text not null, products int not null);
create table collection_product (collection text not null, rank int not null, primary key (collection, rank));
create table collection_filter (
  collection text not null, place int not null, kind text not null, slug text not null, title text not null, products int not null,
  primary key (collection, place)
);
create extension pg_trgm;
create table word (word text primary key);
create index on word using gin (word gin_trgm_ops);
create table word_product (word text not null, is_name boolean not null, rank int not null);
create unique index on word_product (word, is_name desc, rank);
create table session (token_hash bytea primary key, customer text not null, used_at timestamptz not null);
create table address (id text primary key, customer text not null, address json not null, pincode text not null, state text not null);
create table pincode (pincode text primary key, state text not null, days int not null, cash_on_delivery boolean not null);
create table settings (shipping json not null, terms json not null);
create table coupon (code text primary key, percent float8 not null, uses_left int, shown json not null);
create table cart_line (
  customer text not null, product text not null, place bigint not null generated always as identity, quantity int not null,
  primary key (customer, product)
);
create table shop_order (
  id text primary key, serial bigint not null generated always as identity (start 10000001), customer text not null, stage text not null,
  total int not null, products text[] not null, pieces int[] not null, prices int[] not null, coupon text, snapshot json not null,
  made_at timestamptz not null, placed_at timestamptz
);
create unique index on shop_order (customer) where stage = 'quoted';
create index on shop_order (customer, placed_at desc);
create table stock_hold (order_id text not null, product text not null, pieces int not null, until timestamptz not null, primary key (order_id, product));
create index on stock_hold (product);
create table order_step (order_id text not null, number int not null, at timestamptz not null, deed json not null, primary key (order_id, number));
create table ledger_entry (payable text not null, kind text not null, at timestamptz not null, postings json not null, primary key (payable, kind));
create table coupon_use (order_id text primary key, coupon text not null);
create table order_call (customer text not null, key text not null, answer json not null, primary key (customer, key));
create table notification (id bigint primary key generated always as identity, customer text not null, at timestamptz not null, told json not null);
create table job (id bigint primary key generated always as identity, kind text not null, told json not null);
`;

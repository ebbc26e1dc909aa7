import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Orders with their steps are found by their customer first and refer to no row of another area, so that they can lie on many nodes
 * (`adapters/postgres/nodes/places.ts`). Whose an order is tells `order_number`, which stays beside what orders of many customers move: stock, coupons and
 * the numbers of papers. A statement that has only an id or a number goes on from there by `own_order`, which PostgreSQL plans by itself.
 *
 * What changes an order writes it by `put_quote` and `keep_order`. Their inserts are made from queries: where orders lie on many nodes, such an insert has the whole
 * transaction committed in two phases. `own_order` and `keep_order` tell and take its money too, so they come with that (`0158-money-by-customer.ts`).
 *
 * A server of before goes on with these tables: the triggers of its inserts and deletes keep `order_number` for it and tell a step whose it is. It reads a table to find an order by its
 * id alone, until it is exchanged. `distribute` drops them.
 */
export const ordersByCustomer: Migration = {
  async up(db) {
    await sql`lock table shop_order in access exclusive mode`.execute(db); // First, as whoever changes an order does: a server of before may be quoting one.
    await sql`create table order_number (id text primary key, customer text not null, number text not null unique)`.execute(db);
    await sql`insert into order_number (id, customer, number) select id, customer, number from shop_order`.execute(db);
    await sql`alter table document drop constraint document_order_id_fkey, add foreign key (order_id) references order_number`.execute(db);
    await sql`alter table coupon_use drop constraint coupon_use_order_id_fkey, add foreign key (order_id) references order_number`.execute(
      db,
    );
    for (const table of ["stock_hold", "coupon_hold"])
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_order_id_fkey`)},
        add foreign key (order_id) references order_number on delete cascade`.execute(db);

    await sql`drop trigger keep_order_step on order_step`.execute(db);
    await sql`alter table order_step drop constraint order_step_order_id_fkey, drop constraint order_step_pkey, add column customer text`.execute(
      db,
    );
    await sql`update order_step set customer = named.customer from order_number named where named.id = order_id`.execute(db);
    await sql`alter table order_step alter column customer set not null, add primary key (customer, order_id, number)`.execute(db);
    await sql`alter table shop_order
      drop constraint shop_order_pkey, add primary key (customer, id),
      drop constraint shop_order_serial_key,
      drop constraint shop_order_number_key`.execute(db);

    // A step is only added. What looks at the order is parted from what looks at its row alone.
    await sql`create trigger keep_as_written before update on order_step for each row execute function keep_as_written()`.execute(db);
    await sql`create or replace function keep_order_step() returns trigger language plpgsql as $$
      begin
        if exists (select from shop_order where customer = old.customer and id = old.order_id) then
          raise exception 'order_step is only added to';
        end if;
        return old; -- The order was never placed and is forgotten as a whole.
      end
    $$`.execute(db);
    await sql`create trigger keep_order_step before delete on order_step for each row execute function keep_order_step()`.execute(db);

    await sql`create function name_order() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          delete from order_number where id = old.id;
          return old;
        end if;
        insert into order_number (id, customer, number) values (new.id, new.customer, 'NM' || (10000000 + new.serial)::text) on conflict (id) do nothing;
        return new;
      end
    $$`.execute(db);
    await sql`create trigger name_order before insert or delete on shop_order for each row execute function name_order()`.execute(db);
    await sql`create function name_order_step_customer() returns trigger language plpgsql as $$
      begin
        new.customer := (select customer from order_number where id = new.order_id);
        return new;
      end
    $$`.execute(db);
    await sql`create trigger name_order_step_customer before insert on order_step for each row when (new.customer is null) execute function name_order_step_customer()`.execute(
      db,
    );

    await sql`create function own_quote(whose text) returns text language plpgsql stable as $$
      begin
        return (select id from shop_order where customer = whose and stage = 'quoted');
      end
    $$`.execute(db);

    // In place of its customer's former quote, with what was held for that.
    await sql`create function put_quote(wanted text, whose text, stands text, comes_to int8, with_coupon text, of_products text[], of_pieces int8[], of_sellers text[],
        with_titles text, as_quoted json, as_it_is json, at timestamptz) returns void language plpgsql as $$
      declare
        former text;
        named text;
      begin
        delete from shop_order where customer = whose and stage = 'quoted' returning id into former;
        delete from order_number where id = former;
        insert into shop_order (id, customer, stage, standing, total, coupon, products, pieces, sellers, titles, snapshot, state, made_at)
          select wanted, id, 'quoted', stands, comes_to, with_coupon, of_products, of_pieces, of_sellers, with_titles, as_quoted, as_it_is, at
          from customer where id = whose for key share returning number into named;
        if named is null then
          raise foreign_key_violation using message = 'there is no customer ' || whose;
        end if;
        insert into order_number (id, customer, number) values (wanted, whose, named) on conflict (id) do nothing;
      end
    $$`.execute(db);

    await sql`create or replace function lock_order(wanted text, with_cart boolean) returns void language plpgsql as $$
      declare
        whose text := (select customer from order_number where id = wanted);
        known record;
      begin
        select stage, coupon, products into known from shop_order where customer = whose and id = wanted;
        if known.stage <> 'placed' then
          perform from cart where customer = whose for no key update;
        end if;
        perform from shop_order where customer = whose and id = wanted for no key update;
        if known.stage <> 'placed' then
          perform lock_goods(case when with_cart then whose end, known.coupon, known.products);
        end if;
      end
    $$`.execute(db);
  },
};

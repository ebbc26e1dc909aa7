import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Carts and wishlists refer to no row of another area, so that they can lie on many nodes (`adapters/postgres/nodes/places.ts`). No product is ever
 * removed, and whoever changes a cart's lines, notices or syncs holds its row of `cart` (`change_cart`), which goes first when an account is erased.
 *
 * A statement that joins them with what is offered reads them by a function, which PostgreSQL plans by itself: `own_cart` and `own_wishes` ask one node where
 * they lie on many, and the statement around them asks the coordinator alone.
 *
 * A server of before goes on with these tables: it loses nothing but what the foreign keys checked.
 */
export const cartsByCustomer: Migration = {
  async up(db) {
    await sql`alter table cart_line drop constraint cart_line_customer_fkey, drop constraint cart_line_product_fkey`.execute(db);
    await sql`alter table cart_notice drop constraint cart_notice_customer_fkey`.execute(db);
    await sql`alter table cart_sync drop constraint cart_sync_customer_fkey`.execute(db);
    await sql`alter table wish drop constraint wish_product_fkey`.execute(db);
    await sql`drop index cart_line_product, wish_product`.execute(db); // They found what was to go with a product.

    // One row, also of somebody without a cart. Products and quantities are in the order of the lines.
    await sql`create function own_cart(whose text, out choice text, out code text, out products text[], out quantities int[], out notices json)
      language plpgsql stable as $$
      #variable_conflict use_column
      begin
        select cart.choice, cart.code, line.products, line.quantities, (select json_agg(notice order by place) from cart_notice notice where customer = whose)
          into own_cart.choice, own_cart.code, own_cart.products, own_cart.quantities, own_cart.notices
          from cart, (select array_agg(product order by place) products, array_agg(quantity order by place) quantities from cart_line where customer = whose) line
          where cart.customer = whose;
      end
    $$`.execute(db);
    await sql`create function own_wishes(whose text) returns table (product text, place int8) language plpgsql stable rows 20 as $$
      #variable_conflict use_column
      begin
        return query select product, place from wish where customer = whose;
      end
    $$`.execute(db);

    // Nobody else changes this cart until the transaction ends. It is made for whoever has none.
    await sql`create function change_cart(whose text, at timestamptz) returns void language plpgsql as $$
      begin
        update cart set changed_at = at where customer = whose;
        if not found then
          insert into cart (customer, changed_at) select id, at from customer where id = whose for key share
            on conflict (customer) do update set changed_at = excluded.changed_at;
          if not found then
            raise foreign_key_violation using message = 'there is no customer ' || whose;
          end if;
        end if;
      end
    $$`.execute(db);

    await sql`create or replace function lock_goods(cart_of text, coupon_of text, products_of text[]) returns void language plpgsql as $$
      declare
        chosen record;
      begin
        select * into chosen from own_cart(cart_of);
        perform from coupon where uses_left is not null and (key = coupon_of or case chosen.choice
          when 'typed' then key = chosen.code when 'automatic' then audience = 'public' and is_for_web else false end)
          order by key for no key update;
        perform from product where id = any(products_of || chosen.products) order by id for no key update;
      end
    $$`.execute(db);
    // Takes what was ordered out of a cart. Pieces that were added meanwhile stay.
    await sql`create function leave_cart(whose text, ordered text[], pieces int8[], at timestamptz) returns void language plpgsql as $$
      begin
        if not exists (select from cart where customer = whose) then
          return; -- The account was erased since, and is not given a cart again.
        end if;
        -- Where carts lie on many nodes, an insert from a query is committed in two phases, and with it all that the transaction does: no crash takes the goods out of the cart without the order.
        insert into cart (customer, changed_at) select id, at from customer where id = whose
          on conflict (customer) do update set changed_at = excluded.changed_at;
        with bought as materialized (select * from unnest(ordered, pieces) bought (product, pieces)),
          gone as (delete from cart_line line using bought where line.customer = whose and line.product = bought.product and line.quantity <= bought.pieces)
        update cart_line line set quantity = line.quantity - bought.pieces from bought
          where line.customer = whose and line.product = bought.product and line.quantity > bought.pieces;
      end
    $$`.execute(db);
  },
};

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const PAYMENTS = sql.raw(`json_agg(json_build_object('id', event.id, 'payment', event.payment, 'kind', event.kind, 'amount', event.amount,
      'at', (extract(epoch from event.at) * 1000)::int8) order by event.at, event.id collate "C") from payment_event event`);
const ENTRIES = sql.raw(`json_agg(json_build_object('key', entry.key, 'payable', entry.payable, 'kind', entry.kind,
      'at', (extract(epoch from entry.at) * 1000)::int8, 'postings', entry.postings) order by entry.number) from ledger_entry entry`);

const ORDERS =
  sql.raw(`returns table (id text, number text, customer text, stage text, standing text, total int8, coupon text, products text[], pieces int8[], sellers text[],
  snapshot json, state json, open_returns int, language text, made_at timestamptz, listed_at timestamptz, steps json, payments json, entries json) language plpgsql stable`);
const ORDER = sql`select id, number, customer, stage, standing, total::int8, coupon, products, pieces, sellers, snapshot, state, open_returns, language, made_at, listed_at,
    (select json_agg(json_build_object('at', (extract(epoch from at) * 1000)::int8, 'by', by, 'deed', deed) order by step.number)
      from order_step step where step.customer = whose and step.order_id = shop_order.id),
    (select ${PAYMENTS} where event.customer = whose and event.payable = shop_order.id),
    (select ${ENTRIES} where entry.customer = whose and entry.payable = shop_order.id)
  from shop_order`;

/** Whose a payable is: of an order, an appointment, a booking of tests or a plan; null: of none that there is. */
const ownerOf = (payable: string) =>
  sql.raw(`coalesce((select customer from order_number where id = ${payable}), (select customer from booking where id = ${payable}),
    (select customer from lab_booking where id = ${payable}), (select customer from plan_subscription where id = ${payable}))`);

/**
 * What was reported of payments and the entries of the ledger are found by their customer first and refer to no row, so that they can lie on many nodes
 * (`adapters/postgres/nodes/places.ts`). An order is read with both by `own_order`, any other purchase goes on to them by `own_money`; both are written by
 * `keep_money`, whose inserts are made from queries and give rows back: where they lie on many nodes, such an insert has the whole transaction committed in two
 * phases. One that gives none back does so only in a transaction that has not read that node before.
 *
 * What is left of a purchase that went with its customer's account is nobody's: ''.
 *
 * A server of before goes on with these tables: a trigger tells its rows whose they are. It reads a table to find a purchase's rows by that alone, until it is
 * exchanged. `distribute` drops the trigger.
 */
export const moneyByCustomer: Migration = {
  async up(db) {
    await sql`lock table payment_event, ledger_entry in access exclusive mode`.execute(db); // In the order in which servers read them.
    for (const table of ["payment_event", "ledger_entry"]) {
      const name = sql.table(table);
      await sql`alter table ${name} add column customer text, disable trigger keep_as_written`.execute(db);
      await sql`update ${name} set customer = coalesce(${ownerOf("payable")}, '')`.execute(db);
    }
    await sql`alter table payment_event enable trigger keep_as_written, alter column customer set not null,
      drop constraint payment_event_pkey, add primary key (customer, payable, id)`.execute(db);
    await sql`alter table ledger_entry enable trigger keep_as_written, alter column customer set not null,
      drop constraint ledger_entry_pkey, add primary key (customer, key), drop constraint ledger_entry_number_key`.execute(db);
    await sql`drop index ledger_entry_payable`.execute(db);
    await sql`create index ledger_entry_payable on ledger_entry (customer, payable, number)`.execute(db);

    await sql`create function name_money_customer() returns trigger language plpgsql as $$
      begin
        new.customer := ${ownerOf("new.payable")};
        return new;
      end
    $$`.execute(db);
    for (const table of ["payment_event", "ledger_entry"])
      await sql`create trigger name_money_customer before insert on ${sql.table(table)}
        for each row when (new.customer is null) execute function name_money_customer()`.execute(db);

    // Of one purchase.
    await sql`create function own_money(whose text, wanted text) returns table (payments json, entries json) language plpgsql stable rows 1 as $$
      begin
        return query select paid.payments, entered.entries
          from (select ${PAYMENTS} where event.customer = whose and event.payable = wanted) paid (payments),
            (select ${ENTRIES} where entry.customer = whose and entry.payable = wanted) entered (entries);
      end
    $$`.execute(db);
    // null: none. What an insert gives back is not looked at: it is asked for so that the transaction is committed in two phases, also where the node was read in it before.
    await sql`create function keep_money(whose text, new_entries json, new_events json) returns void language plpgsql as $$
      declare
        kept record;
      begin
        if new_entries is not null then
          for kept in insert into ledger_entry (customer, key, payable, kind, at, postings)
            select whose, entry.key, entry.payable, entry.kind, entry.at, entry.postings
            from json_to_recordset(new_entries) entry (key text, payable text, kind text, at timestamptz, postings json)
            returning ledger_entry.key
          loop
          end loop;
        end if;
        if new_events is not null then
          for kept in insert into payment_event (customer, payable, id, payment, kind, amount, at, received_at)
            select whose, event.payable, event.id, event.payment, event.kind, event.amount, event.at, event.received_at
            from json_to_recordset(new_events) event (payable text, id text, payment text, kind text, amount int8, at timestamptz, received_at timestamptz)
            returning payment_event.id
          loop
          end loop;
        end if;
      end
    $$`.execute(db);

    await sql`create function own_order(whose text, wanted text) ${ORDERS} rows 1 as $$
      #variable_conflict use_column
      begin
        return query ${ORDER} where customer = whose and id = wanted;
      end
    $$`.execute(db);
    // The newest first, after one of them, and none that was only quoted. Of standings, with words in their titles or number; null: of any.
    await sql`create function own_orders(whose text, of_standings text[], alike text, after_at timestamptz, after_one text, most int) ${ORDERS} rows 10 as $$
      #variable_conflict use_column
      begin
        return query ${ORDER} where customer = whose and listed_at is not null
          and (of_standings is null or standing = any(of_standings))
          and (alike is null or searched like alike)
          and (after_one is null or (listed_at, id) < (after_at, after_one))
          order by listed_at desc, id desc limit most;
      end
    $$`.execute(db);

    // A changed order with its new steps and what came to its money. left_goods: what goes out of its customer's cart; null: the cart stays.
    await sql`create function keep_order(whose text, wanted text, now_stage text, stands text, as_it_is json, open_now int, in_language text, at timestamptz, new_steps json,
        new_entries json, new_events json, left_goods text[], left_pieces int8[]) returns void language plpgsql as $$
      begin
        insert into order_step (customer, order_id, number, at, by, deed) select whose, wanted, step.number, step.at, step.by, step.deed
          from json_to_recordset(new_steps) step (number int, at timestamptz, by json, deed json);
        update shop_order set stage = now_stage, standing = stands, state = as_it_is, open_returns = open_now, language = in_language,
          listed_at = coalesce(listed_at, case when now_stage <> 'quoted' then keep_order.at end)
          where customer = whose and id = wanted;
        perform keep_money(whose, new_entries, new_events);
        if left_goods is not null then
          perform leave_cart(whose, left_goods, left_pieces, keep_order.at);
        end if;
      end
    $$`.execute(db);
  },
};

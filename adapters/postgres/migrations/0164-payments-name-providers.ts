import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whose a payment is that a server of before put: each of the two providers that there were begins its ids in a way of its own. */
const providerOf = (payment: string) => sql.raw(`case when ${payment} like 'pay\\_%' then 'razorpay' else 'sandbox' end`);

const PAYMENTS =
  sql.raw(`json_agg(json_build_object('id', event.id, 'provider', event.provider, 'payment', event.payment, 'kind', event.kind,
      'amount', event.amount, 'at', (extract(epoch from event.at) * 1000)::int8) order by event.at, event.id collate "C") from payment_event event`);
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

const PURCHASES = [
  { own: "own_booking", steps: "booking_step", key: "booking_id" },
  { own: "own_lab_booking", steps: "lab_booking_step", key: "booking_id" },
  { own: "own_plan", steps: "plan_subscription_step", key: "subscription_id" },
] as const;

/**
 * Each report of a payment names its provider, and `payment_use` for what a provider's payment serves: for what it was reported first, whatever it is
 * reported of afterwards. What servers of before put is named its provider by the payment's id. `is_under_way` stays for them; that a payment was
 * begun is a report like others now.
 */
export const paymentsNameProviders: Migration = {
  async up(db) {
    await sql`lock table payment_event in access exclusive mode`.execute(db);
    await sql`alter table payment_event add column provider text not null default 'sandbox', disable trigger keep_as_written,
      drop constraint payment_event_kind_check,
      add constraint payment_event_kind_check check (kind in ('begun', 'authorised', 'captured', 'failed', 'used-elsewhere'))`.execute(db);
    await sql`update payment_event set provider = 'razorpay' where ${providerOf("payment")} = 'razorpay'`.execute(db);
    await sql`alter table payment_event enable trigger keep_as_written, alter column provider drop default`.execute(db);

    await sql`create table payment_use (
      provider text not null,
      payment text not null,
      payable text not null,
      primary key (provider, payment)
    )`.execute(db);
    await sql`insert into payment_use (provider, payment, payable)
      select distinct on (provider, payment) provider, payment, payable from payment_event
        order by provider, payment, received_at, payable`.execute(db);
    // For what each of these payments serves, from now on this unless it served something before. Whoever comes second waits for the first.
    await sql`create function use_payments(wanted text, events json) returns table (provider text, payment text, payable text) language plpgsql as $$
      #variable_conflict use_column
      begin
        insert into payment_use (provider, payment, payable)
          select distinct event.provider, event.payment, wanted from json_to_recordset(events) event (provider text, payment text) order by 1, 2
          on conflict do nothing;
        return query select used.provider, used.payment, used.payable from payment_use used
          where (used.provider, used.payment) in (select event.provider, event.payment from json_to_recordset(events) event (provider text, payment text));
      end
    $$`.execute(db);

    await sql`create or replace function own_money(whose text, wanted text) returns table (payments json, entries json) language plpgsql stable rows 1 as $$
      begin
        return query select paid.payments, entered.entries
          from (select ${PAYMENTS} where event.customer = whose and event.payable = wanted) paid (payments),
            (select ${ENTRIES} where entry.customer = whose and entry.payable = wanted) entered (entries);
      end
    $$`.execute(db);
    for (const { own, steps, key } of PURCHASES)
      await sql`create or replace function ${sql.ref(own)}(whose text, wanted text) returns table (steps json, payments json, entries json)
        language plpgsql stable rows 1 as $$
        begin
          return query select taken.steps, paid.payments, entered.entries
            from (select json_agg(json_build_object('at', (extract(epoch from step.at) * 1000)::int8, 'by', step.by, 'deed', step.deed) order by step.number)
                from ${sql.raw(steps)} step where step.customer = whose and step.${sql.raw(key)} = wanted) taken (steps),
              (select ${PAYMENTS} where event.customer = whose and event.payable = wanted) paid (payments),
              (select ${ENTRIES} where entry.customer = whose and entry.payable = wanted) entered (entries);
        end
      $$`.execute(db);
    await sql`create or replace function own_order(whose text, wanted text) ${ORDERS} rows 1 as $$
      #variable_conflict use_column
      begin
        return query ${ORDER} where customer = whose and id = wanted;
      end
    $$`.execute(db);
    await sql`create or replace function own_orders(whose text, of_standings text[], alike text, after_at timestamptz, after_one text, most int) ${ORDERS} rows 10 as $$
      #variable_conflict use_column
      begin
        return query ${ORDER} where customer = whose and listed_at is not null
          and (of_standings is null or standing = any(of_standings))
          and (alike is null or searched like alike)
          and (after_one is null or (listed_at, id) < (after_at, after_one))
          order by listed_at desc, id desc limit most;
      end
    $$`.execute(db);

    await sql`create or replace function keep_money(whose text, new_entries json, new_events json) returns void language plpgsql as $$
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
          for kept in insert into payment_event (customer, payable, id, provider, payment, kind, amount, at, received_at)
            select whose, event.payable, event.id, coalesce(event.provider, ${providerOf("event.payment")}), event.payment, event.kind, event.amount,
              event.at, event.received_at
            from json_to_recordset(new_events) event
              (payable text, id text, provider text, payment text, kind text, amount int8, at timestamptz, received_at timestamptz)
            returning payment_event.id
          loop
          end loop;
        end if;
      end
    $$`.execute(db);
  },
};

import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Migration } from "kysely/migration";

const STEPS = sql.raw(
  `json_agg(json_build_object('at', (extract(epoch from step.at) * 1000)::int8, 'by', step.by, 'deed', step.deed) order by step.number)`,
);
const PAYMENTS = sql.raw(`json_agg(json_build_object('id', event.id, 'payment', event.payment, 'kind', event.kind, 'amount', event.amount,
            'at', (extract(epoch from event.at) * 1000)::int8) order by event.at, event.id collate "C") from payment_event event`);
const ENTRIES = sql.raw(`json_agg(json_build_object('key', entry.key, 'payable', entry.payable, 'kind', entry.kind,
            'at', (extract(epoch from entry.at) * 1000)::int8, 'postings', entry.postings) order by entry.number) from ledger_entry entry`);

/** What is made of an appointment, and by how many of it is told which. */
const OF_BOOKING = { booking_step: ["number"], booking_complaint: [], booking_feedback: [], prescription_draft: [] } as const;

/**
 * What an appointment is made of is found by its customer first, so that it can lie on many nodes (`adapters/postgres/nodes/places.ts`): its steps, the complaint, what was
 * said of it, what was prescribed and a draft of that. The appointment itself stays with those whose time it takes, and a prescription with its number; both tell whose they are. A
 * statement that reads an appointment goes on from there by `own_booking`, which PostgreSQL plans by itself.
 *
 * A server of before goes on with these tables: triggers tell its rows whose they are, two keys let it put a row in the place of another, and foreign keys take all of it along when
 * it erases an account. It reads a table to find rows by their appointment alone, until it is exchanged. `distribute` drops all of these.
 */
export const bookingsByCustomer: Migration = {
  async up(db) {
    // In the order in which an account is erased: its appointments and prescriptions are read, then they go.
    await sql`lock table booking, prescription in share row exclusive mode`.execute(db);
    await sql`lock table prescription_version, booking_step, booking_complaint, booking_feedback, prescription_draft in access exclusive mode`.execute(
      db,
    );
    await sql`alter table booking add unique (customer, id)`.execute(db);
    for (const [table, further] of Object.entries(OF_BOOKING)) {
      const name = sql.table(table);
      await sql`alter table ${name} drop constraint ${sql.ref(`${table}_booking_id_fkey`)}, drop constraint ${sql.ref(`${table}_pkey`)},
        add column customer text`.execute(db);
      await sql`update ${name} set customer = booking.customer from booking where booking.id = booking_id`.execute(db);
      await sql`alter table ${name} add primary key (${sql.join(["customer", "booking_id", ...further].map((column) => sql.ref(column)))}),
        add constraint ${sql.ref(`${table}_booking_fkey`)} foreign key (customer, booking_id) references booking (customer, id) on delete cascade`.execute(
        db,
      );
    }
    for (const table of ["booking_feedback", "prescription_draft"])
      await sql`create unique index ${sql.ref(`${table}_booking_id`)} on ${sql.table(table)} (booking_id)`.execute(db);

    await sql`alter table prescription add unique (customer, booking_id)`.execute(db);
    await sql`drop trigger keep_prescription_version on prescription_version`.execute(db);
    await sql`drop function keep_prescription_version`.execute(db);
    await sql`alter table prescription_version drop constraint prescription_version_booking_id_fkey, drop constraint prescription_version_pkey,
      add column customer text`.execute(db);
    await sql`update prescription_version signed set customer = prescription.customer from prescription
      where prescription.booking_id = signed.booking_id`.execute(db);
    await sql`alter table prescription_version add primary key (customer, booking_id, version),
      add constraint prescription_version_prescription_fkey foreign key (customer, booking_id)
        references prescription (customer, booking_id) on delete cascade`.execute(db);
    await sql`create trigger keep_as_written before update on prescription_version for each row execute function keep_as_written()`.execute(
      db,
    );

    for (const [table, whose] of [
      ["booking", sql`(select customer from booking where id = new.booking_id)`],
      ["prescription", sql`(select customer from prescription where booking_id = new.booking_id)`],
    ] as const)
      await sql`create function ${sql.ref(`name_${table}_customer`)}() returns trigger language plpgsql as $$
        begin
          new.customer := ${whose};
          return new;
        end
      $$`.execute(db);
    for (const table of Object.keys(OF_BOOKING))
      await sql`create trigger name_booking_customer before insert on ${sql.table(table)}
        for each row when (new.customer is null) execute function name_booking_customer()`.execute(db);
    await sql`create trigger name_prescription_customer before insert on prescription_version
      for each row when (new.customer is null) execute function name_prescription_customer()`.execute(db);

    await ownHistory("own_booking", { steps: "booking_step", key: "booking_id" }).execute(db);
  },
};

/** Makes the function that reads the steps and the money of one purchase of a customer. */
export const ownHistory = (name: string, { steps, key }: { readonly steps: string; readonly key: string }): RawBuilder<unknown> =>
  sql`create function ${sql.ref(name)}(whose text, wanted text) returns table (steps json, payments json, entries json) language plpgsql stable rows 1 as $$
    begin
      return query select taken.steps, paid.payments, entered.entries
        from (select ${STEPS} from ${sql.raw(steps)} step where step.customer = whose and step.${sql.raw(key)} = wanted) taken (steps),
          (select ${PAYMENTS} where event.customer = whose and event.payable = wanted) paid (payments),
          (select ${ENTRIES} where entry.customer = whose and entry.payable = wanted) entered (entries);
    end
  $$`;

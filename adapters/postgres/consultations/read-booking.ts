import { memberId } from "#core/account/family-member.ts";
import { bookingFrom } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { hindiOrNone } from "#adapters/postgres/engine/hindi-or-none.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { historyColumns, ownOf } from "#adapters/postgres/payments/payable-history.ts";
import type { Selectable } from "kysely";
import type { IssuedPaper } from "#core/consultations/booking/issued-paper.ts";
import type { BookingStep } from "#core/consultations/booking/booking-step.ts";
import type { Consulted } from "#core/consultations/booking/consulted.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { PayableHistory } from "#adapters/postgres/payments/payable-history.ts";
import type { BookingRow } from "./tables.ts";

const COLUMNS = [
  "id",
  "customer",
  "member",
  "practitioner",
  "starts_at",
  "length",
  "buffer",
  "mode",
  "fee",
  "plan",
  "language",
] as const satisfies readonly (keyof BookingRow)[];

const rowsIn = (db: Database) => db.selectFrom("booking").select(COLUMNS);

type Rows = ReturnType<typeof rowsIn>;

/**
 * Bookings, narrowed as asked, the latest start first, each with its steps and its money. One without steps was never held here and is left
 * out.
 */
export async function keptBookings(db: Database, narrowed: (rows: Rows) => Rows): Promise<readonly KeptBooking[]> {
  return withBeside(db, await narrowed(rowsIn(db)).orderBy("starts_at", "desc").orderBy("id", "desc").execute());
}

/** All bookings of a customer, likewise, by one statement. */
export const bookingsOf = (db: Database, customer: CustomerId): Promise<readonly KeptBooking[]> => keptBy(db, OF_CUSTOMER, [customer]);

/** Those that plans pay for, by the ids of the plans' subscriptions, likewise. */
export const bookingsPaidBy = (db: Database, subscriptions: readonly string[]): Promise<readonly KeptBooking[]> =>
  keptBy(db, PAID_BY, [subscriptions]);

async function keptBy(db: Database, statement: Statement, values: readonly unknown[]): Promise<readonly KeptBooking[]> {
  return (await rowsOf<BookingWithBeside>(db, statement, values)).flatMap((row) => keptIn(row) ?? []);
}

/** The rows of one booking, all in one, with more columns beside them where somebody wants them. */
export const bookingText = (more = ""): string =>
  `select ${COLUMNS.join(", ")}, ${besideOf("booking.id")}${more} from booking, ${ownOf("booking", HISTORY)} where id = $1`;

export type BookingWithBeside = OwnColumns & Beside;

/** The booking that a row of `bookingText` tells; null: it was never held here. */
export function keptIn({ consulted, steps, payments, entries, papers, ...row }: BookingWithBeside): KeptBooking | null {
  if (steps === null || consulted === null) return null;
  const facts = {
    id: payableId(row.id),
    customer: customerId(row.customer),
    member: row.member === null ? null : memberId(row.member),
    practitioner: practitionerId(row.practitioner),
    start: row.starts_at.getTime(),
    length: row.length,
    buffer: row.buffer,
    mode: row.mode,
    fee: paise(row.fee),
    plan: row.plan && hindiOrNone(row.plan),
  };
  const beside = { consulted, language: row.language, payments: payments ?? [], ledger: entries ?? [], papers: papers ?? [] };
  return { booking: bookingFrom(facts, steps), ...beside };
}

async function withBeside(db: Database, rows: readonly OwnColumns[]): Promise<readonly KeptBooking[]> {
  if (rows.length === 0) return [];
  const found = new Map(
    (await rowsOf<Beside & { id: string }>(db, BESIDE, [rows.map(({ id }) => id), rows.map(({ customer }) => customer)])).map((one) => [
      one.id,
      one,
    ]),
  );
  return rows.flatMap((row) => {
    const beside = found.get(row.id);
    return (beside === undefined ? null : keptIn({ ...beside, ...row })) ?? [];
  });
}

const HISTORY = { own: "own_booking", papers: "booking_paper", key: "booking_id" } as const;

const besideOf = (id: string): string => `
      (select json_build_object('name', name, 'therapy', therapy, 'qualifications', qualifications, 'council', council, 'registration', registration)
        from practitioner where practitioner.id = (select practitioner from booking same where same.id = ${id})) as consulted,
      ${historyColumns(id, HISTORY)}`;

const BESIDE: Statement = {
  name: "beside bookings",
  text: `select id, ${besideOf("asked.id")} from unnest((select $1::text[]), (select $2::text[])) asked (id, customer), ${ownOf("asked", HISTORY)}`,
};

/** Which bookings they are hangs on values in queries of their own, so that PostgreSQL plans each list once and not for them. */
const listed = (name: string, which: string): Statement => ({
  name,
  text: `select ${COLUMNS.join(", ")}, ${besideOf("booking.id")} from booking, ${ownOf("booking", HISTORY)} where ${which} order by starts_at desc, id desc`,
});

const OF_CUSTOMER = listed("bookings of a customer", "customer = (select $1::text)");
const PAID_BY = listed("bookings paid by plans", "plan ->> 'subscription' = any((select $1::text[])::text[])");

type OwnColumns = Selectable<Pick<BookingRow, (typeof COLUMNS)[number]>>;

type Beside = PayableHistory<BookingStep, IssuedPaper> & { readonly consulted: Consulted | null };

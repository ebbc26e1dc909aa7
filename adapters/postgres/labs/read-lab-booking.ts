import { labBookingFrom } from "#core/labs/booking/lab-booking.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { hindiOrNone } from "#adapters/postgres/engine/hindi-or-none.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { historiesOf, historyColumns, ownOf } from "#adapters/postgres/payments/payable-history.ts";
import type { Selectable } from "kysely";
import type { IssuedLabPaper } from "#core/labs/booking/issued-lab-paper.ts";
import type { LabStep } from "#core/labs/booking/lab-booking-step.ts";
import type { KeptLabBooking } from "#core/labs/booking/lab-bookings.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { PayableHistory } from "#adapters/postgres/payments/payable-history.ts";
import type { LabBookingRow } from "./tables.ts";

const COLUMNS = ["id", "customer", "starts_at", "facts", "language"] as const satisfies readonly (keyof LabBookingRow)[];

const rowsIn = (db: Database) => db.selectFrom("lab_booking").select(COLUMNS);

type Rows = ReturnType<typeof rowsIn>;

const HISTORY = { own: "own_lab_booking", papers: "lab_paper", key: "booking_id" } as const;

/** Bookings of tests, narrowed as asked, the latest start first, each with its steps and its money. */
export async function keptLabBookings(db: Database, narrowed: (rows: Rows) => Rows): Promise<readonly KeptLabBooking[]> {
  const rows = await narrowed(rowsIn(db)).orderBy("starts_at", "desc").orderBy("id", "desc").execute();
  if (rows.length === 0) return [];
  const histories = await historiesOf<LabStep, IssuedLabPaper>(db, HISTORY, rows);
  return rows.flatMap((row) => {
    const history = histories.get(row.id);
    return (history === undefined ? null : keptIn({ ...history, ...row })) ?? [];
  });
}

/** All of a customer, likewise, by one statement. */
export const labBookingsOf = (db: Database, customer: CustomerId): Promise<readonly KeptLabBooking[]> =>
  keptBy(db, OF_CUSTOMER, [customer]);

/** Those that plans make cheaper, by the ids of the plans' subscriptions, likewise. */
export const labBookingsCheaperBy = (db: Database, subscriptions: readonly string[]): Promise<readonly KeptLabBooking[]> =>
  keptBy(db, CHEAPER_BY, [subscriptions]);

async function keptBy(db: Database, statement: Statement, values: readonly unknown[]): Promise<readonly KeptLabBooking[]> {
  return (await rowsOf<LabBookingWithHistory>(db, statement, values)).flatMap((row) => keptIn(row) ?? []);
}

/** Which bookings they are hangs on values in queries of their own, so that PostgreSQL plans each list once and not for them. */
const listed = (name: string, which: string): Statement => ({
  name,
  text: `select ${COLUMNS.join(", ")}, ${historyColumns("lab_booking.id", HISTORY)} from lab_booking, ${ownOf("lab_booking", HISTORY)}
    where ${which} order by starts_at desc, id desc`,
});

const OF_CUSTOMER = listed("lab bookings of a customer", "customer = (select $1::text)");
const CHEAPER_BY = listed("lab bookings cheaper by plans", "facts #>> '{basket,plan,subscription}' = any((select $1::text[])::text[])");

type LabBookingWithHistory = Selectable<Pick<LabBookingRow, (typeof COLUMNS)[number]>> & PayableHistory<LabStep, IssuedLabPaper>;

/** What was not noted of a test that was booked before it was. */
const UNNOTED = { sample: null, fastingHours: 0, afterMealHours: 0 } as const;

/** null: it was never held here. */
function keptIn({ steps, payments, entries, papers, ...row }: LabBookingWithHistory): KeptLabBooking | null {
  if (steps === null) return null;
  // Bookings of before asked for nothing, and no plan took anything off them.
  const people = row.facts.basket.people.map(({ items, ...person }) => ({
    ...person,
    items: items.map((item) => ({ ...item, tests: item.tests.map((test) => ({ ...UNNOTED, ...test })) })),
  }));
  const { plan = null, requirements = [], ...storedBasket } = row.facts.basket;
  const basket = { ...storedBasket, people, requirements, plan: plan && hindiOrNone(plan) };
  const lab = hindiOrNone(row.facts.lab);
  const facts = { ...row.facts, lab, basket, id: payableId(row.id), customer: customerId(row.customer), start: row.starts_at.getTime() };
  const beside = { language: row.language, payments: payments ?? [], ledger: entries ?? [], papers: papers ?? [] };
  return { booking: labBookingFrom(facts, steps), ...beside };
}

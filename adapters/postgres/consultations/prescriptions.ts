import { sql } from "kysely";
import { memberId } from "#core/account/family-member.ts";
import { chainedVersion } from "#core/consultations/prescriptions/chained-version.ts";
import { prescriptionCounter, prescriptionNumber } from "#core/consultations/prescriptions/prescription-number.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { practitionerSeriesOf } from "#core/invoices/series.ts";
import { grouped } from "#core/shared/grouped.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { nextSerial } from "#adapters/postgres/invoices/document-numbers.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { postgresAccessLog } from "./access-log.ts";
import { practitionerPlace } from "./booking-papers.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { PrescriptionHash } from "#core/consultations/prescriptions/prescription-hash.port.ts";
import type { Prescription } from "#core/consultations/prescription/prescription.ts";
import type {
  Prescriptions,
  SeenForSigning,
  SigningDecision,
  WithPrescription,
} from "#core/consultations/prescription/prescriptions.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresPrescriptions = (db: Database, hashOf: PrescriptionHash): Prescriptions =>
  namingOutages("prescriptions", {
    sign: (booking, decide) => inTransaction(db, (trx) => sign(trx, { booking, hashOf }, decide)),
    withdraw: (booking, { at, reason }, alongside) =>
      inTransaction(db, async (trx) => {
        await lockPatient(trx, alongside.read); // Whoever signs at this moment comes before or after.
        const { numUpdatedRows } = await trx
          .updateTable("prescription")
          .set({ withdrawn_at: new Date(at), withdrawn_because: reason })
          .where("booking_id", "=", booking)
          .where("withdrawn_at", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await putAlongside(trx, alongside);
        return numUpdatedRows > 0n;
      }),
    ofBooking: async (booking) => (await found(db, (rows) => rows.where("booking_id", "=", booking)))[0] ?? null,
    withNumber: async (number) => (await found(db, (rows) => rows.where("number", "=", number)))[0] ?? null,
    of: (customer) => prescriptionsOfCustomer(db, customer),
  });

/** Those of a customer and of their members, the newest first. */
export const prescriptionsOfCustomer = (db: Database, customer: CustomerId): Promise<readonly Prescription[]> =>
  found(db, (rows) => rows.where("customer", "=", customer));

async function sign<Answer>(
  trx: Database,
  { booking, hashOf }: { readonly booking: Booking; readonly hashOf: PrescriptionHash },
  decide: (seen: SeenForSigning) => SigningDecision<Answer>,
): Promise<Answer> {
  const { id, customer, member, practitioner } = booking;
  await lockPatient(trx, booking);
  const all = await found(trx, (rows) => rows.where("customer", "=", customer).where("member", "is not distinct from", member));
  const former = all.find(({ versions }) => versions[0].version.booking === id) ?? null;
  const { write, answer } = decide({ former, others: all.filter((one) => one !== former) });
  if (write === null) return answer(null);
  const { signedAt } = write.version;
  const signed_at = new Date(signedAt);
  let number = former?.versions[0].version.number ?? null;
  if (number === null) {
    const source = { series: practitionerSeriesOf(await practitionerPlace(trx, practitioner)), day: indianDay(signedAt) };
    number = prescriptionNumber({ ...source, serial: await nextSerial(trx, prescriptionCounter(source)) });
    await trx.insertInto("prescription").values({ booking_id: id, number, customer, member, signed_at }).execute();
  }
  const { version, hash } = chainedVersion(write.version, { former, number, hashOf });
  // Made from a query and giving rows back: where versions lie on many nodes, the whole transaction is committed in two phases by that.
  await sql`insert into prescription_version (customer, booking_id, version, content, hash)
    select ${customer}::text, ${id}::text, ${version.version}::int, ${JSON.stringify(version)}::json, ${hash}::text returning version`.execute(
    trx,
  );
  await putAlongside(trx, write);
  return answer((await found(trx, (rows) => rows.where("booking_id", "=", id)))[0] ?? null);
}

/** Nobody else signs or withdraws for the same patient until the transaction ends. */
async function lockPatient(trx: Database, { customer, member }: Pick<Booking, "customer" | "member">): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`prescriptions of ${member ?? customer}`}, 45))`.execute(trx);
}

async function putAlongside(trx: Database, { read, jobs }: WithPrescription): Promise<void> {
  await postgresAccessLog(trx).add(read);
  await putJobsIn(trx, jobs);
}

const rowsIn = (db: Database) => db.selectFrom("prescription").selectAll();

/** `narrowed` to those of one customer: by that, by their booking or by their number. */
async function found(
  db: Database,
  narrowed: (rows: ReturnType<typeof rowsIn>) => ReturnType<typeof rowsIn>,
): Promise<readonly Prescription[]> {
  const rows = await narrowed(rowsIn(db)).orderBy("signed_at", "desc").orderBy("booking_id", "desc").execute();
  const [first] = rows;
  if (first === undefined) return [];
  const ids = rows.map(({ booking_id }) => booking_id);
  const all = await db
    .selectFrom("prescription_version")
    .selectAll()
    .where("customer", "=", first.customer)
    .where("booking_id", "in", ids)
    .orderBy("version")
    .execute();
  const of = grouped(all, ({ booking_id }) => booking_id);
  return rows.flatMap(({ booking_id, customer, member, withdrawn_at, withdrawn_because }): readonly Prescription[] => {
    const [signed, ...later] = (of.get(booking_id) ?? []).map(({ content, hash }) => ({ version: content, hash }));
    if (signed === undefined) return [];
    return [
      {
        customer: customerId(customer),
        member: member === null ? null : memberId(member),
        versions: [signed, ...later],
        withdrawn: withdrawn_at === null ? null : { at: withdrawn_at.getTime(), reason: withdrawn_because ?? "" },
      },
    ];
  });
}

import { sql } from "kysely";
import { isDeepStrictEqual } from "node:util";
import { NEVER_OPEN } from "#core/consultations/calendar/calendar.ts";
import { reimported } from "#core/consultations/practitioner/reimported.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { blockingBookings } from "./blocking-bookings.ts";
import { consultingIn, rowOf } from "./practitioner-row.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type {
  IncomingPractitioner,
  PractitionerRegister,
  RegisteredPractitioner,
} from "#core/consultations/register/practitioner-register.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Thrown to roll a transaction back. */
class Dropped extends Error {}

export const postgresPractitionerRegister = (db: Database): PractitionerRegister =>
  namingOutages<PractitionerRegister>("practitioner register", {
    async list({ after, limit }) {
      const rows = await db
        .selectFrom("practitioner")
        .selectAll()
        .$if(after !== null, (query) => query.where(sql<boolean>`id collate "C" > ${after}`))
        .orderBy(sql`id collate "C"`)
        .limit(limit)
        .execute();
      return rows.map((row) => consultingIn(row).practitioner);
    },
    async find(id, now) {
      const [found] = await registered(db, { ids: [id], now });
      return found ?? null;
    },
    change: ({ ids, now }, decide) =>
      inTransaction(db, async (trx) => {
        // In one order, so that two changes at once wait for each other and never each for the other.
        await trx.selectFrom("practitioner").select("id").where("id", "in", some(ids)).orderBy("id").forUpdate().execute();
        const { put, audit, answer } = decide(await registered(trx, { ids, now }));
        for (const one of put) await replace(trx, one);
        if (audit !== null) await putAudit(trx, audit);
        return answer;
      }),
    async import(batches, judge, decide) {
      try {
        await inTransaction(db, async (trx) => {
          for await (const batch of batches)
            for (const row of batch) {
              const stored = await trx.selectFrom("practitioner").selectAll().where("id", "=", row.id).forUpdate().executeTakeFirst();
              const former = stored === undefined ? null : consultingIn(stored);
              const incoming = judge(row, former?.practitioner ?? null);
              if (incoming !== null) await putOne(trx, former, incoming);
            }
          const audit = decide();
          if (audit === null) throw new Dropped();
          await putAudit(trx, audit);
        });
      } catch (error) {
        if (!(error instanceof Dropped)) throw error;
      }
    },
  });

/** A list that is never empty, as SQL wants it. */
const some = (ids: readonly string[]): readonly string[] => (ids.length === 0 ? [""] : ids);

async function registered(
  db: Database,
  { ids, now }: { readonly ids: readonly string[]; readonly now: number },
): Promise<readonly RegisteredPractitioner[]> {
  const rows = await db.selectFrom("practitioner").selectAll().where("id", "in", some(ids)).orderBy("id").execute();
  const bookings = await blockingBookings(db, { practitioners: rows.map(({ id }) => id), patient: null, from: now, to: null });
  const appointments = Map.groupBy(bookings, ({ practitioner }) => practitioner);
  return rows.map((row) => ({ ...consultingIn(row), appointments: appointments.get(row.id) ?? [] }));
}

async function replace(trx: Database, one: ConsultingPractitioner): Promise<void> {
  const { id, ...columns } = rowOf(one);
  await trx.updateTable("practitioner").set(columns).where("id", "=", id).execute();
}

async function putOne(trx: Database, former: ConsultingPractitioner | null, incoming: IncomingPractitioner): Promise<void> {
  const practitioner = reimported(former?.practitioner ?? null, incoming);
  if (former !== null && isDeepStrictEqual(former.practitioner, practitioner)) return;
  const next = { practitioner, calendar: former?.calendar ?? NEVER_OPEN };
  if (former === null) await trx.insertInto("practitioner").values(rowOf(next)).execute();
  else await replace(trx, next);
  if (incoming.account !== null)
    await trx
      .updateTable("customer")
      .set({ role: "practitioner" })
      .where("mobile", "=", incoming.account)
      .where("role", "=", "customer")
      .where("standing", "=", "staying")
      .execute();
}

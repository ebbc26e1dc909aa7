import { paise } from "#core/shared/money.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import type { Job } from "#core/jobs/job.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { SandboxTables } from "./sandbox-tables.ts";

type Order = { readonly id: string; readonly payable: string; readonly amount: Paise; readonly openedAt: number };
type Payment = {
  readonly id: string;
  readonly order: string;
  readonly amount: Paise;
  readonly state: "late" | "captured" | "failed";
  readonly at: number;
};
type Refund = { readonly key: string; readonly payment: string; readonly amount: Paise; readonly at: number };

/** The sandbox's jobs, by what each is for. */
type SandboxJobs = { readonly [For in "capture" | "tellOfPayment" | "tellOfRefund"]: (id: string) => Job };

/** What the sandbox keeps, with the jobs that tell the shop of it. */
export const postgresSandboxBook = (db: Database, jobs: SandboxJobs) =>
  namingOutages("the sandbox", {
    async open({ id, payable, amount, openedAt }: Order): Promise<Order> {
      const fresh = await db
        .insertInto("sandbox_order")
        .values({ id, payable, amount, opened_at: new Date(openedAt) })
        .onConflict((taken) => taken.column("payable").doNothing())
        .returningAll()
        .executeTakeFirst();
      return orderIn(fresh ?? (await db.selectFrom("sandbox_order").selectAll().where("payable", "=", payable).executeTakeFirstOrThrow()));
    },
    async order(id: string): Promise<Order | null> {
      const row = await db.selectFrom("sandbox_order").selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : orderIn(row);
    },
    async payment(id: string): Promise<Payment | null> {
      const row = await db.selectFrom("sandbox_payment").selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : paymentIn(row);
    },
    paymentsOf: (order: string): Promise<readonly Payment[]> => paymentsIn(db, order),

    add: (order: string, payments: readonly Payment[], lateUntil: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom("sandbox_order").select("id").where("id", "=", order).forUpdate().execute(); // A button can be pressed twice.
        const former = await paymentsIn(trx, order);
        if (payments.length === 0 || former.some(({ state }) => state === "captured")) return;
        const rows = payments.map(({ id, amount, state, at }) => ({ id, order_id: order, amount, state, at: new Date(at) }));
        await trx.insertInto("sandbox_payment").values(rows).execute();
        for (const { id, state } of payments) {
          if (state === "late") await putJobIn<Job>(trx, jobs.capture(id), { key: id, notBefore: lateUntil });
          else await putJobIn<Job>(trx, jobs.tellOfPayment(id), { key: `${id}/${state}`, notBefore: null });
        }
      }),

    capture: (id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const captured = await trx
          .updateTable("sandbox_payment")
          .set({ state: "captured" })
          .where("id", "=", id)
          .where("state", "=", "late")
          .returning("id")
          .executeTakeFirst();
        if (captured !== undefined) await putJobIn<Job>(trx, jobs.tellOfPayment(id), { key: `${id}/captured`, notBefore: null });
      }),

    refund: ({ key, payment, amount, at }: Refund): Promise<Refund | null> =>
      db.transaction().execute(async (trx) => {
        const paid = await trx.selectFrom("sandbox_payment").selectAll().where("id", "=", payment).forUpdate().executeTakeFirst();
        const former = await trx.selectFrom("sandbox_refund").selectAll().where("key", "=", key).executeTakeFirst();
        if (former !== undefined) return refundIn(former);
        const { back } = await trx
          .selectFrom("sandbox_refund")
          .select(({ fn }) => fn.sum<string | null>("amount").as("back"))
          .where("payment", "=", payment)
          .executeTakeFirstOrThrow();
        if (paid === undefined || paid.state !== "captured" || Number(back ?? 0) + amount > paid.amount) return null;
        await trx
          .insertInto("sandbox_refund")
          .values({ key, payment, amount, at: new Date(at) })
          .execute();
        await putJobIn<Job>(trx, jobs.tellOfRefund(key), { key, notBefore: null });
        return { key, payment, amount, at };
      }),
    async refundWith(key: string): Promise<Refund | null> {
      const row = await db.selectFrom("sandbox_refund").selectAll().where("key", "=", key).executeTakeFirst();
      return row === undefined ? null : refundIn(row);
    },
  });

async function paymentsIn(db: Database, order: string): Promise<readonly Payment[]> {
  const rows = await db.selectFrom("sandbox_payment").selectAll().where("order_id", "=", order).orderBy("at").orderBy("id").execute();
  return rows.map(paymentIn);
}

const orderIn = ({ id, payable, amount, opened_at }: SandboxTables["sandbox_order"]): Order => ({
  id,
  payable,
  amount: paise(amount),
  openedAt: opened_at.getTime(),
});

const paymentIn = ({ id, order_id, amount, state, at }: SandboxTables["sandbox_payment"]): Payment => ({
  id,
  order: order_id,
  amount: paise(amount),
  state,
  at: at.getTime(),
});

const refundIn = ({ key, payment, amount, at }: SandboxTables["sandbox_refund"]): Refund => ({
  key,
  payment,
  amount: paise(amount),
  at: at.getTime(),
});

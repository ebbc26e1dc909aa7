import { expect, it, onTestFinished } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { demoHealthPlanPage } from "#tests/builders/demo-site.ts";
import { eraseIn } from "#adapters/postgres/account/erasure.ts";
import { putSubscription } from "#adapters/postgres/demo/put-subscriptions.ts";
import { putEntries } from "#adapters/postgres/ledger/put-money.ts";
import { orderTroubles } from "#adapters/postgres/orders/order-troubles.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Entry } from "#core/ledger/entry.ts";

const [ASHA, RAVI] = [customerId("asha"), customerId("ravi")];

async function astray(db: Database): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const trouble of orderTroubles(db)) keys.push(trouble.kind === "entry-of-no-order" ? trouble.key : trouble.kind);
  return keys.toSorted();
}

it("finds each entry of nothing that its customer bought, however many there are, until the customer's account is erased", async () => {
  const db = await aDatabase();
  onTestFinished(() => db.destroy());
  for (const id of [ASHA, RAVI])
    await db
      .insertInto("customer")
      .values({ id, name: "Asha", created_at: new Date(now) })
      .execute();
  const [plan] = demoHealthPlanPage.plans;
  if (plan === undefined) throw new TypeError("a plan");
  await putSubscription(db, { customer: ASHA, plan, members: [], at: now });
  expect(await astray(db)).toEqual([]);

  const entryOf = (payable: string, nth: number): Entry => {
    const amount = paise(100);
    const postings = [
      { account: "customer" as const, amount },
      { account: "provider" as const, amount: paise(-amount) },
    ];
    return { key: `${payable}/${nth}`, payable: payableId(payable), kind: "sale", at: now, postings };
  };
  const lost = Array.from({ length: 450 }, (_, nth) => entryOf("lost", nth));
  await putEntries(db, { customer: ASHA, ledger: [] }, lost);
  await putEntries(db, { customer: RAVI, ledger: [] }, [entryOf(`s-demo-${plan.id}`, 1)]); // It is Asha's.
  expect(await astray(db)).toEqual([...lost.map(({ key }) => key), `s-demo-${plan.id}/1`].toSorted());

  await db.transaction().execute(async (trx) => {
    await eraseIn(trx, ASHA);
    await trx
      .updateTable("customer")
      .set({ standing: "erased", due_from: new Date(now) })
      .where("id", "=", ASHA)
      .execute();
  });
  expect(await astray(db)).toEqual([`s-demo-${plan.id}/1`]);
});

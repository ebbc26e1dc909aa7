import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { postgresShop } from "#tests/ports/orders/an-order-shop.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { median } from "./asking.ts";
import { atLeast, atMost } from "./figure.ts";
import { aBuyer, anOrderOf, CART, copied, stockShop } from "./made/many-orders.ts";
import { webhookMessage } from "./recordings/order-requests.ts";
import { recordedOrder, STEPS } from "./recordings/recorded-order.ts";
import { putJobsLater } from "./made/jobs-later.ts";
import { serverRace } from "./server-cpu.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Figure } from "./figure.ts";
import type { MeasuredRequest } from "./asking.ts";

const REQUESTS = 60;
const ORDERS = 150;
const JOURNEYS = 25;
const A_DAY = 50_000;

/** The order list of somebody with very many orders beside one with few, and how quickly the jobs of orders are done. */
export async function bench(): Promise<readonly Figure[]> {
  return [await drained(), await listed(), await placedAndPaid()];
}

/** Quote, place, begin to pay, and the provider's telling that it is paid. */
async function placedAndPaid(): Promise<Figure> {
  const file = join(tmpdir(), `niramaya-order-${randomUUID()}.json`);
  let buyer: Awaited<ReturnType<typeof aBuyer>> | null = null;
  const race = await serverRace({
    async prepare(db, folder) {
      await stockShop(db);
      buyer = await aBuyer(db, 0);
      await fill(postgresShop(db), buyer, CART);
      await writeFile(file, JSON.stringify(await recordedOrder(folder, buyer)));
      await putJobsLater(db);
    },
    bare: new URL("./bare/bare-orders.ts", import.meta.url),
    bareEnvironment: () => ({ BARE_ORDER: file }),
  });
  try {
    if (buyer === null) throw new TypeError("nobody to buy");
    const { id, address, bearer }: Awaited<ReturnType<typeof aBuyer>> = buyer;
    const secret = await sharedKey(race.db, "sandbox-payments");
    const filled = () => fill(postgresShop(race.db), { id, address }, CART);
    const headers = { authorization: `Bearer ${bearer}` };
    const ratio = await race.journeys(
      {
        async ours(ask) {
          await filled();
          const told = async (request: MeasuredRequest) => JSON.parse(await ask({ headers, ...request })).payload;
          const quote = await told({
            method: "POST",
            path: "/api/shopUserOrder/checkoutUserOrder",
            body: { address_id: address, payment_method: "online" },
          });
          const order = quote.parent_order_id ?? quote._id;
          await told({
            method: "PUT",
            path: "/api/shopUserOrder/placeUserOrder",
            body: { parent_order_id: order, signature: quote.signature, address_id: address, key: null },
          });
          const begun = await told({ method: "POST", path: "/api/payment/begin", body: { order_id: order, key: `begin-${order}` } });
          const providerOrder = Object.values<string>(begun.form.fields).find((value) => value.startsWith("sbo_")) ?? "";
          const heard = webhookMessage({ providerOrder, payment: `sbp_${randomUUID()}`, amount: Math.round(begun.amount * 100), secret });
          await ask({ method: "POST", path: "/api/payment/webhook", ...heard });
        },
        async bare(ask) {
          await filled();
          const anew = { order: randomUUID(), providerOrder: `sbo_${randomUUID()}`, payment: `sbp_${randomUUID()}` };
          for (const step of STEPS) await ask({ method: "POST", path: `/${step}`, body: anew });
        },
      },
      JOURNEYS,
    );
    const { rows } = await sql<{
      placed: number;
    }>`select count(*) as placed from shop_order where stage = 'placed' and customer = ${id}`.execute(race.db);
    if ((rows[0]?.placed ?? 0) < JOURNEYS * 20) throw new Error(`only ${rows[0]?.placed} were placed`);
    return atLeast("quote, place, begin to pay and the provider's telling, against a bare server with the same statements", ratio, 0.5);
  } finally {
    await race.close();
    await rm(file, { force: true });
  }
}

async function listed(): Promise<Figure> {
  const bearers: string[] = [];
  const race = await serverRace({
    prepare: async (db) => {
      await stockShop(db);
      for (const [nth, more] of [9, 9_999].entries()) {
        const buyer = await aBuyer(db, nth);
        bearers.push(buyer.bearer);
        await copied(db, await anOrderOf(db, buyer), more);
      }
      await withoutJobs(db);
    },
    bare: new URL("./bare/bare-cart.ts", import.meta.url),
  });
  try {
    const asked = (whose: number) => () => ({
      path: "/api/shopUserOrder/user/getAllOrdersToUser?limit=10",
      headers: { authorization: `Bearer ${bearers[whose] ?? ""}` },
    });
    await race.costs(asked(0), REQUESTS);
    const few = median(await race.costs(asked(0), REQUESTS));
    const many = median(await race.costs(asked(1), REQUESTS));
    return atMost(
      "the list of a customer's ten newest of 10,000 orders against that of 10, processor of server and database",
      many / few,
      1.2,
    );
  } finally {
    await race.close();
  }
}

/** Jobs that orders put are due together; the server does them as soon as it is up. */
async function drained(): Promise<Figure> {
  const race = await serverRace({
    prepare: async (db) => {
      await stockShop(db);
      for (let nth = 0; nth < ORDERS; nth += 1) await anOrderOf(db, await aBuyer(db, nth));
      await sql`update jobs.job set start_after = now()`.execute(db);
    },
    bare: new URL("./bare/bare-cart.ts", import.meta.url),
  });
  try {
    while ((await dueJobs(race.db)) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
    const { rows } = await sql<{ jobs: number; seconds: number }>`
      select count(*) as jobs, extract(epoch from max(completed_on) - min(started_on))::float8 as seconds from jobs.job where state = 'completed'`.execute(
      race.db,
    );
    const { jobs = 0, seconds = 0 } = rows[0] ?? {};
    const aSecond = jobs / seconds;
    const perOrder = jobs / ORDERS;
    const aDay = (aSecond * 86_400) / (perOrder * TOLD_STEPS);
    return {
      name: `orders a day whose jobs are done (${aSecond.toFixed(0)} jobs a second, ${perOrder.toFixed(1)} a step, ${TOLD_STEPS} steps an order)`,
      figure: Math.round(aDay),
      unit: "orders a day",
      target: `at least ${A_DAY}`,
      met: aDay >= A_DAY,
    };
  } finally {
    await race.close();
  }
}

/** Placed, paid, confirmed, packed, shipped, sent out, delivered: each tells its customer. */
const TOLD_STEPS = 7;

const withoutJobs = (db: Database) => sql`delete from jobs.job`.execute(db);

async function dueJobs(db: Database): Promise<number> {
  const { rows } = await sql<{
    due: number;
  }>`select count(*) as due from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`.execute(db);
  return rows[0]?.due ?? 0;
}

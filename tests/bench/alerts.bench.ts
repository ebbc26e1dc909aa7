import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { makeSendAlerts, MOST_A_RUN } from "#core/alerts/send-alerts.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { postgresAlerts } from "#adapters/postgres/alerts/alerts.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { alertLetters } from "#cli/alerts/alert-letters.ts";
import { aProduct } from "#tests/fixtures.ts";
import { median } from "./asking.ts";
import { atMost } from "./figure.ts";
import { onlySite } from "#tests/builders/a-letter.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Figure } from "./figure.ts";

const WAITING = 100_000;
const CHANGES = 101;

/** What 100,000 who wait for one product do to its change, and how quickly they are told. */
export async function bench(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-alerts-"));
  await chmod(folder, 0o755); // The database's user must be able to enter it.
  const { server, leave } = await embeddedServer(join(folder, "postgres"));
  const db = openDatabase(server);
  try {
    await migrate(db, folder, jobKinds);
    await put(db, "Awaited", 0);
    await put(db, "Quiet", 0);
    for (const kind of ["back-in-stock", "price-at-most"])
      await sql`insert into alert (id, kind, subject, price, email, state, asked_at)
        select ${kind} || n, ${kind}, 'id-awaited', case ${kind} when 'price-at-most' then 10000 end, 'reader-' || n || '@example.in', 'waiting', now()
        from generate_series(1, ${WAITING / 2}::int) n`.execute(db);
    await sql`vacuum analyze alert`.execute(db);
    const changed = await changes(db);
    return [changed, await told(db)];
  } finally {
    await db.destroy();
    await leave();
    await rm(folder, { recursive: true, force: true });
  }
}

const put = (db: Database, title: string, stock: number): Promise<void> =>
  db.transaction().execute((trx) => putProducts(trx, [aProduct(title, { offer: { price: paise(19_900), stock } })]));

/** The same change of both products in turn, stock from none to some and back. */
async function changes(db: Database): Promise<Figure> {
  const times = { Awaited: [] as number[], Quiet: [] as number[] };
  for (let nth = 1; nth <= CHANGES; nth++)
    for (const title of ["Awaited", "Quiet"] as const) {
      const begun = performance.now();
      await put(db, title, nth % 2);
      times[title].push(performance.now() - begun);
    }
  const [awaited, quiet] = [median(times.Awaited), median(times.Quiet)];
  return atMost(
    `a change of a product for which ${WAITING.toLocaleString("en-IN")} wait, ${awaited.toFixed(2)} ms, against one for which nobody does, ${quiet.toFixed(2)} ms`,
    awaited / quiet,
    1.2,
  );
}

/** Runs as the server begins every minute, until all are told: each may take its minute. */
async function told(db: Database): Promise<Figure> {
  const alerts = postgresAlerts(db);
  const needs = { letters: alertLetters(onlySite("https://niramaya.test")), upcoming: [], now: Date.now, newId: () => randomUUID() };
  const send = makeSendAlerts({ alerts, ...needs });
  const runs: number[] = [];
  for (let all = 0; all < WAITING / 2; ) {
    const begun = performance.now();
    const some = await send();
    runs.push(performance.now() - begun);
    all += some;
    if (some === 0) throw new Error(`only ${all} were told`);
  }
  const { rows } = await sql<{ letters: number }>`select count(*)::int as letters from jobs.job where name = 'send-email'`.execute(db);
  if (rows[0]?.letters !== WAITING / 2) throw new Error(`${rows[0]?.letters} letters were put`);
  const seconds = Math.max(...runs) / 1000;
  return {
    name: `the slowest run of ${MOST_A_RUN} who are told, of all that it takes`,
    figure: Number(seconds.toFixed(2)),
    unit: "seconds",
    target: "at most 10",
    met: seconds <= 10,
  };
}

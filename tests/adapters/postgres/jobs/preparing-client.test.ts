import { describe, expect, it, onTestFinished } from "vitest";
import { PgBoss } from "pg-boss";
import { JOBS } from "#adapters/postgres/jobs/job-tables.ts";
import { PreparingClient } from "#adapters/postgres/jobs/preparing-client.ts";
import { aPlace } from "#tests/postgres.ts";

async function connected(): Promise<PreparingClient> {
  const client = new PreparingClient(await aPlace());
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const prepared = async (client: PreparingClient): Promise<readonly string[]> => {
  const { rows }: { rows: { statement: string }[] } = await client.query("select statement from pg_prepared_statements order by statement");
  return rows.map(({ statement }) => statement);
};

describe("a connection of workers", () => {
  it("prepares what is sent with values or an empty list of them, once for each text", async () => {
    const client = await connected();
    const ask = async (text: string, values: readonly unknown[]): Promise<readonly object[]> =>
      (await (client.query(text, [...values]) as Promise<{ rows: object[] }>)).rows;
    await expect(ask("select $1::int as answer", [41])).resolves.toEqual([{ answer: 41 }]);
    await expect(ask("select $1::int as answer", [42])).resolves.toEqual([{ answer: 42 }]);
    await expect(ask("select $1::text as word", ["due"])).resolves.toEqual([{ word: "due" }]);
    await expect(ask("select 43 as answer", [])).resolves.toEqual([{ answer: 43 }]);
    await expect(prepared(client)).resolves.toEqual(["select $1::int as answer", "select $1::text as word", "select 43 as answer"]);
  });

  it("plans anew after a thousand statements, as a plan from when there was nothing would read all that came since", async () => {
    const client = await connected();
    const ask = async (text: string, values: readonly unknown[] = []): Promise<readonly Readonly<Record<string, string>>[]> =>
      (await (client.query(text, [...values]) as Promise<{ rows: Record<string, string>[] }>)).rows;
    await (client.query("create temporary table one (id int); set plan_cache_mode = force_generic_plan") as Promise<unknown>);
    await ask("select from one where id = $1", [7]);
    const { rows }: { rows: { name: string }[] } = await client.query("select name from pg_prepared_statements");
    const plan = async () => (await (client.query(`explain execute "${rows[0]?.name}" (7)`) as Promise<{ rows: object[] }>)).rows;
    const empty = await plan();
    await (client.query("insert into one select generate_series(1, 50000)") as Promise<unknown>);
    // Looked at only behind them: changes of many other databases make PostgreSQL plan anew by itself, now and then.
    for (let nth = 0; nth < 1_000; nth += 1) await ask("select $1::int as answer", [nth]);
    await expect(plan()).resolves.not.toEqual(empty);
  });

  it("sends what has no values as it is, also several statements at once", async () => {
    const client = await connected();
    await (client.query("create temporary table one (id int); insert into one values (1)") as Promise<unknown>);
    await (client.query("begin; insert into one values (2); commit", []) as Promise<unknown>);
    const { rows }: { rows: object[] } = await client.query("select id from one");
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
    await expect(prepared(client)).resolves.toEqual([]);
  });

  it("lets the queue look after itself: what a worker that is gone had begun is begun again", async () => {
    const connecting = { ...(await aPlace()), Client: PreparingClient };
    const boss = new PgBoss({ ...connecting, schema: JOBS, schedule: false, supervise: false, monitorIntervalSeconds: 1 });
    const troubles: unknown[] = [];
    boss.on("error", (error) => troubles.push(error));
    await boss.start();
    onTestFinished(() => boss.stop({ graceful: false }));
    await boss.createQueue("cut-off", { retryLimit: 1, retryDelay: 0, expireInSeconds: 1 });
    await boss.send("cut-off", {});
    const first = await boss.fetch("cut-off");
    await expect
      .poll(
        async () => {
          await boss.supervise("cut-off");
          return (await boss.fetch("cut-off")).map(({ id }) => id);
        },
        { timeout: 20_000, interval: 500 },
      )
      .toEqual(first.map(({ id }) => id));
    expect(troubles).toEqual([]);
  });
});

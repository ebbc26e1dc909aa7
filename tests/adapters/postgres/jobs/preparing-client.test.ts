import { describe, expect, it, onTestFinished } from "vitest";
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
  it("prepares what is sent with values, once for each text", async () => {
    const client = await connected();
    const ask = async (text: string, values: readonly unknown[]): Promise<readonly object[]> =>
      (await (client.query(text, [...values]) as Promise<{ rows: object[] }>)).rows;
    await expect(ask("select $1::int as answer", [41])).resolves.toEqual([{ answer: 41 }]);
    await expect(ask("select $1::int as answer", [42])).resolves.toEqual([{ answer: 42 }]);
    await expect(ask("select $1::text as word", ["due"])).resolves.toEqual([{ word: "due" }]);
    await expect(prepared(client)).resolves.toEqual(["select $1::int as answer", "select $1::text as word"]);
  });

  it("sends what has no values as it is, also several statements at once", async () => {
    const client = await connected();
    await (client.query("create temporary table one (id int); insert into one values (1)") as Promise<unknown>);
    const { rows }: { rows: object[] } = await client.query("select id from one");
    expect(rows).toEqual([{ id: 1 }]);
    await expect(prepared(client)).resolves.toEqual([]);
  });
});

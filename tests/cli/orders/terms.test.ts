import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { lockTerms, postgresTerms } from "#adapters/postgres/orders/terms.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const { at } = shop;

const terms = (words: string) => run(`terms ${words} ${at}`);

/** How many wait for others in the shop's database. */
async function waiting(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
  return rows.length;
}

describe("the terms of checkout", () => {
  it("are shown, changed one by one and written down", async () => {
    expect(await terms("show")).toEqual({
      status: 0,
      output: "Paying online takes nothing off.\nCash is taken up to ₹5,000.\n",
      complaints: "",
    });
    expect(await terms("set --prepaid 5 --at-most 100 --from 499 --as Ravi")).toMatchObject({
      status: 0,
      output: "Paying online takes 5 % off, at most ₹100, from ₹499 on.\nCash is taken up to ₹5,000.\n",
    });
    expect(await terms("set --cash 2500.50 --at-most none --json")).toMatchObject({
      output: '{"prepaid_discount":{"percent":5,"maximum":null,"minimum_order":499},"maximum_cash":2500.5}\n',
    });
    expect(await postgresTerms(shop.db).current()).toEqual({
      prepaid: { percent: 5, maximum: null, minimumOrder: 49_900 },
      mostCash: 250_050,
    });
    const [last, first] = await postgresAuditLog(shop.db).list({ subject: { kind: "checkout", id: "terms" }, before: null, limit: 5 });
    expect([first?.who, first?.action, first?.details]).toMatchObject(["Ravi", "terms set", { percent: 5, percentBefore: 0 }]);
    expect(last?.details).toMatchObject({ mostCash: 250_050, mostCashBefore: 500_000 });
    expect(await terms("set --prepaid 0")).toMatchObject({ output: expect.stringContaining("Paying online takes nothing off.") });
  });

  it("keep what several staff change at once, each their own part", async () => {
    const both = await shop.db.transaction().execute(async (trx) => {
      await lockTerms(trx);
      const changing = [terms("set --prepaid 7"), terms("set --cash 1234")];
      await expect.poll(waiting).toBe(2);
      return changing;
    });
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([0, 0]);
    expect(await postgresTerms(shop.db).current()).toMatchObject({ prepaid: { percent: 7 }, mostCash: 123_400 });
    await terms("set --prepaid 0");
  });

  it.each([
    ["--prepaid 101", "--prepaid takes a percentage"],
    ["--prepaid five", "--prepaid takes a percentage"],
    ["--from 499", "--prepaid takes a percentage"],
    ["--prepaid 5 --at-most 1.234", "--at-most takes an amount in rupees"],
    ["--cash -1", "expects"],
  ])("are left as they are by %s", async (words, complaint) => {
    const before = await postgresTerms(shop.db).current();
    const { status, complaints } = await terms(`set ${words}`);
    expect(status).not.toBe(0);
    if (complaint !== "expects") expect(complaints).toContain(complaint);
    expect(await postgresTerms(shop.db).current()).toEqual(before);
  });

  it("are not written down where nothing is to change", async () => {
    const entries = async () =>
      (await postgresAuditLog(shop.db).list({ subject: { kind: "checkout", id: null }, before: null, limit: 99 })).length;
    const before = await entries();
    expect(await terms("set --as Ravi")).toMatchObject({
      status: 2,
      complaints: expect.stringContaining("expected one of --prepaid, --at-most"),
    });
    expect(await entries()).toBe(before);
  });
});

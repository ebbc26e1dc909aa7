import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#adapters/postgres/database.ts";
import { embedded } from "#adapters/postgres/embedded.ts";
import { migrate } from "#adapters/postgres/migrations.ts";
import { postgresAuditLog } from "#adapters/postgres/audit.ts";
import { postgresTerms } from "#adapters/postgres/terms.ts";
import { run } from "./check.ts";
import type { Database } from "#adapters/postgres/database.ts";

const place = await mkdtemp(join(tmpdir(), "niramaya-terms-"));
await chmod(place, 0o711); // The database's user must be able to pass through.
const folder = join(place, "shop");

let db: Database;
let leave: () => Promise<void>;
beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", "");
  const opened = await embedded(join(folder, "postgres"), { fsync: "off", full_page_writes: "off" });
  leave = opened.leave;
  db = openDatabase(opened.server);
  await migrate(db, folder);
}, 180_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await db.destroy();
  await leave();
  await rm(place, { recursive: true, force: true });
});

const terms = (words: string) => run(`terms ${words} --data ${folder}`);

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
    expect(await postgresTerms(db).current()).toEqual({ prepaid: { percent: 5, maximum: null, minimumOrder: 49_900 }, mostCash: 250_050 });
    const [last, first] = await postgresAuditLog(db).list({ subject: { kind: "checkout", id: "terms" }, before: null, limit: 5 });
    expect([first?.who, first?.action, first?.details]).toMatchObject(["Ravi", "terms set", { percent: 5, percentBefore: 0 }]);
    expect(last?.details).toMatchObject({ mostCash: 250_050, mostCashBefore: 500_000 });
    expect(await terms("set --prepaid 0")).toMatchObject({ output: expect.stringContaining("Paying online takes nothing off.") });
  });

  it.each([
    ["--prepaid 101", "--prepaid takes a percentage"],
    ["--prepaid five", "--prepaid takes a percentage"],
    ["--from 499", "--prepaid takes a percentage"],
    ["--prepaid 5 --at-most 1.234", "--at-most takes an amount in rupees"],
    ["--cash -1", "expects"],
  ])("are left as they are by %s", async (words, complaint) => {
    const before = await postgresTerms(db).current();
    const { status, complaints } = await terms(`set ${words}`);
    expect(status).not.toBe(0);
    if (complaint !== "expects") expect(complaints).toContain(complaint);
    expect(await postgresTerms(db).current()).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { forgetAttempts, postgresLimits } from "#adapters/postgres/engine/limits.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Limit, Limits } from "#core/shared/limits.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

let made = 0;
/** A limit that nothing was counted under. */
const aLimit = (most: number, within = 1000): Limit => ({ name: `limit-${++made}`, most, within });

const adapters: Record<string, () => Limits> = { memory: () => memoryLimits(new Memory()), postgres: () => postgresLimits(db) };

describe.each(Object.entries(adapters))("limits kept in %s", (_, kept) => {
  it("count so many attempts in any stretch of their time, and say when there is room again", async () => {
    const limits = kept();
    const limit = aLimit(3);
    const count = (at: number) => limits.count([{ limit, by: "asha" }], at);
    for (const at of [now, now + 400, now + 500]) expect(await count(at)).toEqual({ kind: "counted" });
    expect(await count(now + 900)).toEqual({ kind: "exhausted", limit: limit.name, until: now + 1000 });
    expect(await count(now + 1000)).toEqual({ kind: "counted" });
    expect(await count(now + 1001)).toEqual({ kind: "exhausted", limit: limit.name, until: now + 1400 });
  });

  it("tell one from another", async () => {
    const limits = kept();
    const [one, other] = [aLimit(1), aLimit(1)];
    expect(await limits.count([{ limit: one, by: "asha" }], now)).toEqual({ kind: "counted" });
    expect(await limits.count([{ limit: one, by: "ravi" }], now)).toEqual({ kind: "counted" });
    expect(await limits.count([{ limit: other, by: "asha" }], now)).toEqual({ kind: "counted" });
    expect((await limits.count([{ limit: one, by: "asha" }], now)).kind).toBe("exhausted");
  });

  it("count under several limits, or under none", async () => {
    const limits = kept();
    const [wide, narrow] = [aLimit(5), aLimit(1)];
    const both = [wide, narrow].map((limit) => ({ limit, by: "asha" }));
    expect(await limits.count(both, now)).toEqual({ kind: "counted" });
    for (let again = 0; again < 5; again++) expect(await limits.count(both, now)).toMatchObject({ kind: "exhausted", limit: narrow.name });
    for (let more = 0; more < 4; more++) expect(await limits.count([{ limit: wide, by: "asha" }], now)).toEqual({ kind: "counted" });
    expect((await limits.count([{ limit: wide, by: "asha" }], now)).kind).toBe("exhausted");
  });

  it("let no attempt too many through when all come at once", async () => {
    const limits = kept();
    const [one, other] = [aLimit(7), aLimit(30)];
    const attempts = Array.from({ length: 40 }, (_, index) =>
      limits.count(
        (index % 2 === 0 ? [one, other] : [other, one]).map((limit) => ({ limit, by: "asha" })),
        now,
      ),
    );
    expect((await Promise.all(attempts)).filter(({ kind }) => kind === "counted")).toHaveLength(7);
    const single = aLimit(5);
    const alone = Array.from({ length: 30 }, () => limits.count([{ limit: single, by: "ravi" }], now));
    expect((await Promise.all(alone)).filter(({ kind }) => kind === "counted")).toHaveLength(5);
  });
});

describe("attempts kept in postgres", () => {
  it("name nobody, and are forgotten once no limit asks about them", async () => {
    const limits = postgresLimits(db);
    await limits.count([{ limit: aLimit(1), by: "9876543210" }], now + 100_000);
    const rows = await db.selectFrom("attempt").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("9876543210");
    await forgetAttempts(db, now + 100_000);
    expect(await db.selectFrom("attempt").selectAll().execute()).toHaveLength(1);
    await forgetAttempts(db, now + 102_000);
    expect(await db.selectFrom("attempt").selectAll().execute()).toEqual([]);
  });
});

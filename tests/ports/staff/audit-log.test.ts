import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresAuditLog, putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { AuditEntry, AuditLog } from "#core/staff/audit-log.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => AuditLog> = {
  memory: () => memoryAuditLog(new Memory()),
  postgres: () => postgresAuditLog(db),
};

const anEntry = (given: Partial<AuditEntry> = {}): AuditEntry => ({
  at: now,
  who: "asha",
  action: "coupon end",
  subject: { kind: "coupon", id: randomUUID() },
  details: { ended: true, was: null, uses: 3 },
  ...given,
});

describe.each(Object.entries(adapters))("what staff did, kept in %s,", (_, log) => {
  it("is listed as it was written, the newest first, page by page", async () => {
    const audit = log();
    const id = randomUUID();
    const entries = ["add", "change", "end"].map((action) => anEntry({ action, subject: { kind: "coupon", id } }));
    for (const entry of [...entries, anEntry({ subject: { kind: "order", id } })]) await audit.add(entry);
    const subject = { kind: "coupon", id } as const;
    const [newest, second] = await audit.list({ subject, before: null, limit: 2 });
    expect([newest, second]).toMatchObject([entries[2], entries[1]]);
    expect(await audit.list({ subject, before: second?.number ?? 0, limit: 2 })).toMatchObject([entries[0]]);
    expect(await audit.list({ subject: { kind: "order", id: null }, before: null, limit: 1 })).toMatchObject([{ subject: { id } }]);
    expect(await audit.list({ subject: null, before: null, limit: 1 })).toMatchObject([{ subject: { kind: "order", id } }]);
  });

  it("holds all of what many do at once, each under a number of its own", async () => {
    const audit = log();
    const subject = { kind: "ticket", id: randomUUID() } as const;
    await Promise.all(Array.from({ length: 20 }, (_, count) => audit.add(anEntry({ subject, details: { count } }))));
    const all = await audit.list({ subject, before: null, limit: 30 });
    expect(new Set(all.map(({ details }) => details["count"])).size).toBe(20);
    expect(all.map(({ number }) => number)).toEqual(all.map(({ number }) => number).toSorted((a, b) => b - a));
    expect(new Set(all.map(({ number }) => number)).size).toBe(20);
  });
});

describe("what staff did, in postgres,", () => {
  it("can neither be changed nor taken out", async () => {
    const subject = { kind: "coupon", id: randomUUID() } as const;
    await postgresAuditLog(db).add(anEntry({ subject }));
    const ours = () => db.updateTable("audit_entry").set({ who: "nobody" }).where("subject_id", "=", subject.id).execute();
    await expect(ours()).rejects.toThrow("stays in the log");
    await expect(db.deleteFrom("audit_entry").where("subject_id", "=", subject.id).execute()).rejects.toThrow("stays in the log");
  });

  it("is not written where what they did is not", async () => {
    const subject = { kind: "coupon", id: randomUUID() } as const;
    const undone = db.transaction().execute(async (trx) => {
      await putAudit(trx, anEntry({ subject }));
      throw new RangeError("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await postgresAuditLog(db).list({ subject, before: null, limit: 1 })).toEqual([]);
  });
});

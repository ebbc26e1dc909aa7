import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeReportUser } from "#core/fitbook/report-user.use-case.ts";
import { makeSettleReport } from "#core/fitbook/settle-report.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryReports } from "#adapters/memory/fitbook/reports.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { postgresReports } from "#adapters/postgres/fitbook/reports.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import { relationsInMemory, relationsInPostgres } from "./relations.ts";
import type { ReportOutcome, Reports } from "#core/fitbook/reports.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { RelationPorts } from "./relations.ts";

let db: Database;
let beats: NotificationListener;
beforeAll(async () => {
  const place = await aPlace();
  db = await aDatabase(place);
  beats = new NotificationListener(place);
});
afterAll(async () => {
  await beats.close();
  await db.destroy();
});

type Kept = { readonly reports: Reports; readonly ties: RelationPorts };
const adapters: Record<string, () => Promise<Kept>> = {
  memory: async () => {
    const memory = new Memory();
    return { reports: memoryReports(memory), ties: relationsInMemory(memory) };
  },
  postgres: async () => {
    await db.deleteFrom("customer_report").execute();
    return { reports: postgresReports(db), ties: relationsInPostgres(db, beats) };
  },
};

const report = (
  { blocks }: RelationPorts,
  reporter: CustomerId,
  { other, reason, at }: { readonly other: CustomerId; readonly reason: string; readonly at: number },
) => makeReportUser({ blocks, now: () => at })(reporter, { other, reason });

const settle = (reports: Reports, id: string, outcome: ReportOutcome, at: number) =>
  makeSettleReport({ reports, now: () => at })("kabir", { id, outcome });

describe.each(Object.entries(adapters))("reports of customers kept in %s", (_, kept) => {
  async function reported() {
    const { reports, ties } = await kept();
    const [asha, ravi, meera] = [await ties.someone("Asha"), await ties.someone("Ravi"), await ties.someone("Meera")];
    await report(ties, asha, { other: ravi, reason: "Spam", at: now });
    await report(ties, meera, { other: ravi, reason: "Rude", at: now - 1_000 });
    const open = () => reports.list({ state: "open", limit: 9 });
    return { reports, ties, asha, ravi, meera, open };
  }

  it("are open until they are settled, the oldest first", async () => {
    const { reports, asha, ravi, meera, open } = await reported();
    const [first, second] = await open();
    expect([first, second]).toMatchObject([
      { reporter: meera, reported: ravi, reason: "Rude", at: now - 1_000, settled: null },
      { reporter: asha, reported: ravi, reason: "Spam", at: now, settled: null },
    ]);
    expect(await reports.list({ state: "open", limit: 1 })).toEqual([first]);
    const settled = { outcome: "acted", at: now + 5 } as const;
    expect(await settle(reports, first?.id ?? "", "acted", now + 5)).toEqual(ok({ ...first, settled }));
    expect(await open()).toEqual([second]);
    await settle(reports, second?.id ?? "", "dismissed", now + 9);
    expect((await reports.list({ state: "settled", limit: 9 })).map(({ reason }) => reason)).toEqual(["Spam", "Rude"]);
  });

  it("are settled once, and only those that there are", async () => {
    const { reports, open } = await reported();
    const [{ id } = { id: "" }] = await open();
    await settle(reports, id, "acted", now);
    expect(await settle(reports, id, "dismissed", now)).toEqual(refused({ kind: "settled-before" }));
    expect(await Promise.all(Array.from({ length: 9 }, () => settle(reports, id, "acted", now)))).toEqual(
      Array.from({ length: 9 }, () => refused({ kind: "settled-before" })),
    );
    expect(await settle(reports, "nothing", "acted", now)).toEqual(refused({ kind: "unknown-report" }));
  });

  it("are open again where the same customer reports the same one later, and what stood there is not settled by mistake", async () => {
    const { reports, ties, ravi, meera, open } = await reported();
    const [before] = await open();
    await settle(reports, before?.id ?? "", "dismissed", now);
    await report(ties, meera, { other: ravi, reason: "Again", at: now + 1_000 });
    const again = (await open()).find(({ reporter }) => reporter === meera);
    expect(again).toMatchObject({ reason: "Again", settled: null });
    expect(again?.id).not.toBe(before?.id);
    expect(await settle(reports, before?.id ?? "", "acted", now)).toEqual(refused({ kind: "unknown-report" }));
  });
});

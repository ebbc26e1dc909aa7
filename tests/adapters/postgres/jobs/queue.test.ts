import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeRetryJobs } from "#core/staff/retry-jobs.use-case.ts";
import { jobCounts, parkedJobs, postgresParkedJobs } from "#adapters/postgres/jobs/parked-jobs.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { WorkersOfKind } from "#adapters/postgres/jobs/workers-of-kind.ts";
import { startWorkers } from "#adapters/postgres/jobs/workers.ts";
import { putJobIn, putTogether } from "#adapters/postgres/jobs/queue.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import type { IdentityJob } from "#core/identity/identity-job.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { Database, Server } from "#adapters/postgres/engine/database.ts";

let db: Database;
let server: Server;
beforeEach(async () => {
  server = await aPlace();
  db = await aDatabase(server);
});
afterEach(() => db.destroy());

const kept = async () => (await sql`select name, data, state::text from jobs.job order by created_on`.execute(db)).rows;
const countsOf = async (kind: string) => (await jobCounts(db)).find((count) => count.kind === kind);
const greeting = { kind: "send-sms", mobile: "9876543210", text: "Hello" } as const;
const soon = { timeout: 60_000 };

/** Workers on the test's database, and what they told. */
function crew(workers: Partial<Workers<MessageJob | IdentityJob>>, pause = 1, minutely: readonly (() => Promise<unknown>)[] = []) {
  const told: unknown[] = [];
  const { stop } = startWorkers(server, { workers, hourly: [], minutely, pause, told: (...event) => told.push(event) });
  onTestFinished(stop);
  return { told, stop };
}

describe("a job", () => {
  it("is put with its cause or not at all, and once for its key", async () => {
    await db.transaction().execute((trx) => putJobIn<MessageJob>(trx, greeting, { key: "a", notBefore: null }));
    await expect(
      db.transaction().execute(async (trx) => {
        await putJobIn<MessageJob>(trx, greeting, { key: "b", notBefore: null });
        throw new Error("the cause failed");
      }),
    ).rejects.toThrow("the cause failed");
    await Promise.all([1, 2, 3].map(() => putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: null })));
    expect(await kept()).toEqual([{ name: "send-sms", data: { mobile: "9876543210", text: "Hello" }, state: "created" }]);
  });

  it("stands in its queue as pg-boss' own interface puts it", async () => {
    const due = new Date("2030-01-01T00:00:00Z");
    await putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: due.getTime() });
    const boss = await new PgBoss({ ...server, schema: "jobs", supervise: false, schedule: false }).start();
    onTestFinished(() => boss.stop({ graceful: false }));
    const { kind, ...data } = greeting;
    await boss.insert(kind, [{ data, startAfter: due }]);
    const { rows } = await sql<{ row: object }>`select to_jsonb(job) - 'id' - 'created_on' as row from jobs.job`.execute(db);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
  });

  it("is done once by several crews, and nothing remains of whom it was about", async () => {
    const done: MessageJob[] = [];
    const workers: Partial<Workers<MessageJob>> = { "send-sms": async (job) => void done.push(job) };
    for (const _ of [1, 2]) crew(workers);
    for (const key of ["a", "b", "c", "d"]) await putJobIn<MessageJob>(db, { ...greeting, text: key }, { key, notBefore: null });
    await expect.poll(() => countsOf("send-sms"), soon).toMatchObject({ waiting: 0, running: 0, done: 4 });
    expect(done.map((job) => job.kind === "send-sms" && job.text).sort()).toEqual(["a", "b", "c", "d"]);
    await putJobIn<MessageJob>(db, { ...greeting, text: "a" }, { key: "a", notBefore: null });
    expect(await kept()).toEqual(Array.from({ length: 4 }, () => ({ name: "send-sms", data: null, state: "completed" })));
  });

  it("that was given up while it was done stays done, and is not begun again", async () => {
    const { promise: isGivenUp, resolve: giveUp } = Promise.withResolvers<void>();
    const send = vi.fn<(job: object) => Promise<void>>().mockReturnValue(isGivenUp);
    crew({ "send-sms": send });
    await putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: null });
    await expect.poll(() => send.mock.calls.length, soon).toBe(1);
    await sql`update jobs.job set state = 'failed', completed_on = now()`.execute(db);
    giveUp();
    await expect.poll(kept, soon).toEqual([{ name: "send-sms", data: null, state: "completed" }]);
    expect(send).toHaveBeenCalledOnce();
  });

  it("follows the one before at once where many came due together, also where one of them fails", async () => {
    const keys = Array.from({ length: 30 }, (_, n) => String(n));
    for (const key of keys) await putJobIn<MessageJob>(db, { ...greeting, text: key }, { key, notBefore: null });
    const send = async ({ text }: typeof greeting | { readonly text: string }): Promise<void> => {
      if (text === "7") throw new Error("not this one");
    };
    crew({ "send-sms": send }, 3_600);
    await expect.poll(() => countsOf("send-sms"), soon).toMatchObject({ running: 0, done: 29 });
  });

  it("waits for its time, for years where it must", async () => {
    const worker = vi.fn<(job: object) => Promise<void>>().mockResolvedValue();
    await putJobIn<IdentityJob>(
      db,
      { kind: "erase-account", customer: "asha" },
      { key: "asha", notBefore: Date.now() + 200 * 24 * 60 * 60 * 1000 },
    );
    await putJobIn<IdentityJob>(db, { kind: "erase-account", customer: "ravi" }, { key: "ravi", notBefore: Date.now() + 500 });
    crew({ "erase-account": worker });
    await expect.poll(() => worker.mock.calls, soon).toEqual([[{ kind: "erase-account", customer: "ravi" }, expect.any(String)]]);
    const { rows } = await sql`select keep_until > now() + interval '50 years' as lasting from jobs.job where state = 'created'`.execute(
      db,
    );
    expect(rows).toEqual([{ lasting: true }]);
  });

  it("is not done before its time by the clock of whoever does it, which may be behind the database's", async () => {
    const machines = Date.now;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => machines() - 3_000);
    onTestFinished(() => clock.mockRestore());
    const due = machines() + 200;
    const past = machines() - 1_000; // By the database's clock alone.
    const done: { readonly key: string; readonly early: boolean }[] = [];
    const early = (key: string) => Date.now() < (key === "past" ? past : due);
    crew({ "erase-account": async ({ customer: key }) => void done.push({ key, early: early(key) }) });
    await putJobIn<IdentityJob>(db, { kind: "erase-account", customer: "due" }, { key: "due", notBefore: due });
    await putJobIn<IdentityJob>(db, { kind: "erase-account", customer: "past" }, { key: "past", notBefore: past });
    await putJobIn<IdentityJob>(db, { kind: "erase-account", customer: "at once" }, { key: "at once", notBefore: null });
    await expect.poll(() => done.map(({ key }) => key).toSorted(), soon).toEqual(["at once", "due", "past"]);
    for (const key of ["due", "past"]) expect(done).toContainEqual({ key, early: false });
  });

  it("of a kind that nobody does here waits for a process that does", async () => {
    await putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: null });
    await putJobIn<IdentityJob>(db, { kind: "erase-account", customer: "asha" }, { key: "asha", notBefore: null });
    crew({ "erase-account": async () => {} });
    await expect.poll(() => countsOf("erase-account"), soon).toMatchObject({ done: 1 });
    expect(await countsOf("send-sms")).toMatchObject({ waiting: 1, done: 0 });
    crew({ "send-sms": async () => {} });
    await expect.poll(() => countsOf("send-sms"), soon).toMatchObject({ waiting: 0, done: 1 });
  });

  it("that fails is tried again with pauses, then parked with what it said, and done when it is sent on its way again", async () => {
    await sql`update jobs.queue set retry_limit = 1, retry_delay = 1 where name = 'send-sms'`.execute(db);
    const trouble = { tries: 0, isOver: false };
    const { told } = crew({
      "send-sms": async () => {
        trouble.tries++;
        if (!trouble.isOver) throw new Error("the gateway answers 500\nat length");
      },
    });
    await putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: null });
    await expect.poll(() => countsOf("send-sms"), { timeout: 30_000 }).toMatchObject({ parked: 1, waiting: 0 });
    const [parked] = await parkedJobs(db, 10);
    expect(parked).toMatchObject({ kind: "send-sms", tries: 2, problem: "the gateway answers 500" });
    expect(trouble.tries).toBe(2);
    expect(told).toEqual([1, 2].map(() => ["job-failed", { kind: "send-sms", job: parked?.id, error: "Error" }]));

    trouble.isOver = true;
    const retry = makeRetryJobs({ jobs: postgresParkedJobs(db), now: () => 1_000 });
    expect(await retry("kabir", "00000000-0000-0000-0000-000000000000")).toBe(0);
    expect(await retry("kabir", parked?.id ?? "")).toBe(1);
    const entry = { at: 1_000, who: "kabir", action: "jobs retry", subject: { kind: "jobs", id: parked?.id }, details: { retried: 1 } };
    expect(await postgresAuditLog(db).list({ subject: null, before: null, limit: 9 })).toMatchObject([entry]);
    await expect.poll(() => countsOf("send-sms"), soon).toMatchObject({ parked: 0, done: 1 });
  }, 180_000);

  it("that is parked, and what has its time still to come, outlives every clean-up, and what was done does not", async () => {
    for (const key of ["a", "b", "c"]) await putJobIn<MessageJob>(db, greeting, { key, notBefore: null });
    const states = ["failed", "completed", "created"];
    const { rows } = await sql<{ id: string }>`select id from jobs.job`.execute(db);
    for (const [at, { id }] of rows.entries()) {
      await sql`update jobs.job set state = ${states[at]}::jobs.job_state, created_on = now() - interval '10 years',
        start_after = now() - interval '10 years', completed_on = case when ${at} < 2 then now() - interval '10 years' end where id = ${id}`.execute(
        db,
      );
    }
    await sql`update jobs.queue set maintain_on = now() - interval '10 years'`.execute(db);
    crew({ "send-email": async () => {} });
    const cleaner = await new PgBoss({ ...server, schema: "jobs" }).start();
    await cleaner.supervise();
    await cleaner.stop();
    await expect.poll(kept, soon).toHaveLength(2);
    await expect.poll(async () => (await kept()).map((row) => Object(row).state).sort()).toEqual(["created", "failed"]);
  });

  it("that a killed worker had begun is done by another", async () => {
    await putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: null });
    await sql`update jobs.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'`.execute(
      db,
    );
    await sql`update jobs.queue set retry_delay = 1`.execute(db);
    await sql`update jobs.job set retry_delay = 1`.execute(db);
    const done = vi.fn<(job: object) => Promise<void>>().mockResolvedValue();
    crew({ "send-sms": done });
    const watcher = await new PgBoss({ ...server, schema: "jobs" }).start();
    await watcher.supervise();
    await watcher.stop();
    await expect.poll(() => done.mock.calls, soon).toEqual([[greeting, expect.any(String)]]);
    await expect.poll(() => countsOf("send-sms"), soon).toMatchObject({ running: 0, done: 1 });
  }, 180_000);

  it("is done beside one other of its kind, and no more", async () => {
    const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
    const send = vi.fn<(job: object) => Promise<void>>().mockReturnValue(isOver);
    for (const key of ["a", "b", "c", "d", "e"]) await putJobIn<MessageJob>(db, greeting, { key, notBefore: null });
    crew({ "send-sms": send });
    await expect.poll(() => countsOf("send-sms"), soon).toMatchObject({ waiting: 3, running: 2 });
    await putJobIn<MessageJob>(db, greeting, { key: "f", notBefore: null });
    expect(send).toHaveBeenCalledTimes(2);
    over();
    await expect.poll(() => countsOf("send-sms"), soon).toMatchObject({ waiting: 0, running: 0, done: 6 });
    expect(send).toHaveBeenCalledTimes(6);
  });

  it("that runs is waited for when its workers are stopped, and none is begun any more", async () => {
    const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
    const send = vi.fn<(job: object) => Promise<void>>().mockReturnValue(isOver);
    await putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: null });
    const { stop } = crew({ "send-sms": send });
    await expect.poll(() => send.mock.calls.length, soon).toBe(1);
    const stopped = stop();
    await putJobIn<MessageJob>(db, greeting, { key: "b", notBefore: null });
    over();
    await stopped;
    expect(await countsOf("send-sms")).toMatchObject({ waiting: 1, running: 0, done: 1 });
    expect(send).toHaveBeenCalledOnce();
  });

  it("that doesn't end when its workers are stopped is given back", async () => {
    const boss = await new PgBoss({ ...server, schema: "jobs", supervise: false, schedule: false }).start();
    onTestFinished(() => boss.stop({ graceful: false }));
    const work = vi.fn<(job: object) => Promise<void>>().mockReturnValue(new Promise(() => {}));
    await putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: null });
    const endless = new WorkersOfKind({ boss, kind: "send-sms", work, told: () => {}, trouble: () => {} });
    endless.look();
    await expect.poll(() => work.mock.calls.length, soon).toBe(1);
    await endless.stop(0);
    expect(await kept()).toMatchObject([{ state: "retry", data: { text: "Hello" } }]);
  });

  it("that comes while its workers are being stopped is given back, and not begun", async () => {
    const boss = await new PgBoss({ ...server, schema: "jobs", supervise: false, schedule: false }).start();
    onTestFinished(() => boss.stop({ graceful: false }));
    const work = vi.fn<(job: object) => Promise<void>>().mockResolvedValue();
    await putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: null });
    const workers = new WorkersOfKind({ boss, kind: "send-sms", work, told: () => {}, trouble: () => {} });
    workers.look();
    await workers.stop(10_000);
    expect(work).not.toHaveBeenCalled();
    expect(await kept()).toMatchObject([{ state: "retry", data: { text: "Hello" } }]);
  });

  it("has a queue that every start makes sure of", async () => {
    await sql`delete from jobs.queue where name = 'send-sms'`.execute(db);
    await expect(putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: null })).rejects.toThrow("there is no queue for send-sms");
    const cause = sql`insert into coupon_use (order_id, coupon, at) values ('o1', 'X', now())`;
    const jobs = [{ job: greeting, terms: { key: "a", notBefore: null } }];
    await expect(putTogether(db, { parts: { cause }, jobs, onlyWith: null })).rejects.toThrow("there is no queue for send-sms");
    expect(await db.selectFrom("coupon_use").selectAll().execute()).toEqual([]);
    await Promise.all([migrate(db, "here", jobKinds), migrate(db, "here", jobKinds)]);
    await putJobIn<MessageJob>(db, greeting, { key: "a", notBefore: null });
    expect(await countsOf("send-sms")).toMatchObject({ waiting: 1 });
  });
});

describe("what is done every minute", () => {
  it("begins with the crew, and a failure is told without stopping the rest", async () => {
    const looked = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { told } = crew({}, 1, [() => Promise.reject(new TypeError("no use")), looked]);
    await expect.poll(() => looked.mock.calls.length, soon).toBe(1);
    await expect.poll(() => told, soon).toContainEqual(["queue-trouble", { error: "TypeError" }]);
  });
});

import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { filesIn } from "#adapters/files-folder/files.ts";
import { putDemo } from "#adapters/composition/demo.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import { BASELINE, LAST_FORMER } from "#adapters/postgres/former-migrations.ts";
import { migrate, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { asBeforeBaseline, formerMigrations } from "#tests/former-migrations.ts";
import { demo } from "#tests/builders/demo.ts";
import { writeFiles } from "#cli/database/backup-file.ts";
import { makeFreezeChallenges } from "#core/fitbook/challenges/freeze-challenges.use-case.ts";
import { makeExpireLabBooking } from "#core/labs/booking/expire-lab-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { run } from "#tests/cli/run.ts";
import { emptyTables, putRowsOfEveryTable } from "./rows-of-every-table.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { Database, Server } from "#adapters/postgres/engine/database.ts";

const place = await mkdtemp(join(tmpdir(), "niramaya-operations-"));
await chmod(place, 0o711); // The database's user must be able to pass through.
const folder = join(place, "shop");
const stored: { db: Database; server: Server; leave: () => Promise<void> }[] = [];

/** A shop's database in a folder of its own, open for the tests and for the commands beside them. */
async function opened(at: string): Promise<Database> {
  const { server, leave } = await embeddedServer(join(at, "postgres"), { fsync: "off", full_page_writes: "off" });
  const db = openDatabase(server);
  stored.push({ db, server, leave });
  return db;
}

let db: Database;
beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", "");
  db = await opened(folder);
  await migrate(db, folder, jobKinds);
  await db.transaction().execute((trx) => putDemo(trx, demo));
  for (const table of MANY_ALIKE) await thinOut(table);
  await putRowsOfEveryTable(db);
  await sql`analyze`.execute(db); // As a database does by itself in its first minute.
  await putJobIn<MessageJob>(db, { kind: "send-sms", mobile: "9876543210", text: "Hello" }, { key: "a", notBefore: null });
  await put(folder, "picture", Buffer.from([0, 1, 255, 10, 13]));
  await put(folder, "large", Buffer.alloc(500_000, "large"));
}, 180_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const { db, leave } of stored) {
    await db.destroy();
    await leave();
  }
  await rm(place, { recursive: true, force: true });
});

/** What the demo has most rows of, each as the others, and nothing else refers to. */
const MANY_ALIKE = ["word_spelling", "review", "shelf_facet", "shelf_part"] as const;

/** Leaves as many rows as a backup writes and reads in two full turns and one that is not: what more of them would show costs minutes. */
const thinOut = (table: (typeof MANY_ALIKE)[number]) =>
  sql`delete from ${sql.table(table)} where ctid not in (select ctid from ${sql.table(table)} limit 1200)`.execute(db);

const uploadsOf = (data: string) => filesIn(join(data, "uploads"));
const put = (data: string, id: string, bytes: Uint8Array): Promise<void> => uploadsOf(data).putAs(fileId(id), onePiece(bytes));

async function* onePiece(bytes: Uint8Array) {
  yield bytes;
}

/** Every row of every table, as text. */
async function all(of: Database): Promise<Record<string, readonly string[]>> {
  const { rows } = await sql<{ name: string }>`select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'jobs') and tablename not like 'queue_stats%' and tablename <> 'job' order by 1`.execute(of);
  const tables = rows.map(async ({ name }) => {
    const { rows: lines } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t order by 1`.execute(of);
    return [name, lines.map(({ line }) => line)] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

/**
 * Where two databases differ, but for their histories, of which a restore gives the data another: the tables, and the first row of each
 * that the other has not. Comparing all rows as values takes longer than reading them.
 */
function differencesOf(one: Record<string, readonly string[]>, other: Record<string, readonly string[]>): readonly string[] {
  const differing = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (table) => table !== "public.store_history" && one[table]?.join("\n") !== other[table]?.join("\n"),
  );
  return differing.map((table) => {
    const place = (one[table] ?? []).findIndex((line, at) => line !== other[table]?.[at]);
    return `${table}: ${one[table]?.[place]} and ${other[table]?.[place]}`;
  });
}

let small: Promise<{ readonly at: string; readonly shop: Database }> | null = null;

/** A shop with one customer and one file: what is refused is refused of little as of much. */
function aSmallShop(): Promise<{ readonly at: string; readonly shop: Database }> {
  small ??= (async () => {
    const at = join(place, "small");
    const shop = await opened(at);
    await migrate(shop, at, jobKinds);
    await sql`insert into customer (id, name, created_at) values ('asha', 'Asha', now())`.execute(shop);
    await put(at, "picture", Buffer.from([0, 1, 255, 10, 13]));
    return { at, shop };
  })();
  return small;
}

describe("a backup", { timeout: 180_000 }, () => {
  const [file, smallFile] = [join(place, "shop.niramaya"), join(place, "small.niramaya")];

  it("holds all there is, and puts it into an empty shop as it was", async () => {
    expect(await emptyTables(db)).toEqual([]);
    const before = await all(db);
    const written = await run(`backup ${file} --data ${folder} --json`);
    expect(written).toMatchObject({ status: 0, complaints: "" });
    const told = JSON.parse(written.output);
    const rows = Object.values(before).reduce((sum, lines) => sum + lines.length, 0);
    expect(told).toMatchObject({ file, rows, files: 2 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const other = join(place, "other");
    const restored = await run(`restore ${file} --data ${other} --json`);
    expect(restored).toEqual({ status: 0, complaints: "", output: `${JSON.stringify({ rows, files: 2 })}\n` });
    const copy = await opened(other);
    const first = await all(copy);
    expect(differencesOf(first, before)).toEqual([]);
    const placeOf = async (of: Database) =>
      Number((await sql<{ place: string }>`select nextval('tracker_change') as place`.execute(of)).rows[0]?.place);
    expect(await placeOf(copy)).toBeGreaterThan((await placeOf(db)) + 1_000_000); // No place is given twice that a device has heard of.
    for (const id of ["picture", "large"])
      expect(await uploadsOf(other).read(fileId(id))).toEqual(await uploadsOf(folder).read(fileId(id)));

    await putOneMore(copy); // Sequences go on where they stood.
    const again = await run(`restore ${file} --data ${other}`);
    expect(again).toMatchObject({ status: 1, complaints: expect.stringContaining("there is data already. Say --replace") });
    expect((await run(`restore ${file} --data ${other} --replace`)).status).toBe(0);
    const second = await all(copy);
    expect(differencesOf(second, before)).toEqual([]);
    const histories = [before, first, second].flatMap((of) => of["public.store_history"] ?? []);
    expect([histories.length, new Set(histories).size]).toEqual([3, 3]); // Devices see by it that what they know may be gone.
  });

  it("is refused where it is not whole, none, or newer, and nothing is changed", async () => {
    const { at, shop } = await aSmallShop();
    expect((await run(`backup ${smallFile} --data ${at}`)).status).toBe(0);
    const [bytes, before] = [await readFile(smallFile), await all(shop)];
    const lines = gunzipSync(bytes).toString().split("\n");
    const spoiled = {
      "is not whole": bytes.subarray(0, bytes.length / 2),
      "not whole": gzipSync(lines.slice(0, 40).join("\n")),
      "was not restored": bytes,
      "is no backup": gzipSync('{"cart":[]}\n'),
      "a newer Niramaya": gzipSync(lines.join("\n").replace('"migrations":[', '"migrations":["9999-of-tomorrow",')),
      "an older Niramaya": gzipSync(lines.join("\n").replace(namesOfMigrations[0] ?? "", LAST_FORMER)),
      [`last migration is ${LAST_FORMER}`]: gzipSync(lines.join("\n").replace(namesOfMigrations[0] ?? "", "0100-former")),
      "another version": gzipSync(
        lines
          .join("\n")
          .replace(`"${namesOfMigrations.at(-1)}"]`, "]")
          .replace(",]", "]"),
      ),
    };
    for (const [complaint, content] of Object.entries(spoiled)) {
      const wrong = join(place, "wrong");
      await writeFile(wrong, content);
      const replace = complaint === "was not restored" ? "" : " --replace";
      const { status, complaints } = await run(`restore ${wrong} --data ${at}${replace}`);
      expect([status, complaints]).toEqual([1, expect.stringContaining(complaint)]);
    }
    await writeFile(join(place, "plain"), "hello");
    expect((await run(`restore ${join(place, "plain")} --data ${at}`)).status).toBe(1);
    expect((await run(`restore ${join(place, "nowhere")} --data ${at}`)).status).toBe(2);
    expect(await all(shop)).toEqual(before);
  });

  it("of which files are missing changes nothing either, and leaves nothing behind", async () => {
    const { at, shop } = await aSmallShop();
    const cut = join(place, "cut");
    await put(at, "last", randomBytes(300_000));
    expect((await run(`backup ${cut} --data ${at}`)).status).toBe(0);
    await truncate(cut, (await stat(cut)).size - 1_000);
    await put(at, "since", Buffer.from("since"));
    await sql`insert into shared_key (name, key) values ('since', 'since')`.execute(shop);
    const [rows, files] = [await all(shop), (await readdir(at, { recursive: true })).filter((name) => name.startsWith("uploads"))];
    expect(await run(`restore ${cut} --data ${at} --replace`)).toMatchObject({
      status: 1,
      complaints: expect.stringContaining("is not whole, so that nothing was changed"),
    });
    expect(await all(shop)).toEqual(rows);
    expect((await readdir(at, { recursive: true })).filter((name) => name.startsWith("uploads"))).toEqual(files);
    await sql`delete from shared_key where name = 'since'`.execute(shop);
  });

  it("goes on where a file goes meanwhile, and not where files can't be read", async () => {
    const [going, ids] = [join(place, "going"), ["one", "two"].map(fileId)];
    for (const id of ids) await put(going, id, Buffer.from(id));
    const written: string[] = [];
    const files = await writeFiles(uploadsOf(going), async (line) => {
      written.push(line);
      for (const id of ids) await uploadsOf(going).remove(id);
    });
    expect([files, written.length]).toEqual([1, 2]);
    expect(await writeFiles(uploadsOf(join(place, "nothing")), async () => {})).toBe(0);
    await mkdir(join(place, "amiss"));
    await writeFile(join(place, "amiss", "uploads"), "");
    await expect(writeFiles(uploadsOf(join(place, "amiss")), async () => {})).rejects.toBeInstanceOf(PortUnavailable);
  });

  it("made at the last migration from before the baseline is restored as one at the baseline", { tags: ["long"] }, async () => {
    const { at, shop } = await aSmallShop();
    const old = join(place, "old.niramaya");
    expect((await run(`backup ${old} --data ${at}`)).status).toBe(0);
    const former = formerMigrations.map((name) => `"${name}"`).join();
    const lines = gunzipSync(await readFile(old)).toString();
    await writeFile(old, gzipSync(lines.replace(`["${BASELINE}"`, `[${former}`)));
    expect(await run(`restore ${old} --data ${join(place, "new")}`)).toMatchObject({ status: 0, complaints: "" });
    const fresh = await opened(join(place, "new"));
    expect(differencesOf(await all(fresh), await all(shop))).toEqual([]);
    expect((await sql`select name from kysely_migration order by 1`.execute(fresh)).rows.map((row) => Object(row).name)).toEqual(
      namesOfMigrations,
    );
  });

  it("goes the same way by DATABASE_URL", async () => {
    const { server } = stored[0] ?? {};
    if (server === undefined) throw new Error("no server");
    await sql`create database elsewhere`.execute(db);
    vi.stubEnv(
      "DATABASE_URL",
      `postgres://${server.user}:${server.password}@/elsewhere?host=${encodeURIComponent(server.host)}&port=${server.port}`,
    );
    onTestFinished(() => void vi.stubEnv("DATABASE_URL", ""));
    vi.stubEnv("DATA_DIR", join(place, "elsewhere"));
    onTestFinished(() => void vi.stubEnv("DATA_DIR", undefined));
    await copyFile(smallFile, `${smallFile}.copy`);
    expect(await run(`restore ${smallFile}.copy`)).toMatchObject({ status: 0, complaints: "" });
    const elsewhere = openDatabase({ ...server, database: "elsewhere" });
    onTestFinished(() => elsewhere.destroy());
    expect(differencesOf(await all(elsewhere), await all((await aSmallShop()).shop))).toEqual([]);
    await truncate(`${smallFile}.copy`, 1_000);
    expect(await run(`restore ${smallFile}.copy --replace`)).toMatchObject({
      status: 1,
      complaints: expect.stringContaining("is not whole"),
    });
    expect((await run(`restore ${join(place, "nowhere")}`)).status).toBe(2);
    expect(await run(`backup ${smallFile}.again`)).toMatchObject({ status: 0 });
  });

  it("leaves uploads where they lie, if asked to", { tags: ["long"] }, async () => {
    const { at, shop } = await aSmallShop();
    const alone = join(place, "alone.niramaya");
    const written = await run(`backup ${alone} --without-uploads --data ${at} --json`);
    expect(JSON.parse(written.output)).toMatchObject({ files: 0 });
    expect((await run(`restore ${alone} --data ${at} --replace --json`)).output).toContain('"files":0');
    expect(await uploadsOf(at).read(fileId("picture"))).toEqual(Buffer.from([0, 1, 255, 10, 13]));
    expect((await sql`select name from customer`.execute(shop)).rows).toEqual([{ name: "Asha" }]);
    const other = join(place, "without-uploads");
    expect((await run(`restore ${alone} --data ${other}`)).status).toBe(0);
    expect(await uploadsOf(other).read(fileId("picture"))).toBeNull();
  });

  it("is not begun where it can't be written or there is no data", async () => {
    expect(await run(`backup ${join(place, "no", "where")} --data ${folder}`)).toMatchObject({
      status: 1,
      complaints: expect.stringContaining("can't be written"),
    });
    expect(await run(`backup ${file} --data ${join(place, "empty")}`)).toMatchObject({
      status: 1,
      complaints: expect.stringContaining("There is no data"),
    });
    expect((await run("backup")).status).toBe(2);
    await truncate(file, 10);
    expect((await run(`restore ${file} --data ${folder} --replace`)).status).toBe(1);
  });
});

const putOneMore = (of: Database) =>
  sql`insert into shelf (kind, slug, title, position) values ('category', 'of-tomorrow', 'Of tomorrow', 999)`.execute(of);

describe("migrating", { timeout: 180_000 }, () => {
  it("takes the steps that are still to be taken, and none twice", async () => {
    const other = join(place, "migrated");
    expect(JSON.parse((await run(`migrate --data ${other} --json`)).output)).toEqual({ applied: namesOfMigrations });
    expect(await run(`migrate --data ${other}`)).toEqual({ status: 0, complaints: "", output: "The tables are up to date.\n" });
  });
});

describe("jobs", { timeout: 180_000 }, () => {
  it("are listed, and tried again by the one or all", async () => {
    expect((await run(`jobs list --data ${folder}`)).output).toMatch(/^Kind\s+Waiting\s+Running\s+Parked\s+Done\n/);
    await putJobIn<MessageJob>(
      db,
      { kind: "send-email", email: "asha@example.com", subject: "S", text: "T", leave: null },
      { key: "b", notBefore: null },
    );
    await sql`delete from jobs.job where name like 'erase%'
      or name in ('remind-of-booking', 'decline-recollection', 'expire-lab-booking', 'reconcile-payments')`.execute(db); // Of the demo's people.
    await sql`update jobs.job set state = 'failed', completed_on = now(), retry_count = 16, output = '{"message": "the gateway answers 500\\nmore"}'`.execute(
      db,
    );
    const listed = JSON.parse((await run(`jobs list --data ${folder} --json`)).output);
    expect(listed.parked.map(({ kind, problem, tries }: Record<string, unknown>) => [kind, problem, tries]).sort()).toEqual([
      ["send-email", "the gateway answers 500", 17],
      ["send-sms", "the gateway answers 500", 17],
    ]);
    const text = (await run(`jobs list --data ${folder}`)).output;
    expect(text).toContain("after 17 tries: the gateway answers 500");
    expect(text).not.toMatch(/9876543210|asha@/);
    expect(await run(`jobs retry --job ${listed.parked[0].id} --data ${folder}`)).toMatchObject({
      status: 0,
      output: "1 job is tried again.\n",
    });
    expect((await run(`jobs retry --job nobody --data ${folder}`)).status).toBe(1);
    expect(JSON.parse((await run(`jobs retry --all --data ${folder} --json`)).output)).toEqual({ retried: 1 });
    expect((await run(`jobs retry --data ${folder}`)).status).toBe(2);
    expect((await run(`jobs retry --all --job x --data ${folder}`)).status).toBe(2);
  });
});

describe("the doctor", { timeout: 180_000 }, () => {
  const findings = async (options = `--data ${folder}`) => {
    const { status, output } = await run(`doctor --json ${options}`);
    const found: readonly { readonly subject: string; readonly state: string; readonly told: string }[] = JSON.parse(output).findings;
    return { status, found, amiss: found.filter(({ state }) => state !== "well") };
  };

  it("finds a shop well, and one that is not there yet as good as well", async () => {
    await sql`delete from jobs.job`.execute(db);
    await sql`truncate coupon_use, coupon_hold, stock_hold, booking_step`.execute(db); // The rows above belong to no steps of an order or a booking.
    await sql`delete from lab_booking_step where booking_id = 'l-1'`.execute(db); // And those of the demo's bookings are looked at.
    for (const table of ["challenge_entry", "challenge_player", "challenge_tally", "challenge_result"])
      await sql`delete from ${sql.table(table)} where challenge = (select id from challenge order by id limit 1)`.execute(db); // Nor to one board.
    // No server ran that would do so in time.
    await makeFreezeChallenges({ challenges: postgresChallenges(db), now: Date.now })();
    const expire = makeExpireLabBooking({ bookings: postgresLabBookings(db), now: Date.now });
    for (const unpaid of ["l-demo-14", "l-demo-15"]) await expire(payableId(unpaid));
    const looked = await run(`lab prescription l-demo-11 --name Asha\u00a0Kulkarni --accept --data ${folder}`); // The demo's laboratory has not.
    expect(looked).toMatchObject({ status: 0, complaints: "" });
    const reported: readonly { readonly _id: string }[] = JSON.parse((await run(`moderation list --json --data ${folder}`)).output);
    for (const { _id } of reported) await run(`moderation dismiss ${_id} --reason done --data ${folder}`); // Nor have its staff, while days went by.
    const { status, found, amiss } = await findings();
    expect([status, amiss.filter(({ told }) => !told.includes("fsync"))]).toEqual([1, []]); // The tests' own database may forget.
    expect(found.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(["settings", "disk", "data folder", "database", "tables", "jobs", "clock"]),
    );
    expect((await findings(`--data ${join(place, "to-come")}`)).status).toBe(0);
  });

  it("tells what is amiss", async () => {
    await sql`delete from jobs.job`.execute(db); // Results of challenges were told meanwhile.
    vi.stubEnv("PORT", "http");
    expect(await findings()).toMatchObject({
      status: 1,
      amiss: [{ subject: "settings", state: "fault", told: expect.stringContaining("PORT can't be used") }],
    });
    vi.stubEnv("PORT", undefined);
    vi.stubEnv("HOST", "0.0.0.0");
    await sql`delete from kysely_migration`.execute(db);
    await putJobIn<MessageJob>(
      db,
      { kind: "send-sms", mobile: "9876543210", text: "Hello" },
      { key: "late", notBefore: Date.now() - 3_600_000 },
    );
    await putJobIn<MessageJob>(db, { kind: "send-sms", mobile: "9876543210", text: "Hello" }, { key: "parked", notBefore: null });
    await sql`update jobs.job set state = 'failed' where name = 'send-sms' and start_after > now() - interval '1 minute'`.execute(db);
    await chmod(join(folder, "postgres"), 0o755);
    const told = (await findings()).amiss.map(({ told }) => told).join("\n");
    await chmod(join(folder, "postgres"), 0o700);
    await asBeforeBaseline(db, ["0100-former"]);
    const older = (await findings()).amiss.map(({ told }) => told).join("\n");
    expect(older).toContain(`Start one whose last migration is ${LAST_FORMER}`);
    await sql`delete from kysely_migration`.execute(db);
    await sql`insert into kysely_migration (name, timestamp) select name, '2026-11-30' from unnest(${[...namesOfMigrations]}::text[]) name`.execute(
      db,
    );
    vi.stubEnv("HOST", undefined);
    for (const part of ["TRUSTED_PROXIES is not set", "changes the tables", "1 job is parked", "1 job has been due", "(mode 755)"])
      expect(told).toContain(part);
  });

  it("says why a database can't be asked, without its password", async () => {
    vi.stubEnv("DATABASE_URL", "postgres://asha:secret@127.0.0.1:9/shop");
    onTestFinished(() => void vi.stubEnv("DATABASE_URL", ""));
    const { status, output } = await run("doctor");
    expect([status, output]).toEqual([1, expect.stringMatching(/FAULT +database +The database cannot be used/)]);
    expect(output).not.toContain("secret");
  });

  it("lists every setting, with no secret in it", async () => {
    vi.stubEnv("METRICS_TOKEN", "secret-0123456789");
    onTestFinished(() => void vi.stubEnv("METRICS_TOKEN", undefined));
    const { status, output } = await run("doctor --settings");
    expect(status).toBe(0);
    expect(output).toContain("METRICS_TOKEN\n");
    expect(output).not.toContain("secret-");
    expect(JSON.parse((await run("doctor --settings --json")).output).settings.length).toBeGreaterThan(9);
  });
});

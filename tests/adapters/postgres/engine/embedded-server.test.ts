import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { serverProgramsFor, shippedPrograms } from "#adapters/postgres/engine/server-programs.ts";
import type { Database, Server } from "#adapters/postgres/engine/database.ts";

const isRoot = process.getuid?.() === 0;
const quick = { fsync: "off" };

const place = await mkdtemp(join(tmpdir(), "niramaya-embedded-"));
await chmod(place, 0o755);
afterAll(() => rm(place, { recursive: true }));
const folder = join(place, "shared");

describe("the shipped database", { timeout: 180_000 }, () => {
  it("is one for processes that come at the same time, until the last has left", async () => {
    const [one, other, third] = await Promise.all([aGuest(folder), aGuest(folder), aGuest(folder)]);
    await note(one.server, "from one");
    await Promise.all([one.leave(), third.leave()]);
    expect(await notes(other.server)).toContain("from one");
    await other.leave();
    expect(isRunning()).toBe(false);
  });

  it("outlives the process that started it, is joined by the next and stopped by it", async () => {
    const starter = await aGuest(folder);
    const first = processOf(folder);
    await note(starter.server, "before the kill");
    await starter.kill();
    const { server, leave } = await embeddedServer(folder, quick);
    expect(processOf(folder)).toBe(first);
    expect(await notes(server)).toContain("before the kill");
    await leave();
    expect(isRunning()).toBe(false);
  });

  it("comes back with all that it acknowledged when it was itself killed", async () => {
    const before = await embeddedServer(folder, quick);
    await note(before.server, "acknowledged");
    process.kill(processOf(folder), "SIGKILL");
    await before.leave();
    const { server, leave } = await embeddedServer(folder, quick);
    expect(await notes(server)).toContain("acknowledged");
    await leave();
  });

  it("is there for whoever comes while the last one leaves", async () => {
    let last = await embeddedServer(folder, quick);
    for (let round = 0; round < 10; round++) {
      const [next] = await Promise.all([embeddedServer(folder, quick), last.leave()]);
      expect(await notes(next.server)).not.toEqual([]);
      last = next;
    }
    await last.leave();
    expect(isRunning()).toBe(false);
  });

  it("waits for a start that has not written who it is yet", async () => {
    await writeFile(notice(folder), "");
    const joining = embeddedServer(folder, quick);
    expect(await Promise.race([joining.then(() => "joined"), after(500, "waits")])).toBe("waits");
    await rm(notice(folder));
    const { server, leave } = await joining;
    expect(await notes(server)).not.toEqual([]);
    await leave();
  });

  it("finds Devanagari words that are alike", async () => {
    const { server, leave } = await embeddedServer(folder, quick);
    const { rows } = await on(server, async (db) => {
      await sql`create extension pg_trgm`.execute(db);
      return sql<{
        alike: number;
        other: number;
      }>`select similarity('त्रिफला', 'त्रिफला चूर्ण') as alike, similarity('त्रिफला', 'अश्वगंधा') as other`.execute(db);
    });
    await leave();
    expect(rows[0]?.alike).toBeGreaterThan(0.5);
    expect(rows[0]?.other).toBe(0);
  });

  it("listens on a port, to those who have the password, below a path that is too long for a socket", async () => {
    const long = join(place, "a-very-long-name-".repeat(8));
    const { server, leave } = await embeddedServer(long, quick);
    expect(server.host).toBe("127.0.0.1");
    await note(server, "far down");
    await expect(note({ ...server, password: "guessed" }, "far down")).rejects.toThrow("password authentication failed");
    await leave();
  });

  it.runIf(isRoot)("never runs as root, nor in a folder open to others", async () => {
    const { leave } = await embeddedServer(folder, quick);
    expect(statSync(`/proc/${processOf(folder)}`).uid).not.toBe(0);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await leave();
  });

  it.runIf(isRoot)("takes no folder of root's that holds something else", async () => {
    await mkdir(join(place, "taken/already"), { recursive: true });
    await expect(embeddedServer(join(place, "taken"), quick)).rejects.toThrow("root");
    expect(statSync(join(place, "taken")).uid).toBe(0);
  });

  it.runIf(isRoot)(
    "runs from a copy, made once, where its user cannot enter the programs' folder, with links that nobody made",
    async () => {
      const closed = join(place, "closed");
      await mkdir(closed, { mode: 0o700 });
      await cp(dirname(shippedPrograms()), closed, { recursive: true, filter: (path) => !/\.so\.?\d*$/.test(path) });
      const { programs, user } = await serverProgramsFor(folder, join(closed, "native"));
      expect(programs.startsWith(folder)).toBe(true);
      expect(await once(spawn(join(programs, "initdb"), ["--version"], user), "exit")).toEqual([0, null]);

      const made = statSync(programs).ino;
      expect(statSync((await serverProgramsFor(folder, join(closed, "native"))).programs).ino).toBe(made);
    },
  );

  it.runIf(isRoot)("says which folder its user cannot enter", async () => {
    const closed = join(place, "closed-too");
    await mkdir(closed, { mode: 0o700 });
    await expect(embeddedServer(join(closed, "data"))).rejects.toThrow(`cannot enter ${closed}`);
  });
});

/** Another process on the folder. */
async function aGuest(at: string) {
  const guest = spawn(process.execPath, [join(import.meta.dirname, "embedded-process.ts"), at], { stdio: ["pipe", "pipe", "inherit"] });
  const gone = once(guest, "exit");
  const [server] = await once(createInterface(guest.stdout), "line");
  return {
    server: JSON.parse(String(server)) as Server,
    leave: () => {
      guest.stdin.end();
      return gone;
    },
    kill: () => {
      guest.kill("SIGKILL");
      return gone;
    },
  };
}

async function on<T>(server: Server, act: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(server);
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}

const note = (server: Server, text: string) =>
  on(server, async (db) => {
    await sql`create table if not exists note (text text)`.execute(db);
    await sql`insert into note values (${text})`.execute(db);
  });
const notes = async (server: Server) =>
  (await on(server, (db) => sql<{ text: string }>`select text from note`.execute(db))).rows.map((row) => row.text);

const notice = (of: string) => join(of, "server/cluster/postmaster.pid");
const processOf = (of: string) => Number(readFileSync(notice(of), "utf8").split("\n")[0]);
const isRunning = () => existsSync(notice(folder));

// Decision: docs/decisions/embedded-postgresql.md
import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { isOutage } from "./database.ts";
import { serverProgramsFor, changeOwner, madeOnce } from "./server-programs.ts";
import type { ServerPrograms } from "./server-programs.ts";
import type { Server } from "./database.ts";

/** A place among the processes that use the server of one folder. */
export type ServerLease = {
  readonly server: Server;
  /** Gives the place back, after all other connections are closed. The last process to leave stops the server. */
  leave(): Promise<void>;
};
type Settings = { readonly [name: string]: string };

const USER = "niramaya";
const PAUSE = 1_000; // The pause before a server that could not be started is tried again.
const TIMEOUT = 60_000; // Recovery after a crash may take some time.
const LONGEST_SOCKET = 103; // Bytes, on the strictest system.
const MEMBERS = 1_852_404_333; // The advisory lock that every process of the folder holds, shared; nothing else uses this number.
const YIELDING = /"postmaster.pid" (already exists|is empty)|shared memory block/; // Another server runs or begins, or a killed one has left something behind.
/** What a statement is refused for may repeat what somebody typed: whoever asked hears it, the server's log starts and stops alone. */
const RUN: Settings = { jit: "off", log_min_messages: "log", log_checkpoints: "off" };
const LETTERS: Settings = { linux: "C.UTF-8", darwin: "en_US.UTF-8", win32: "en-US" }; // With "C", pg_trgm drops every Devanagari letter.

/**
 * The PostgreSQL that the project ships, on `folder`. It is started, or joined if any process has already started it.
 *
 * It is a process of its own: if a process that uses it is killed, it goes on, and the next process joins it. A process that has a place
 * and finds the server gone starts it again, at the same socket or port.
 */
export async function embeddedServer(folder: string, settings: Settings = {}): Promise<ServerLease> {
  const engine = await serverProgramsFor(folder);
  const home = join(folder, "server");
  await madeOnce(home, engine.user, (draft) => initialise(draft, engine, settings));
  const password = await readFile(join(home, "password"), "utf8");
  const cluster: Cluster = { folder, home, engine, settings, password };

  let seat = await joined(cluster);
  let isLeaving = false;
  let revival: Promise<void> = Promise.resolve();
  const watch = () => {
    seat.member.once("end", () => {
      if (!isLeaving) revival = revive();
    });
  };
  const revive = async (): Promise<void> => {
    while (!isLeaving) {
      try {
        seat = await joined(cluster);
        return watch();
      } catch {
        await after(PAUSE); // Calls meanwhile fail as an outage.
      }
    }
  };
  watch();
  return {
    server: seat.server,
    async leave() {
      isLeaving = true;
      await revival;
      await leave(seat.member, home, engine);
    },
  };
}

type Cluster = {
  readonly folder: string;
  readonly home: string;
  readonly engine: ServerPrograms;
  readonly settings: Settings;
  readonly password: string;
};

/** A place in the running server. The server is started if it does not run. */
async function joined({
  folder,
  home,
  engine,
  settings,
  password,
}: Cluster): Promise<{ readonly server: Server; readonly member: pg.Client }> {
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline) {
    const notice = noticeIn(home);
    if (notice !== null && !notice.isReady && (notice.pid === 0 || isAlive(notice.pid))) {
      await after(10); // The server is starting or stopping.
      continue;
    }
    if (notice?.isReady) {
      const server = { host: notice.host, port: notice.port, user: USER, password, database: "postgres" };
      const member = await memberAt(server);
      if (member !== null) return { server, member };
    }
    await start(home, engine, settings);
  }
  const cutOff =
    noticeIn(home)?.pid === 0
      ? ` ${noticeOf(home)} is empty: a start was cut off. Remove this file if nothing else starts the database.`
      : "";
  throw new CannotStart(`The database in ${folder} did not start in time.${cutOff}`);
}

async function initialise(draft: string, engine: ServerPrograms, settings: Settings): Promise<void> {
  const passwordFile = join(draft, "password");
  await writeFile(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  await changeOwner(passwordFile, engine.user);
  await ask(engine, "initdb", [
    `--pgdata=${join(draft, "cluster")}`,
    `--username=${USER}`,
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    `--lc-ctype=${LETTERS[process.platform] ?? "C.UTF-8"}`,
    ...(settings["fsync"] === "off" ? ["--no-sync"] : []),
  ]);
}

/** Starts the server and waits until it is ready, or until it gives way to another one that was faster. */
async function start(home: string, engine: ServerPrograms, settings: Settings): Promise<void> {
  const log = await open(join(home, "log"), "a+");
  try {
    const { size: before } = await log.stat();
    const flags = Object.entries({ ...(await listening(home, engine)), ...RUN, ...settings }).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]);
    const child = spawn(join(engine.programs, "postgres"), ["-D", join(home, "cluster"), ...flags], {
      ...engine.user,
      env,
      detached: true,
      windowsHide: true,
      stdio: ["ignore", log.fd, log.fd],
    });
    child.unref();
    let failure: unknown = null;
    child.once("error", (error) => {
      failure = error;
    });
    while (child.exitCode === null && child.signalCode === null) {
      if (failure !== null) throw failure;
      const notice = noticeIn(home);
      if (notice !== null && notice.pid === child.pid && notice.isReady) return;
      await after(5);
    }
    const said = (await readFile(join(home, "log"))).subarray(before).toString();
    if (!YIELDING.test(said)) throw new CannotStart(`The database did not start:\n${said}`);
  } finally {
    await log.close();
  }
}

/** A socket in the folder. A loopback port is used if that path is too long, or on Windows. */
async function listening(home: string, engine: ServerPrograms): Promise<Settings> {
  const socket = join(home, "socket");
  const fits = Buffer.byteLength(join(socket, ".s.PGSQL.5432")) <= LONGEST_SOCKET;
  if (process.platform === "win32" || !fits) {
    return { listen_addresses: "127.0.0.1", port: String(await portOf(home)), unix_socket_directories: "" };
  }
  await mkdir(socket, { recursive: true, mode: 0o700 });
  await changeOwner(socket, engine.user);
  return { listen_addresses: "", port: "5432", unix_socket_directories: socket };
}

/** A connection that holds a place; null if no server answers, or if the server is about to stop. */
async function memberAt(server: Server): Promise<pg.Client | null> {
  const member = new pg.Client(server);
  member.on("error", () => {}); // The server is gone. The next call reports it.
  try {
    await member.connect();
    await member.query("select pg_advisory_lock_shared($1)", [MEMBERS]); // This waits while the last process is stopping the server.
    return member;
  } catch (error) {
    void member.end();
    if (isOutage(error)) return null;
    throw error;
  }
}

/** The process that gets the lock alone is the last one. A process that comes meanwhile waits for it and then starts the server again. */
async function leave(member: pg.Client, home: string, engine: ServerPrograms): Promise<void> {
  if (await isLast(member)) await stop(home, engine);
  void member.end(); // It is not awaited, because pg never answers if the server has closed the connection first.
}

async function isLast(member: pg.Client): Promise<boolean> {
  try {
    await member.query("select pg_advisory_unlock_shared($1)", [MEMBERS]);
    const { rows } = await member.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [MEMBERS]);
    return rows[0]?.alone === true;
  } catch (error) {
    if (isOutage(error)) return false; // The server is already gone.
    throw error;
  }
}

/** It waits itself, because pg_ctl would go on waiting for a server that another process has started since. */
async function stop(home: string, engine: ServerPrograms): Promise<void> {
  const pid = noticeIn(home)?.pid;
  const isUp = () => pid !== undefined && isAlive(pid) && noticeIn(home)?.pid === pid;
  await ask(engine, "pg_ctl", ["stop", "--no-wait", "--mode=fast", `--pgdata=${join(home, "cluster")}`]).catch((error: unknown) => {
    if (isUp()) throw error; // If the server no longer runs, it has stopped by itself.
  });
  while (isUp()) await after(5);
}

/** `pid` is 0 where the server that begins has not written it yet. */
type Notice = { readonly pid: number; readonly host: string; readonly port: number; readonly isReady: boolean };

const noticeOf = (home: string): string => join(home, "cluster", "postmaster.pid");

/** What a running server, or one that was killed, has written about itself in its folder. */
function noticeIn(home: string): Notice | null {
  try {
    const lines = readFileSync(noticeOf(home), "utf8").split("\n");
    const [pid, , , port, socket, , , status] = lines;
    return { pid: Number(pid), host: socket || "127.0.0.1", port: Number(port), isReady: status?.trim() === "ready" };
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The port that was used before, if it is still free. Then processes that know it find the server there again. */
async function portOf(home: string): Promise<number> {
  const file = join(home, "port");
  const before = Number(await readFile(file, "utf8").catch(() => "0"));
  const port = await freePort(before).catch(() => freePort(0));
  await writeFile(file, String(port));
  return port;
}

async function freePort(wanted: number): Promise<number> {
  const probe = createServer().listen(wanted, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return address !== null && typeof address === "object" ? address.port : 0;
}

const ask = ({ programs, user }: ServerPrograms, program: string, given: readonly string[]) =>
  promisify(execFile)(join(programs, program), given, { ...user, env });
const env = { LC_ALL: "C", TZ: "UTC", SystemRoot: process.env["SystemRoot"] }; // Never the caller's environment, because a locale that is missing here stops initdb.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { endedAll, postgresqlPrograms } from "./a-database-cluster.ts";
import { freePort, nobody } from "./programs.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";

const USER = "niramaya";

/** Why no distributed PostgreSQL can be tried here; null: it can. */
export async function lackOfCitus(): Promise<string | null> {
  const programs = await postgresqlPrograms();
  if (programs === null) return "no PostgreSQL of the system's is installed";
  const share = execFileSync(join(programs, "pg_config"), ["--sharedir"], { encoding: "utf8" }).trim();
  return existsSync(join(share, "extension", "citus.control")) ? null : "Citus is not installed";
}

/** A PostgreSQL among those that are one. */
export type Node = {
  readonly port: number;
  /** As when its machine loses its power. */
  kill(): Promise<void>;
  start(): Promise<void>;
};

/** A coordinator and nodes that take rows, on this machine. */
export type DistributedServers = {
  readonly coordinator: Node;
  readonly nodes: readonly Node[];
  end(): Promise<void>;
};

/** Where they answer. */
export type Ports = { readonly coordinator: number; readonly nodes: readonly number[]; readonly later?: readonly number[] };

/** Until they are ended. What is committed outlives a process that is killed, as the machine goes on. */
export async function distributedServers(count: number): Promise<DistributedServers> {
  const programs = await postgresqlPrograms();
  if (programs === null) throw new Error("PostgreSQL is not installed");
  const folder = await mkdtemp(join(tmpdir(), "niramaya-nodes-"));
  await chmod(folder, 0o711);
  const first = join(folder, "0");
  await ownFolder(first);
  const options = ["--encoding=UTF8", "--locale=C.UTF-8", "--auth=trust", `--username=${USER}`, "--no-sync", `--pgdata=${first}`];
  execFileSync(join(programs, "initdb"), options, { ...(nobody ?? {}), env: { LC_ALL: "C", TZ: "UTC" }, stdio: "ignore", cwd: folder });
  const folders = Array.from({ length: count }, (_, nth) => join(folder, String(nth + 1)));
  for (const one of folders) {
    await cp(first, one, { recursive: true, preserveTimestamps: true });
    execFileSync("chmod", ["700", one]);
    if (nobody !== null) execFileSync("chown", ["-R", `${nobody.uid}:${nobody.gid}`, one]);
  }
  const [coordinator, ...nodes] = await Promise.all([first, ...folders].map((data) => aNode(programs, data)));
  if (coordinator === undefined) throw new TypeError("a coordinator");
  return {
    coordinator,
    nodes,
    async end() {
      for (const node of [coordinator, ...nodes]) await node.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database that is spread over a coordinator and nodes, without tables; `later`: nodes that take no rows yet. */
export async function databaseOver({ coordinator, nodes, later = [] }: Ports, name: string): Promise<Server> {
  for (const port of [coordinator, ...nodes, ...later]) {
    await ask({ ...at(port), database: "postgres" }, `create database ${name}`);
    await ask({ ...at(port), database: name }, "create extension citus");
  }
  const server = { ...at(coordinator), database: name };
  await ask(server, `select citus_set_coordinator_host('127.0.0.1', ${coordinator})`);
  for (const port of nodes) await addNode(server, port);
  return server;
}

/** Lets a further node take rows of a database. */
export const addNode = (server: Server, port: number): Promise<void> => ask(server, `select citus_add_node('127.0.0.1', ${port})`);

const at = (port: number) => ({ host: "127.0.0.1", port, user: USER, password: "" });

async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  if (nobody !== null) await chown(path, nobody.uid, nobody.gid);
}

async function ask(server: Server, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function aNode(programs: string, data: string): Promise<Node> {
  const port = await freePort();
  const settings = {
    shared_preload_libraries: "citus",
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "300",
    max_prepared_transactions: "300",
    max_worker_processes: "32",
    wal_level: "logical", // Rows move from node to node while they are written.
    fsync: "off",
    full_page_writes: "off",
    jit: "off",
    "citus.shard_count": "8",
    "citus.recover_2pc_interval": "2s",
    "citus.enable_statistics_collection": "off", // Nothing of a test is told to whoever makes Citus.
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const node: Node = {
    port,
    async kill() {
      const notice = await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "");
      await endedAll(Number(notice.split("\n")[0]));
      await rm(join(data, "postmaster.pid"), { force: true });
    },
    async start() {
      const child = spawn(join(programs, "postgres"), ["-D", data, ...flags], {
        ...(nobody ?? {}),
        env: { LC_ALL: "C", TZ: "UTC" },
        stdio: ["ignore", "ignore", "pipe"],
        cwd: data,
      });
      let said = "";
      child.stderr.on("data", (text) => (said = `${said}${String(text)}`.slice(-2_000)));
      const gone = once(child, "exit").then(() => true);
      for (let tries = 0; tries < 400; tries += 1) {
        if (await isAnswering(port)) return;
        if (await Promise.race([gone, after(50).then(() => false)])) throw new Error(`a node ended in ${data}, having said: ${said}`);
      }
      throw new Error(`a node did not answer in ${data}`);
    },
  };
  await node.start();
  return node;
}

async function isAnswering(port: number): Promise<boolean> {
  const client = new pg.Client({ ...at(port), database: "postgres" });
  client.on("error", () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

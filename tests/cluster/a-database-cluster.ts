import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { freePort, nobody, programOf, running } from "./programs.ts";

/** What a cluster of databases is made of, beside PostgreSQL itself. */
export const CLUSTER_PROGRAMS = ["patroni", "etcd", "haproxy"] as const;

const PROGRAMS_OF_POSTGRESQL = "/usr/lib/postgresql";
const [USER, PASSWORD] = ["niramaya", "of-this-test"];

/** The folder with PostgreSQL's programs, the newest first, as Debian has them; null: none is installed. */
export async function postgresqlPrograms(): Promise<string | null> {
  const versions = await readdir(PROGRAMS_OF_POSTGRESQL).catch(() => []);
  const folders = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(PROGRAMS_OF_POSTGRESQL, version, "bin"));
  return folders.find((folder) => ["postgres", "pg_basebackup"].every((name) => existsSync(join(folder, name)))) ?? null;
}

type Member = { readonly name: string; readonly rest: number; readonly database: number; readonly folder: string; kill(): Promise<void> };

/** A primary and two replicas, of which one holds what was acknowledged: Patroni decides who leads, etcd remembers it. */
export type DatabaseCluster = {
  /** By way of HAProxy: whoever leads, and whoever follows. */
  readonly primary: string;
  readonly replica: string;
  /** Ends the machine of whoever leads, with all that runs on it and without a word. */
  killPrimary(): Promise<string>;
  /** Who leads, as the members say; null: nobody. */
  leader(): Promise<string | null>;
};

/** Until the test is over. */
export async function aDatabaseCluster(): Promise<DatabaseCluster> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-cluster-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const etcd = await anEtcd(folder);
  const members: Member[] = [];
  for (const name of ["one", "two", "three"]) {
    members.push(await aMember(folder, name, etcd)); // The first to come makes the database, the others copy it.
    await until(async () => (await rolesOf(members)).length === members.length, `${name} did not join`);
  }
  await until(async () => (await rolesOf(members)).includes("sync_standby"), "nobody follows at each step");
  const [primary, replica] = [await aGate(folder, "primary", members), await aGate(folder, "replica", members)];
  const leader = async () => (await answering(members, "/primary")).at(0)?.name ?? null;
  const address = (port: number) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  return {
    primary: address(primary),
    replica: address(replica),
    leader,
    async killPrimary() {
      const name = await leader();
      const member = members.find((one) => one.name === name);
      if (member === undefined) throw new Error("nobody leads");
      await member.kill();
      return member.name;
    },
  };
}

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    if (await isSo()) return;
    await after(500);
  }
  throw new Error(otherwise);
}

async function anEtcd(folder: string): Promise<number> {
  const [clients, peers] = [await freePort(), await freePort()];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const given = ["--data-dir", join(folder, "etcd"), "--listen-client-urls", at(clients), "--advertise-client-urls", at(clients)];
  const itself = ["--listen-peer-urls", at(peers), "--initial-advertise-peer-urls", at(peers), "--initial-cluster", `default=${at(peers)}`];
  await running("etcd", [...given, ...itself, "--log-level", "error"], clients);
  return clients;
}

/** A lease of 20 seconds is the shortest that Patroni takes: for so long nobody knows that a machine is gone. */
const settingsOf = (folder: string, name: string, etcd: number, rest: number, database: number, programs: string): string => `
scope: shop
name: ${name}
restapi: { listen: "127.0.0.1:${rest}", connect_address: "127.0.0.1:${rest}" }
etcd3: { hosts: "127.0.0.1:${etcd}" }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    synchronous_mode: true
    postgresql: { parameters: { max_connections: 200, wal_keep_size: 256MB } }
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 } ]
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication all 127.0.0.1/32 scram-sha-256
postgresql:
  listen: 127.0.0.1:${database}
  connect_address: 127.0.0.1:${database}
  data_dir: ${join(folder, name, "data")}
  bin_dir: ${programs}
  pgpass: ${join(folder, name, "pgpass")}
  authentication:
    superuser: { username: ${USER}, password: ${PASSWORD} }
    replication: { username: follower, password: ${PASSWORD} }
  parameters: { unix_socket_directories: "" }
watchdog: { mode: "off" }
`;

async function aMember(folder: string, name: string, etcd: number): Promise<Member> {
  const programs = await postgresqlPrograms();
  if (programs === null) throw new Error("PostgreSQL is not installed");
  const [rest, database, home] = [await freePort(), await freePort(), join(folder, name)];
  await mkdir(home, { mode: 0o700 });
  await writeFile(join(home, "patroni.yml"), settingsOf(folder, name, etcd, rest, database, programs));
  if (nobody !== null) for (const path of [home, join(home, "patroni.yml")]) await chown(path, nobody.uid, nobody.gid);
  const child = spawn(programOf("patroni") ?? "", [join(home, "patroni.yml")], { stdio: "ignore", cwd: home, ...(nobody ?? {}) });
  const gone = once(child, "exit");
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await gone;
    const notice = await readFile(join(home, "data", "postmaster.pid"), "utf8").catch(() => "");
    await endedAll(Number(notice.split("\n")[0]));
  };
  onTestFinished(kill);
  return { name, rest, database, folder: home, kill };
}

/** A server and the processes that it made, at once, as when a machine loses its power. */
export async function endedAll(server: number): Promise<void> {
  if (!(server > 1)) return;
  const children = (await readFile(`/proc/${server}/task/${server}/children`, "utf8").catch(() => "")).split(" ").map(Number);
  for (const pid of [server, ...children]) {
    try {
      if (pid > 1) process.kill(pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  }
}

/** What each member that runs says it is: "leader", "sync_standby" or "replica". */
async function rolesOf(members: readonly Member[]): Promise<readonly string[]> {
  type Told = { readonly members: readonly { readonly role: string; readonly state: string }[] };
  for (const { rest } of members) {
    const told = await fetch(`http://127.0.0.1:${rest}/cluster`).then(
      (answer) => answer.json() as Promise<Told>,
      () => null,
    );
    if (told !== null) return told.members.filter(({ state }) => state === "running" || state === "streaming").map(({ role }) => role);
  }
  return [];
}

const answering = async (members: readonly Member[], path: string): Promise<readonly Member[]> => {
  const told = await Promise.all(
    members.map(async (member) =>
      fetch(`http://127.0.0.1:${member.rest}${path}`).then(
        ({ status }) => (status === 200 ? member : null),
        () => null,
      ),
    ),
  );
  return told.filter((member) => member !== null);
};

/** HAProxy before the databases, as docs/operations.md has it: its port. It leads to those that Patroni answers for. */
async function aGate(folder: string, role: "primary" | "replica", members: readonly Member[]): Promise<number> {
  const port = await freePort();
  const servers = members.map(({ name, rest, database }) => `  server ${name} 127.0.0.1:${database} check port ${rest}`).join("\n");
  await writeFile(
    join(folder, `${role}.cfg`),
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen databases
  bind 127.0.0.1:${port}
  option httpchk GET /${role}
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`,
  );
  await running("haproxy", ["-db", "-f", join(folder, `${role}.cfg`)], port);
  return port;
}

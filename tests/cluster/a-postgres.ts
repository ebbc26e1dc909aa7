import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { onTestFinished } from "vitest";
import { postgresqlPrograms } from "./a-database-cluster.ts";
import { freePort, nobody } from "./programs.ts";

/** What an owner of PostgreSQL types for a shop, as docs/operations.md has it. */
const FOR_A_SHOP = [
  "create role niramaya login password 'of-this-test'",
  "alter role niramaya set jit = off",
  "create database shop owner niramaya template template0 encoding 'UTF8' locale 'C.UTF-8'",
];

/** The addresses of a shop's database, for the shop and for PostgreSQL's owner. */
export type OwnPostgres = { readonly url: string; readonly owners: string };

/** The system's PostgreSQL with an empty database for a shop, whose role is nobody's superior, until the test is over. */
export async function aPostgres(): Promise<OwnPostgres> {
  const programs = await postgresqlPrograms();
  if (programs === null) throw new Error("PostgreSQL is not installed");
  const folder = await mkdtemp(join(tmpdir(), "niramaya-postgres-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (nobody !== null) await chown(folder, nobody.uid, nobody.gid);
  await chmod(folder, 0o700);
  const [data, port] = [join(folder, "data"), await freePort()];
  const user = { ...(nobody ?? {}), cwd: folder, env: { LC_ALL: "C", TZ: "UTC" } };
  const options = ["--encoding=UTF8", "--locale=C.UTF-8", "--auth=trust", "--username=postgres", `--pgdata=${data}`];
  execFileSync(join(programs, "initdb"), options, { ...user, stdio: "ignore" });
  const given = ["-D", data, "-c", "listen_addresses=127.0.0.1", "-c", `port=${port}`, "-c", "unix_socket_directories="];
  const server = spawn(join(programs, "postgres"), given, { ...user, stdio: "ignore" });
  const gone = once(server, "exit");
  onTestFinished(async () => {
    server.kill("SIGINT"); // Ends the connections that are left.
    await gone;
  });
  const owner = await connected({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
  for (const statement of FOR_A_SHOP) await owner.query(statement);
  await owner.end();
  const at = `127.0.0.1:${port}/shop`;
  return { url: `postgres://niramaya:of-this-test@${at}`, owners: `postgres://postgres@${at}` };
}

async function connected(to: pg.ClientConfig): Promise<pg.Client> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(to);
    const problem = await client.connect().then(
      () => null,
      (error: unknown) => error,
    );
    if (problem === null) return client;
    if (tries === 400) throw problem;
    await after(50);
  }
}

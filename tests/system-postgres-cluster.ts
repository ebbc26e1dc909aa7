import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { makeMigratedTemplate } from "./migrated-template.ts";
import { systemPostgresPrograms } from "./system-postgres-programs.ts";
import type { TestProject } from "vitest/node";
import type { Server } from "#adapters/postgres/engine/database.ts";

const NOBODY = 65_534; // The database does not run as root.

/** The system's own PostgreSQL, for the suites that hold on any server that is brought. */
export default async function systemCluster(project: TestProject): Promise<() => Promise<void>> {
  const programs = systemPostgresPrograms();
  if (programs === null) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), "niramaya-system-"));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const env = { LC_ALL: "C", TZ: "UTC" };
  const options = ["--encoding=UTF8", "--locale=C.UTF-8", "--auth=trust", "--username=niramaya", "--no-sync", `--pgdata=${data}`];
  execFileSync(join(programs, "initdb"), options, { ...user, env, stdio: "ignore" });
  const settings = {
    listen_addresses: "",
    unix_socket_directories: folder,
    fsync: "off",
    full_page_writes: "off",
    max_connections: "300",
    jit: "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const running = spawn(join(programs, "postgres"), ["-D", data, ...flags], { ...user, env, stdio: "ignore" });
  const gone = once(running, "exit");

  const server: Server = { host: folder, port: 5432, user: "niramaya", password: "", database: "postgres" };
  await answering(server);
  await makeMigratedTemplate(server);
  project.provide("server", server);
  return async () => {
    running.kill("SIGINT"); // Ends the connections that are left.
    await gone;
    await rm(folder, { recursive: true });
  };
}

async function answering(server: Server): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const client = new pg.Client(server);
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    if (isThere) return client.end();
    await after(50);
  }
  throw new Error("The system's PostgreSQL did not start in time.");
}

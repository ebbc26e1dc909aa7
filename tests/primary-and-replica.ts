import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { changeOwner, serverProgramsFor } from "#adapters/postgres/engine/server-programs.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";

const QUICK = { fsync: "off", full_page_writes: "off", max_connections: "40", wal_level: "replica" };

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-replica-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export type PrimaryAndReplica = {
  readonly primary: Server;
  readonly replica: Server;
  stopPrimary(): Promise<void>;
  stopReplica(): Promise<void>;
};

/** A primary with what is made in it, and a replica that follows it from then on, each a server of its own until the test is over. */
export async function primaryAndReplica(make: (primary: Server) => Promise<void>): Promise<PrimaryAndReplica> {
  const [one, two] = [await aFolder(), await aFolder()];
  const { server: primary, leave: leavePrimary } = await embeddedServer(one, QUICK);
  const stopPrimary = once(leavePrimary);
  onTestFinished(stopPrimary);
  await make(primary);
  await copied(primary, one, two);
  const conninfo = `host=${primary.host} port=${primary.port} user=${primary.user} password=${primary.password}`;
  const { server: replica, leave } = await embeddedServer(two, { ...QUICK, hot_standby: "on", primary_conninfo: conninfo });
  const stopReplica = once(leave);
  onTestFinished(stopReplica);
  return { primary, replica, stopPrimary, stopReplica };
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= act());
}

/** A base backup of a running server, as PostgreSQL's "low level API" has it. */
async function copied(server: Server, from: string, to: string): Promise<void> {
  const { user } = await serverProgramsFor(to); // Before anything lies there: the folder's owner runs the server.
  const db = openDatabase(server, { connections: 1 });
  await sql`select pg_backup_start('replica', true)`.execute(db);
  const isLeftOut = (name: string) => name.startsWith("postmaster.") || name.startsWith(".s.");
  await cp(join(from, "server"), join(to, "server"), { recursive: true, filter: (path) => !isLeftOut(basename(path)) });
  const { rows } = await sql<{ labelfile: string }>`select labelfile from pg_backup_stop()`.execute(db);
  await db.destroy();
  const cluster = join(to, "server", "cluster");
  await writeFile(join(cluster, "backup_label"), rows[0]?.labelfile ?? "");
  await writeFile(join(cluster, "standby.signal"), "");
  for (const entry of ["", ...(await readdir(join(to, "server"), { recursive: true }))]) await changeOwner(join(to, "server", entry), user);
}

import { mkdtemp, rm, writeFile, chmod, chown } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort, nobody, running } from "./programs.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";

/**
 * PgBouncer in transaction mode before a database, until the test is over: its address. So few connections that every request gets another
 * one.
 */
export async function aPooler({ host, port: behind, user, password, database }: Server, connections = 4): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-pooler-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  await writeFile(join(folder, "users.txt"), `"${user}" "${password}"\n`);
  await writeFile(
    join(folder, "pgbouncer.ini"),
    `[databases]
shop = host=${host} port=${behind} dbname=${database} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  );
  if (nobody !== null) await chown(folder, nobody.uid, nobody.gid);
  await chmod(folder, 0o755);
  await running("pgbouncer", [join(folder, "pgbouncer.ini")], port, nobody ?? {});
  return `postgres://${user}:${password}@127.0.0.1:${port}/shop`;
}

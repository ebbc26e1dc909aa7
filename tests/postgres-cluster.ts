import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { makeMigratedTemplate } from "./migrated-template.ts";
import type { TestProject } from "vitest/node";

/** One server for a whole run, which may forget everything, with a migrated database that tests take copies of. */
export default async function cluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-tests-"));
  const { server, leave } = await embeddedServer(folder, { fsync: "off", full_page_writes: "off", max_connections: "300" });
  await makeMigratedTemplate(server);
  project.provide("server", server);
  return async () => {
    await leave();
    await rm(folder, { recursive: true });
  };
}

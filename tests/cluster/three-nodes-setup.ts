import { distributedServers } from "./distributed-servers.ts";
import type { TestProject } from "vitest/node";

/** A coordinator and three nodes for a whole run: each database of a test is spread over them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { coordinator, nodes, end } = await distributedServers(3);
  project.provide("server", { host: "127.0.0.1", port: coordinator.port, user: "niramaya", password: "", database: "postgres" });
  project.provide("nodes", { coordinator: coordinator.port, nodes: nodes.map(({ port }) => port) });
  return end;
}

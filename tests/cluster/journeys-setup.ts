import { browserProgram } from "#tests/browser/harness/browser-program.ts";
import { startShop } from "#tests/browser/harness/running-shop.ts";
import { distributedServers } from "./distributed-servers.ts";
import { aSpreadShop, urlOf } from "./spread-shop.ts";
import type { TestProject } from "vitest/node";

/** One shop for all journeys of a run, whose customers' entries lie on three nodes, with the demo, and one browser program. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browserProgram", await browserProgram());
  const { coordinator, nodes, end } = await distributedServers(3);
  const server = await aSpreadShop({ coordinator: coordinator.port, nodes: nodes.map(({ port }) => port) }, "shop");
  const { shop, stop } = await startShop("serve", { DATABASE_URL: urlOf(server) });
  project.provide("shop", shop);
  return async () => {
    await stop();
    await end();
  };
}

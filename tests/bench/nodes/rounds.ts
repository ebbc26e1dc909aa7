import { sql } from "kysely";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { median } from "#tests/bench/asking.ts";
import { processorOf } from "#tests/bench/whole-cost.ts";
import type { Node, Ports } from "#tests/cluster/distributed-servers.ts";

const [ROUNDS, WARMING] = [9, 2];

/** Milliseconds each time. */
type Cost = { readonly lasted: number; readonly coordinator: number; readonly nodes: number };

/**
 * Does the same in several ways, `times` times a round, in alternating rounds, and prints for each way what it took, by its name: the
 * medians.
 */
export async function printCosts(
  { coordinator, nodes }: Ports,
  times: number,
  ways: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  const watchers = await Promise.all([coordinator, ...nodes].map(watched));
  const costs = new Map<string, Cost[]>(Object.keys(ways).map((name) => [name, []]));
  const told = () => [performance.now(), ...watchers.map(({ used }) => used())];
  for (let round = -WARMING; round < ROUNDS; round += 1)
    for (const [name, act] of Object.entries(ways)) {
      const before = told();
      await act();
      const [lasted = 0, first = 0, ...others] = told().map((now, nth) => (now - (before[nth] ?? 0)) / times);
      if (round >= 0) costs.get(name)?.push({ lasted, coordinator: first, nodes: others.reduce((sum, node) => sum + node, 0) });
    }
  for (const [name, of] of costs) {
    const middle = (what: keyof Cost) => median(of.map((cost) => cost[what])).toFixed(2);
    console.log(
      `${name}: ${middle("coordinator")} ms of processor on the coordinator, ${middle("nodes")} on the nodes; ${middle("lasted")} ms until it is done`,
    );
  }
  for (const { end } of watchers) await end();
}

/** Kills a node, and prints what can still be done without it, and what the database says to what can't. */
export async function printWithoutNode(node: Node, acts: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  await node.kill();
  for (const [name, act] of Object.entries(acts)) {
    const refused = await act().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    console.log(`one node is lost: ${name}: ${refused === null ? "done" : `refused (${refused.split("\n", 1)[0]})`}`);
  }
}

async function watched(port: number): Promise<{ readonly used: () => number; readonly end: () => Promise<void> }> {
  const watcher = openDatabase({ host: "127.0.0.1", port, user: "niramaya", password: "", database: "postgres" }, { connections: 1 });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(watcher);
  return { used: processorOf(rows[0]?.pid ?? 0), end: () => watcher.destroy() };
}

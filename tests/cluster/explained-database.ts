import { onTestFinished } from "vitest";
import { openConnections, PooledDatabase } from "#adapters/postgres/engine/database.ts";
import type { Database, Server } from "#adapters/postgres/engine/database.ts";

/** What statements came to on a distributed PostgreSQL. */
export type Explained = {
  /** How many statements were explained, by how many tasks each was cut into; 0: it was run on the coordinator alone. */
  readonly byTasks: ReadonlyMap<number, number>;
  /** The ports of the nodes that were asked anything, in the order in which they first were. */
  readonly asked: ReadonlySet<string>;
  /** The statements that were cut into several tasks. */
  readonly cut: readonly string[];
  /** The ports of the nodes that were committed on in two phases. */
  readonly prepared: ReadonlySet<string>;
};

/** A database that explains each statement that is asked of it, as PostgreSQL itself runs it, and tells what it sends to the nodes. */
export type ExplainedDatabase = {
  readonly db: Database;
  during<Answer>(act: () => Promise<Answer>): Promise<Explained>;
};

/**
 * EXPLAIN of every statement comes by `auto_explain`, and each command to a node by Citus: both as notices to whoever asks. Of statements
 * within a function only the commands come, as Citus explains none that have parameters.
 */
const TOLD = [
  "session_preload_libraries=auto_explain",
  "auto_explain.log_min_duration=0",
  "citus.log_remote_commands=on",
  "client_min_messages=log",
];

/** Until the test ends. */
export function explainedDatabase(server: Server): ExplainedDatabase {
  const byTasks = new Map<number, number>();
  const requested = new Set<string>();
  const cut: string[] = [];
  const prepared = new Set<string>();
  const pool = openConnections({
    ...server,
    ...{ options: TOLD.map((setting) => `-c ${setting}`).join(" ") },
  });
  pool.on("connect", (client) =>
    client.on("notice", ({ message = "", detail = "" }) => {
      const port = /^on server [^:]+:(\d+) connectionId/.exec(detail)?.[1];
      if (port !== undefined) requested.add(port);
      if (port !== undefined && message.includes("issuing PREPARE TRANSACTION")) prepared.add(port);
      if (!message.includes("plan:\nQuery Text: ") || message.includes("Query Text: \n")) return;
      const tasks = Math.max(0, ...[...message.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count)));
      byTasks.set(tasks, (byTasks.get(tasks) ?? 0) + 1);
      if (tasks > 1) cut.push(message);
    }),
  );
  const db = new PooledDatabase(pool, "connection");
  onTestFinished(() => db.destroy());
  return {
    db,
    async during(act) {
      byTasks.clear();
      requested.clear();
      cut.length = 0;
      prepared.clear();
      await act();
      return {
        byTasks: new Map(byTasks),
        asked: new Set(requested),
        cut: [...cut],
        prepared: new Set(prepared),
      };
    },
  };
}

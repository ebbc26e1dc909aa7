import { setTimeout as after } from "node:timers/promises";
import { isOutage, openConnections, PooledDatabase } from "./database.ts";
import { placeToRead } from "./own-writes.ts";
import { ReplicaAge } from "./replica-age.ts";
import type pg from "pg";
import type { Connections, ConnectionTarget, Database, Pooling } from "./database.ts";

/** How often a replica is compared with its primary, in milliseconds. */
const PAUSE = 1_000;
/** How long each may take to report its position, in milliseconds. One that takes longer counts as down. */
const TIMEOUT = 1_000;

/** A database that is only read: from a replica while it is at most five seconds behind the primary, else from the primary. */
export type ReadingDatabase = {
  readonly db: Database;
  /** Whether the replica is read at this moment. */
  isReplicaRead(): boolean;
  /** The end of the primary's log: everything written so far lies before it. null: the primary does not answer. */
  placeWritten(): Promise<string | null>;
  close(): Promise<void>;
};

/**
 * Reads from a replica. The primary is read instead while the replica is more than five seconds behind or does not answer, and for a caller
 * who wrote something that the replica may not have yet (`readingFrom`). If the primary does not answer, the replica is read however old it
 * is: there is nothing newer.
 */
export function openReadingDatabase(primary: ConnectionTarget, replica: ConnectionTarget, pooling: Pooling = {}): ReadingDatabase {
  const [here, there] = [openConnections(primary, pooling), openConnections(replica, pooling)];
  const connections = [openConnections(primary, WATCHING), openConnections(replica, WATCHING)] as const;
  const age = new ReplicaAge();
  const closing = new AbortController();
  const watched = watch(age, connections, closing.signal);
  /** Only reads come here, so a failed one can be repeated on the other database. */
  const firstOf = async <Answer>(ask: (pool: pg.Pool) => Promise<Answer>): Promise<Answer> => {
    if (!age.isFresh(Date.now())) return ask(here);
    const place = placeToRead();
    const [first, second] = place === null || age.hasReached(place) ? [there, here] : [here, there];
    return ask(first).catch((error: unknown) => {
      if (!isOutage(error)) throw error;
      if (first === there) age.replicaIsGone();
      return ask(second);
    });
  };
  const either: Connections = {
    options: there.options,
    connect: () => firstOf((pool) => pool.connect()),
    query: (config, values) => firstOf((pool) => pool.query(config, values)),
    end: async () => {}, // `close` ends the pools: Kysely does not end a pool that was never used.
  };
  const db = new PooledDatabase(either, "connection");
  return {
    db,
    isReplicaRead: () => age.isFresh(Date.now()),
    placeWritten: () => positionIn(here, WRITTEN),
    close: async () => {
      closing.abort();
      await watched;
      await db.destroy();
      await Promise.all([here, there, ...connections].map((pool) => pool.end()));
    },
  };
}

const WRITTEN = "select pg_current_wal_lsn() as lsn";

const WATCHING: Pooling = { connections: 1, timeout: TIMEOUT, answerWithin: TIMEOUT };

async function watch(age: ReplicaAge, [primary, replica]: readonly [pg.Pool, pg.Pool], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const at = Date.now();
    const written = await positionIn(primary, WRITTEN);
    if (written !== null) age.primaryIsAt(written, at);
    const replayed = await positionIn(replica, "select pg_last_wal_replay_lsn() as lsn");
    if (replayed === null) age.replicaIsGone();
    else age.replicaIsAt(replayed, Date.now());
    await after(PAUSE, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** null: it does not answer, or is not what it should be: a primary replays nothing. */
const positionIn = (pool: pg.Pool, text: string): Promise<string | null> =>
  pool.query<{ lsn: string | null }>(text).then(
    ({ rows }) => rows[0]?.lsn ?? null,
    () => null,
  );

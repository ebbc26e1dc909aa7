// Decision: docs/decisions/statements-keep-their-plans.md
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/**
 * A statement that is written out. Every connection prepares it once under its name; null: it has too many forms to be kept. One with a
 * name tells its columns one by one: were a table's columns all told, a change of the table would end it on every open connection.
 */
export type Statement = { readonly name: string | null; readonly text: string };

/** What is asked of a pool of connections. */
export type Connections = Pick<pg.Pool, "connect" | "end" | "options"> & {
  query<Row extends pg.QueryResultRow>(config: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult<Row>>;
};

/** A database outside of any transaction. */
export class PooledDatabase extends Kysely<Tables> {
  readonly #pool: Connections;
  readonly #configOf: (statement: Statement) => pg.QueryConfig;

  constructor(pool: Connections, lent: Pooling["lent"]) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.#pool = pool;
    this.#configOf = lent === "transaction" ? ({ text }) => ({ text }) : configOf;
  }

  /** The rows of a statement, straight from the driver. */
  async rowsOf<Row extends pg.QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.#pool.query<Row>(this.#configOf(statement), [...values])).rows;
  }

  /** How many rows a statement has changed, likewise. */
  async changedBy(statement: Statement, values: readonly unknown[]): Promise<number> {
    return (await this.#pool.query(this.#configOf(statement), [...values])).rowCount ?? 0;
  }
}

/** A connection that prepares the statements that have a name also where they are sent as texts, as in transactions. */
class PreparingClient extends pg.Client {
  /** Answers what the driver does for each of its forms, of which `never` is one. */
  override query(...[statement, ...rest]: readonly unknown[]): never {
    const config = typeof statement === "string" ? namedTexts.get(statement) : undefined;
    return Reflect.apply(super.query, this, [config ?? statement, ...rest]) as never;
  }
}

const namedTexts = new Map<string, pg.QueryConfig>();

/** The text of a statement for a transaction, whose connection then knows its name. */
export function textOf(statement: Statement): string {
  const { name, text } = statement;
  if (name !== null && !namedTexts.has(text)) namedTexts.set(text, configOf(statement));
  return text;
}

const configs = new WeakMap<Statement, pg.QueryConfig>();

/**
 * The driver's settings of a statement. They are inherited, because the driver copies an object's own properties for each query, which
 * costs measurable time.
 */
function configOf(statement: Statement): pg.QueryConfig {
  const known = configs.get(statement);
  if (known !== undefined) return known;
  const { name, text } = statement;
  const config: pg.QueryConfig = Object.create(name === null ? { text } : { name, text });
  configs.set(statement, config);
  return config;
}

/** The address of a database. */
export type Server = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
};

/** The same, also as an address. */
export type ConnectionTarget = Server | { readonly connectionString: string };

export type Pooling = {
  readonly connections?: number;
  /** For how many milliseconds a call waits for a connection. After that, it fails as an outage. */
  readonly timeout?: number;
  /** For how many milliseconds a statement may take. After that, it fails as an outage. Unless it is said, there is no limit. */
  readonly answerWithin?: number;
  /**
   * "transaction": a pooler lends a connection for one transaction. Then nothing may last longer: no statement has a name, and no setting
   * is the connection's.
   */
  readonly lent?: "connection" | "transaction";
};

/** What every connection of ours is set to. Behind a pooler the database's user has to be set to it: the doctor looks. */
export const SESSION = {
  jit: "off", // Compiling takes hundreds of milliseconds for a search and saves nothing.
  plan_cache_mode: "auto", // Planning costs more than doing what is frequent. Where the values matter, PostgreSQL goes on planning for them.
};

/** The options of a session that is set so, with those of PGOPTIONS, which the driver takes only where it is given none. */
export function optionsOf(session: Readonly<Record<string, string>>): string {
  const own = Object.entries(session).map(([name, value]) => `-c ${name}=${value}`);
  return [...own, process.env["PGOPTIONS"] ?? ""].join(" ").trim();
}

export const openDatabase = (server: ConnectionTarget, pooling: Pooling = {}): Database =>
  new PooledDatabase(openConnections(server, pooling), pooling.lent ?? "connection");

/** The connections of a database that is opened elsewhere. */
export function openConnections(
  server: ConnectionTarget,
  { connections = 10, timeout = 5_000, answerWithin, lent = "connection" }: Pooling = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...(lent === "transaction" ? {} : { options: optionsOf(SESSION), Client: PreparingClient }),
    ...server,
    types: { getTypeParser },
    connectionTimeoutMillis: timeout,
    ...(answerWithin === undefined ? {} : { query_timeout: answerWithin }),
    max: connections,
  });
  pool.on("error", () => {}); // An idle connection has lost its server. Without this listener the process would end. The next call reports the outage.
  pool.on("connect", (client) => client.on("error", () => {})); // The same for a connection that lost its server between two statements of a transaction.
  return pool;
}

const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: unknown) => {
  if (type === pg.types.builtins.INT8) return wholeNumber;
  if (type === pg.types.builtins.DATE) return String; // A day stays a day; pg would turn it into an instant.
  return pg.types.getTypeParser(type, format as "text");
};

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond exact numbers`);
  return number;
}

/** A port whose outages are thrown as PortUnavailable. Everything else that its methods throw is a defect and is thrown as it is. */
export function namingOutages<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, key, receiver) {
      const method: unknown = Reflect.get(target, key, receiver);
      if (typeof method !== "function") return method;
      return (...given: readonly unknown[]) =>
        method.apply(target, given).catch((error: unknown) => {
          throw isOutage(error) ? new PortUnavailable(name, error) : error;
        });
    },
  });
}

/**
 * An answer of PostgreSQL has a severity and a SQLSTATE. A driver without an answer throws a plain Error or several. Our own mistakes are
 * TypeErrors and the like. 25006 is what a replica says to whoever writes: it is about to become the primary, or was it a moment ago.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isDatabaseError(error)) return /^(08|53|57P|25006)/.test(error.code) || isLostNode(error);
  return error.constructor === Error || error instanceof AggregateError;
}

type FromFile = Error & { readonly code: string; readonly file?: unknown };

/** A node of Citus that went away while it was asked, or before its part was made certain, has told no SQLSTATE that could be passed on. */
const isLostNode = ({ code, file, message }: FromFile): boolean =>
  file === CITUS_ROWS ? code === "58030" || ENDED_CONNECTION.test(message) : code === "XX000" && CITUS_CONNECTIONS.has(file);

/** The files of Citus, and of nothing in PostgreSQL, that speak with other nodes. */
const CITUS_CONNECTIONS: ReadonlySet<unknown> = new Set(["connection_management.c", "remote_commands.c", "remote_transaction.c"]);
/**
 * The one that sends a statement's rows to them. It answers 58030 for a connection that is lost, and XX000 for all that a node says: that
 * it ends, or what it refuses.
 */
const CITUS_ROWS = "multi_copy.c";
const ENDED_CONNECTION = /^terminating connection /;

/** Whether PostgreSQL itself has refused, with a SQLSTATE. */
export const isDatabaseError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && "severity" in error && "code" in error && typeof error.code === "string";

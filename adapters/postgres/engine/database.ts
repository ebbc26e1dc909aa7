import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/** A statement that is written out. Under its name every connection prepares it once; null: it comes in too many forms to be kept. */
export type Statement = { readonly name: string | null; readonly text: string };

/** A database outside any transaction. */
export class PooledDatabase extends Kysely<Tables> {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.#pool = pool;
  }

  /** The rows of a statement, straight from the driver. */
  async rowsOf<Row extends pg.QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.#pool.query<Row>(configOf(statement), [...values])).rows;
  }
}

const configs = new WeakMap<Statement, pg.QueryConfig>();

/** What the driver is told of a statement: inherited, as it copies for each query what an object has of its own, at a cost that shows. */
function configOf(statement: Statement): pg.QueryConfig {
  const known = configs.get(statement);
  if (known !== undefined) return known;
  const { name, text } = statement;
  const config: pg.QueryConfig = Object.create(name === null ? { text } : { name, text });
  configs.set(statement, config);
  return config;
}

/** Where a database is. */
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
  /** Milliseconds that a call waits for a connection; beyond, it is told of an outage. */
  readonly patience?: number;
};

const SESSION = {
  jit: "off", // Compiling costs a search hundreds of milliseconds, and saves none.
  plan_cache_mode: "force_custom_plan", // A plan for any values is the wrong one where some shelves hold everything and most a handful.
};

export function openDatabase(server: ConnectionTarget, { connections = 10, patience = 5_000 }: Pooling = {}): Database {
  const options = Object.entries(SESSION)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
  const pool = new pg.Pool({ options, ...server, types: { getTypeParser }, connectionTimeoutMillis: patience, max: connections });
  pool.on("error", () => {}); // An idle connection lost its server; unheard, this would end the process. The next call tells.
  pool.on("connect", (client) => client.on("error", () => {})); // The same of one that lost it between two statements of a transaction.
  return new PooledDatabase(pool);
}

const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: unknown) => {
  if (type === pg.types.builtins.INT8) return wholeNumber;
  if (type === pg.types.builtins.DATE) return String; // A day stays a day; pg would make it an instant.
  return pg.types.getTypeParser(type, format as "text");
};

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond exact numbers`);
  return number;
}

/** A port whose outages are thrown as PortUnavailable; whatever else its methods throw stays a defect. */
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

/** PostgreSQL answers with a severity and a SQLSTATE; a driver that got no answer throws a plain Error or several; our own slips are TypeErrors and the like. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isDatabaseError(error)) return /^(08|53|57P)/.test(error.code);
  return error.constructor === Error || error instanceof AggregateError;
}

/** Whether PostgreSQL itself refused, with a SQLSTATE. */
export const isDatabaseError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && "severity" in error && "code" in error && typeof error.code === "string";

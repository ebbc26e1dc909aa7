import pg from "pg";
import { SESSION } from "./database.ts";

/** What stands at an address, as seen through it. */
export type Reached = {
  /** Whether a pooler answers: whoever answered has another number than the process that does our statements. */
  readonly isPooler: boolean;
  /** Which database of which server it is; the same through any address. */
  readonly database: string;
  /** How its connections would have to be set, where they are not: `name = value`. */
  readonly unset: readonly string[];
};

/** Tells a pooler from a database. Throws what the driver throws where it can't be reached. */
export async function reached(connectionString: string): Promise<Reached> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {}); // What is lost meanwhile fails the statement.
  await client.connect();
  try {
    const { rows } = await client.query<{ process: number; database: string; set: readonly string[] }>(
      `select pg_backend_pid() as process, (select system_identifier from pg_control_system()) || ' ' || current_database() as database,
        array(select current_setting(name) from unnest($1::text[]) with ordinality as asked (name, nth) order by nth) as set`,
      [Object.keys(SESSION)],
    );
    const [found] = rows;
    if (found === undefined) throw new TypeError("a database that does not know itself");
    const unset = Object.entries(SESSION).filter(([, value], nth) => found.set[nth] !== value);
    return {
      isPooler: processOf(client) !== found.process,
      database: found.database,
      unset: unset.map(([name, value]) => `${name} = ${value}`),
    };
  } finally {
    await client.end();
  }
}

/** The number that whoever answered has given; the driver's types don't tell of it. */
const processOf = (client: pg.Client): unknown => Reflect.get(client, "processID");

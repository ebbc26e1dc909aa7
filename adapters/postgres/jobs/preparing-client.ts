import { createHash } from "node:crypto";
import pg from "pg";

/** What workers send: a text for each thing they do, and one for each kind of job that is fetched. */
const MOST_NAMES = 400;

/**
 * After so many statements a connection plans anew: a plan from when the queue was empty reads all jobs of a kind, until PostgreSQL learns
 * that there are many.
 */
const PLANS_LAST = 1_000;

const names = new Map<string, string>();

/**
 * A connection of the workers, which prepares what is asked for jobs: they ask the same few things for every job, and planning those costs
 * more than doing them. Several statements that are sent at once, as the queue does to look after itself, can't be prepared.
 */
export class PreparingClient extends pg.Client {
  #sent = 0;

  /** Answers what the driver does for each of its forms, of which `never` is one. */
  override query(...[statement, values, ...rest]: readonly unknown[]): never {
    const name = typeof statement === "string" && Array.isArray(values) && !statement.includes(";") ? nameOf(statement) : null;
    if (name !== null) this.#sent += 1;
    if (this.#sent === PLANS_LAST) {
      this.#sent = 0;
      super.query("discard plans", () => {}); // Where the connection is lost, what is asked next says so.
    }
    const given = name === null ? [statement, values, ...rest] : [{ name, text: statement, values }, ...rest];
    return Reflect.apply(super.query, this, given) as never;
  }
}

/** The same for the same text on every connection; null: there are too many. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size === MOST_NAMES) return null;
  const name = `job ${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
  names.set(text, name);
  return name;
}

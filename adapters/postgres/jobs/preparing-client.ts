import { createHash } from "node:crypto";
import pg from "pg";

/** What workers send: a text for each thing they do with each kind of job. */
const MOST_NAMES = 400;

const names = new Map<string, string>();

/**
 * A connection of the workers, which prepares what is sent with values: they ask the same few things for every job, and planning those costs
 * more than doing them. Without values several statements may be sent at once, which nothing can prepare: the queue looks after itself so.
 */
export class PreparingClient extends pg.Client {
  /** Answers what the driver does for each of its forms, of which `never` is one. */
  override query(...[asked, values, ...rest]: readonly unknown[]): never {
    const name = typeof asked === "string" && Array.isArray(values) && values.length > 0 ? nameOf(asked) : null;
    const given = name === null ? [asked, values, ...rest] : [{ name, text: asked, values }, ...rest];
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

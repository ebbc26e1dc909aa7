import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Job, JobKinds } from "#core/jobs/job.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";

/** A table, and its column that names a person or a thing. */
export type NamingColumn = readonly [table: string, column: string];

/**
 * The rows of a table whose `owner` is the customer, in the order of `key`, which with `further` identifies each row. Columns that are not
 * named are not exported.
 */
export type ExportedTable = {
  readonly name: string;
  readonly table: string;
  readonly owner: string;
  readonly key: string;
  readonly further?: readonly string[];
  readonly columns: readonly string[];
  /** What of these rows the customer is told now, where they tell of others; without: all. */
  readonly told?: (db: Database, customer: CustomerId, rows: readonly ExportedRow[]) => Promise<readonly ExportedRow[]>;
};

/** The columns of a row by their names. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Records that do not come from a single table. */
export type ExportedRecords = {
  readonly name: string;
  readonly records: (db: Database, customer: CustomerId) => AsyncIterable<unknown>;
};

/**
 * What the database stores for one area, and what follows from that. An area leaves out what it does not have.
 *
 * Every start and many commands read these values, so a file that declares them imports no port. Functions that need one import it when
 * they are called.
 */
export type StoredArea = {
  /** The name of the area's folders. */
  readonly name: string;
  /** Where the rows of its tables lie in a distributed PostgreSQL. Every table has a place. */
  readonly places?: Places<string>;
  /** The kinds of job that have a queue. */
  readonly jobs?: JobKinds<Job>;
  /** Columns that name a customer. The rows are erased with the account. */
  readonly erased?: readonly NamingColumn[];
  /** Columns that name a customer in rows to which other areas refer. These rows are erased after the others. */
  readonly erasedLast?: readonly NamingColumn[];
  /**
   * Erases rows that name a customer by mobile or e-mail, or under a condition. It runs first, as part of the transaction, while the
   * customer's row still has both.
   */
  readonly erase?: (trx: Database, customer: CustomerId) => Promise<unknown>;
  /**
   * Columns that name a customer in rows that tax or care law requires to be kept. The rows are kept without a name and are deleted with
   * the customer's row six months later.
   */
  readonly retained?: readonly NamingColumn[];
  /** What customers get in the export of their data. */
  readonly exported?: readonly (ExportedTable | ExportedRecords)[];
  /**
   * Columns that name a customer in rows that are not exported, because they belong to another person, are secret, or are exported with
   * other rows.
   */
  readonly notExported?: readonly NamingColumn[];
  /** The kinds of thing that staff act on, by the names in the audit log. */
  readonly audited?: readonly string[];
  /** Uploads that are deleted if nothing names them. */
  readonly unusedUploads?: UnusedUploads | readonly UnusedUploads[];
};

/** `namedBy`: where uploads are named, of these kinds or of others. */
export type UnusedUploads = { readonly kinds: readonly string[]; readonly namedBy: NamingColumn };

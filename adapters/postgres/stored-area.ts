import type { UploadKind } from "#core/files/upload.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Job, JobKinds } from "#core/jobs/job.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A table, and the column of it that names somebody or something. */
export type NamingColumn = readonly [table: string, column: string];

/** Of a table the rows whose `owner` is the customer, in the order of `key`, which is each row's own. No column that isn't named is told. */
export type ExportedTable = {
  readonly name: string;
  readonly table: string;
  readonly owner: string;
  readonly key: string;
  readonly columns: readonly string[];
};

/** Records that no single table holds. */
export type ExportedRecords = {
  readonly name: string;
  readonly records: (db: Database, customer: CustomerId) => AsyncIterable<unknown>;
};

/**
 * What the database keeps of one area, and what follows from that. What an area lacks it does not name.
 *
 * Every start and many commands read these values: a file that declares one loads no port. What needs one imports it when it is called.
 */
export type StoredArea = {
  /** As its folders are called. */
  readonly name: string;
  /** The kinds of job that have a queue. */
  readonly jobs?: JobKinds<Job>;
  /** Columns that name a customer: the rows are erased with the account. */
  readonly erased?: readonly NamingColumn[];
  /** The same for rows that rows of other areas name: erased after those. */
  readonly erasedLast?: readonly NamingColumn[];
  /** Erases what names a customer by mobile or e-mail, or under a condition. Done first, as part of the transaction, while the customer's row still has both. */
  readonly erase?: (trx: Database, customer: CustomerId) => Promise<unknown>;
  /** Columns that name a customer in rows that tax or care law wants kept, under nobody's name: they go with the customer's row six months later. */
  readonly retained?: readonly NamingColumn[];
  /** What customers take with them. */
  readonly exported?: readonly (ExportedTable | ExportedRecords)[];
  /** Columns that name a customer in rows that are not told: they are somebody else's, a secret, or told with something that is. */
  readonly notExported?: readonly NamingColumn[];
  /** Files that are forgotten where nothing names them. */
  readonly unusedUploads?: { readonly kinds: readonly UploadKind[]; readonly namedBy: NamingColumn };
};

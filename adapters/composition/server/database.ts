import { join } from "node:path";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { isDatabaseError, isOutage, openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import type { Database, ConnectionTarget } from "#adapters/postgres/engine/database.ts";
import type { ServerLease } from "#adapters/postgres/engine/embedded-server.ts";

export type DatabaseSettings = {
  readonly databaseUrl: string | null;
  /** The database itself, where `databaseUrl` is a pooler that lends a connection for one transaction. */
  readonly databaseDirectUrl: string | null;
  readonly databaseConnections: number;
};

/** What is said to whoever starts it where the data cannot be used. */
export type DatabaseWords = {
  readonly databaseUnusable: (reason: string) => string;
  readonly folderUnusable: (folder: string, reason: string) => string;
};

export type Opened = {
  readonly db: Database;
  /** The database itself, never a pooler. */
  readonly server: ConnectionTarget;
  /** The folder, or the variable that tells where else the data is. */
  readonly where: string;
  close(): Promise<void>;
};

/** The database that is chosen, or the shipped one in `folder`, as it is: see `migrate`. Throws CannotStart. */
export async function openedDatabase(
  { databaseUrl, databaseDirectUrl, databaseConnections }: DatabaseSettings,
  folder: string,
  words: DatabaseWords,
): Promise<Opened> {
  const place = await placeOf(databaseDirectUrl ?? databaseUrl, folder, words);
  const db =
    databaseUrl === null || databaseDirectUrl === null
      ? openDatabase(place.server, { connections: databaseConnections })
      : openDatabase({ connectionString: databaseUrl }, { connections: databaseConnections, lent: "transaction" });
  const close = async () => {
    await db.destroy();
    await place.leave();
  };
  return { db, server: place.server, where: databaseUrl === null ? folder : "DATABASE_URL", close };
}

type Elsewhere = Pick<ServerLease, "leave"> & { readonly server: ConnectionTarget };

async function placeOf(url: string | null, folder: string, words: DatabaseWords): Promise<Elsewhere> {
  if (url !== null) return { server: { connectionString: url }, leave: async () => {} };
  return embeddedServer(join(folder, "postgres")).catch((error: unknown) => {
    throw isOfFiles(error) ? new CannotStart(words.folderUnusable(folder, reasonOf(error))) : error;
  });
}

/** What a database that was brought refuses, or does not answer, is said to whoever brought it. */
export const cannotStart = (error: unknown, { databaseUrl }: Pick<DatabaseSettings, "databaseUrl">, words: DatabaseWords): unknown =>
  databaseUrl !== null && (isOutage(error) || isDatabaseError(error)) ? new CannotStart(words.databaseUnusable(reasonOf(error))) : error;

/** What the operating system says of a file or folder. */
const isOfFiles = (error: unknown): boolean => error instanceof Error && "syscall" in error;

const reasonOf = (error: unknown): string =>
  (error instanceof AggregateError ? error.errors : [error]).map((one) => (one instanceof Error ? one.message : String(one))).join("; ");

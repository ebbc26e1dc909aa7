import { join } from "node:path";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { isAnswered, isOutage, openDatabase } from "#adapters/postgres/database.ts";
import { embedded } from "#adapters/postgres/embedded.ts";
import { databaseUnusableText, folderUnusableText } from "../wording/serving.ts";
import type { Database, Where } from "#adapters/postgres/database.ts";
import type { Place } from "#adapters/postgres/embedded.ts";
import type { Settings } from "../settings.ts";

export type Opened = {
  readonly db: Database;
  readonly server: Where;
  /** The folder, or the variable that tells where else the data is. */
  readonly where: string;
  close(): Promise<void>;
};

/** The database that is chosen, or the shipped one in `folder`, as it is: see `migrate`. Throws CannotStart. */
export async function openedDatabase(
  { databaseUrl, databaseConnections }: Pick<Settings, "databaseUrl" | "databaseConnections">,
  folder: string,
): Promise<Opened> {
  const place = await placeOf(databaseUrl, folder);
  const db = openDatabase(place.server, databaseConnections);
  const close = async () => {
    await db.destroy();
    await place.leave();
  };
  return { db, server: place.server, where: databaseUrl === null ? folder : "DATABASE_URL", close };
}

type Elsewhere = Pick<Place, "leave"> & { readonly server: Where };

async function placeOf(url: string | null, folder: string): Promise<Elsewhere> {
  if (url !== null) return { server: { connectionString: url }, leave: async () => {} };
  return embedded(join(folder, "postgres")).catch((error: unknown) => {
    throw isOfFiles(error) ? new CannotStart(folderUnusableText(folder, reasonOf(error))) : error;
  });
}

/** What a database that was brought refuses, or does not answer, is said to whoever brought it. */
export const cannotStart = (error: unknown, { databaseUrl }: Pick<Settings, "databaseUrl">): unknown =>
  databaseUrl !== null && (isOutage(error) || isAnswered(error)) ? new CannotStart(databaseUnusableText(reasonOf(error))) : error;

/** What the operating system says of a file or folder. */
const isOfFiles = (error: unknown): boolean => error instanceof Error && "syscall" in error;

const reasonOf = (error: unknown): string =>
  (error instanceof AggregateError ? error.errors : [error]).map((one) => (one instanceof Error ? one.message : String(one))).join("; ");

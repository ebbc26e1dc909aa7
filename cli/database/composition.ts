import { existsSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { backUp, restore } from "#adapters/postgres/archive.ts";
import { checkup } from "#adapters/postgres/checkup.ts";
import { isAnswered, isOutage, openDatabase } from "#adapters/postgres/database.ts";
import { embedded } from "#adapters/postgres/embedded.ts";
import { jobCounts, parkedJobs, retryParked } from "#adapters/postgres/job-book.ts";
import { migrate, pendingMigrations } from "#adapters/postgres/migrations.ts";
import { databaseUnusableText, folderUnusableText, noDataText } from "#cli/server/wording/serving.ts";
import { orderTroubles } from "#adapters/postgres/order-troubles.ts";
import { refundsByHand } from "#adapters/postgres/returns.ts";
import { pictureSites } from "#adapters/postgres/picture-sites.ts";
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
  const db = openDatabase(place.server, { connections: databaseConnections });
  const close = async () => {
    await db.destroy();
    await place.leave();
  };
  return { db, server: place.server, where: databaseUrl === null ? folder : "DATABASE_URL", close };
}

/** What a command may do with an opened database. */
export const onDatabase = {
  backUp,
  checkup,
  jobCounts,
  migrate,
  orderTroubles,
  parkedJobs,
  pendingMigrations,
  pictureSites,
  refundsByHand,
  restore,
  retryParked,
} as const;

/** Whether a database is there, or named; the shipped one is made by the first start. */
export const hasData = ({ databaseUrl }: Pick<Settings, "databaseUrl">, folder: string): boolean =>
  databaseUrl !== null || existsSync(join(folder, "postgres", "server"));

/** Opens the database that holds the shop's data, for as long as `act` takes. Throws CannotStart, also where there is no data yet. */
export async function withData<Answer>(
  settings: Pick<Settings, "databaseUrl" | "databaseConnections">,
  folder: string,
  act: (opened: Opened) => Promise<Answer>,
): Promise<Answer> {
  if (!hasData(settings, folder)) throw new CannotStart(noDataText(folder));
  return withDatabase(settings, folder, act);
}

/** The same; the shipped one is made where it is missing. */
export async function withDatabase<Answer>(
  settings: Pick<Settings, "databaseUrl" | "databaseConnections">,
  folder: string,
  act: (opened: Opened) => Promise<Answer>,
): Promise<Answer> {
  const opened = await openedDatabase(settings, folder);
  try {
    return await act(opened);
  } catch (error) {
    throw cannotStart(error, settings);
  } finally {
    await opened.close();
  }
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

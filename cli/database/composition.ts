import { existsSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { backUp, restore } from "#adapters/postgres/engine/backup.ts";
import { checkup } from "#adapters/postgres/engine/checkup.ts";
import { isDatabaseError, isOutage, openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { jobCounts, parkedJobs, retryParked } from "#adapters/postgres/jobs/parked-jobs.ts";
import { migrate, pendingMigrations } from "#adapters/postgres/engine/migrations.ts";
import { databaseUnusableText, folderUnusableText, noDataText } from "#cli/server/wording/serving.ts";
import { orderTroubles } from "#adapters/postgres/orders/order-troubles.ts";
import { refundsByHand } from "#adapters/postgres/orders/open-returns.ts";
import { pictureSites } from "#adapters/postgres/catalogue/picture-sites.ts";
import type { Database, ConnectionTarget } from "#adapters/postgres/engine/database.ts";
import type { ServerLease } from "#adapters/postgres/engine/embedded-server.ts";
import type { Settings } from "../settings.ts";

export type Opened = {
  readonly db: Database;
  readonly server: ConnectionTarget;
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

type Elsewhere = Pick<ServerLease, "leave"> & { readonly server: ConnectionTarget };

async function placeOf(url: string | null, folder: string): Promise<Elsewhere> {
  if (url !== null) return { server: { connectionString: url }, leave: async () => {} };
  return embeddedServer(join(folder, "postgres")).catch((error: unknown) => {
    throw isOfFiles(error) ? new CannotStart(folderUnusableText(folder, reasonOf(error))) : error;
  });
}

/** What a database that was brought refuses, or does not answer, is said to whoever brought it. */
export const cannotStart = (error: unknown, { databaseUrl }: Pick<Settings, "databaseUrl">): unknown =>
  databaseUrl !== null && (isOutage(error) || isDatabaseError(error)) ? new CannotStart(databaseUnusableText(reasonOf(error))) : error;

/** What the operating system says of a file or folder. */
const isOfFiles = (error: unknown): boolean => error instanceof Error && "syscall" in error;

const reasonOf = (error: unknown): string =>
  (error instanceof AggregateError ? error.errors : [error]).map((one) => (one instanceof Error ? one.message : String(one))).join("; ");

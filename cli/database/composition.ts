import { existsSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { backUp, restore } from "#adapters/postgres/backup.ts";
import { distribute } from "#adapters/postgres/nodes/distribute.ts";
import { distributionPlan } from "#adapters/postgres/nodes/distribution-plan.ts";
import { checkup } from "#adapters/postgres/checkup.ts";
import { reached } from "#adapters/postgres/engine/pooler.ts";
import { jobTrouble } from "#adapters/postgres/jobs/job-trouble.ts";
import { jobCounts, parkedJobs } from "#adapters/postgres/jobs/parked-jobs.ts";
import { migrate, pendingMigrations } from "#adapters/postgres/migrate.ts";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { cannotStart, openedDatabase } from "#adapters/composition/server/database.ts";
import { noDataText } from "#cli/server/wording/serving.ts";
import { databaseWords } from "#cli/server/database-words.ts";
import { overdueRetained } from "#adapters/postgres/assessments/overdue-retained.ts";
import { overdueTickets } from "#adapters/postgres/tickets/overdue-tickets.ts";
import { troublesOfBookings } from "#adapters/postgres/consultations/booking-troubles.ts";
import { troublesOfEvents } from "#adapters/postgres/events/event-troubles.ts";
import { troublesOfLabBookings } from "#adapters/postgres/labs/lab-troubles.ts";
import { troublesOfSubscriptions } from "#adapters/postgres/plans/subscription-troubles.ts";
import { troublesOfRooms } from "#adapters/postgres/consultations/room-troubles.ts";
import { unverifiedPractitioners } from "#adapters/postgres/consultations/unverified-practitioners.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { orderTroubles } from "#adapters/postgres/orders/order-troubles.ts";
import { refundsByHand } from "#adapters/postgres/orders/open-returns.ts";
import { lackingProducts } from "#adapters/postgres/catalogue/lacking-products.ts";
import { productTroubles } from "#adapters/postgres/catalogue/product-troubles.ts";
import { pictureSites } from "#adapters/postgres/catalogue/picture-sites.ts";
import { placeTroubles } from "#adapters/postgres/shipping/place-troubles.ts";
import type { PlaceTrouble } from "#adapters/postgres/shipping/place-troubles.ts";
import type { ProductTrouble } from "#adapters/postgres/catalogue/product-troubles.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { DatabaseSettings, Opened } from "#adapters/composition/server/database.ts";
import type { Settings } from "../settings.ts";

export type { PlaceTrouble, ProductTrouble };

/** An opened database, for commands that hand it on. */
export type ShopDatabase = Database;

/** What a command may do with an opened database. */
export const onDatabase = {
  backUp,
  checkup,
  distribute,
  distributionPlan,
  jobCounts,
  jobTrouble,
  lackingProducts,
  productTroubles,
  placeTroubles,
  async listedPractitioners(db: Database, now: number) {
    const practitioners = postgresPractitioners(db);
    return practitioners.listed((await practitioners.changed(null)).ids, now);
  },
  migrate: (db: Database, where: string): Promise<void> => migrate(db, where, jobKinds),
  orderTroubles,
  overdueRetained,
  overdueTickets,
  parkedJobs,
  pendingMigrations,
  pictureSites,
  reached,
  refundsByHand,
  restore,
  troublesOfBookings,
  troublesOfEvents,
  troublesOfLabBookings,
  troublesOfRooms,
  troublesOfSubscriptions,
  unverifiedPractitioners,
} as const;

/** Whether a database is there, or named; the shipped one is made by the first start. */
export const hasData = ({ databaseUrl }: Pick<Settings, "databaseUrl">, folder: string): boolean =>
  databaseUrl !== null || existsSync(join(folder, "postgres", "server"));

/** Opens the database that holds the shop's data, for as long as `act` takes. Throws CannotStart, also where there is no data yet. */
export async function withData<Answer>(
  settings: DatabaseSettings,
  folder: string,
  act: (opened: Opened) => Promise<Answer>,
): Promise<Answer> {
  if (!hasData(settings, folder)) throw new CannotStart(noDataText(folder));
  return withDatabase(settings, folder, act);
}

/** The same; the shipped one is made where it is missing. */
export async function withDatabase<Answer>(
  settings: DatabaseSettings,
  folder: string,
  act: (opened: Opened) => Promise<Answer>,
): Promise<Answer> {
  const { databaseUrl, databaseDirectUrl } = settings; // A command takes its time: it needs no pooler.
  const opened = await openedDatabase(
    { ...settings, databaseUrl: databaseDirectUrl ?? databaseUrl, databaseDirectUrl: null },
    folder,
    databaseWords,
  );
  try {
    return await act(opened);
  } catch (error) {
    throw cannotStart(error, settings, databaseWords);
  } finally {
    await opened.close();
  }
}

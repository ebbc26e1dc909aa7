import { CannotStart } from "#core/shared/cannot-start.ts";
import { hasData, onDatabase, withData } from "#cli/database/composition.ts";
import { doctorWords } from "#cli/wording/doctor.ts";
import { fault, look, well } from "./finding.ts";
import { findingsOfOrders, findingsOfRefunds } from "./of-orders.ts";
import { findingsOfPictures } from "./of-pictures.ts";
import type { Settings } from "#cli/settings.ts";
import type { Finding } from "./finding.ts";

const OLDEST = 15;
const ASTRAY = 2_000; // Milliseconds.
const BESIDE = 6; // Connections of a server beside those of its requests.

/** What is wrong with the database, or why it can't be asked. */
export async function findingsOfDatabase(settings: Settings, folder: string): Promise<readonly Finding[]> {
  if (!hasData(settings, folder)) return []; // The first start makes it.
  try {
    return await withData(settings, folder, async ({ db }) => {
      const asked = Date.now();
      const found = await onDatabase.checkup(db);
      const astray = found.clock - (asked + Date.now()) / 2;
      return [
        found.major >= OLDEST
          ? well("database", doctorWords.version(found.version, found.bytes))
          : fault("database", doctorWords.tooOld(found.version)),
        ...(found.isReplica ? [fault("database", doctorWords.replica)] : []),
        ...(found.encoding === "UTF8" ? [] : [fault("database", doctorWords.encoding(found.encoding))]),
        ...found.missingExtensions.map((name) => look("database", doctorWords.extension(name))),
        ...(found.seesDevanagari ? [] : [look("database", doctorWords.letters)]),
        ...(found.isDurable ? [] : [fault("database", doctorWords.notDurable)]),
        ...(found.mostConnections >= settings.databaseConnections + BESIDE + 3
          ? []
          : [fault("database", doctorWords.connections(found.mostConnections, settings.databaseConnections + BESIDE))]),
        found.pendingMigrations.length === 0
          ? well("tables", doctorWords.upToDate)
          : look("tables", doctorWords.pending(found.pendingMigrations)),
        found.parkedJobs === 0 ? well("jobs", doctorWords.noneParked) : look("jobs", doctorWords.parked(found.parkedJobs)),
        ...(found.lateJobs === 0 ? [] : [look("jobs", doctorWords.late(found.lateJobs))]),
        ...(found.overdueTickets === 0 ? [] : [look("tickets", doctorWords.overdue(found.overdueTickets))]),
        ...(found.pendingMigrations.length === 0
          ? [
              ...findingsOfRefunds(await onDatabase.refundsByHand(db)),
              ...findingsOfPictures(await onDatabase.pictureSites(db), settings.pictureOrigins),
              ...(await findingsOfOrders(onDatabase.orderTroubles(db))),
            ]
          : []),
        Math.abs(astray) <= ASTRAY ? well("clock", doctorWords.inStep) : look("clock", doctorWords.astray(astray)),
      ];
    });
  } catch (error) {
    if (error instanceof CannotStart) return [fault("database", error.message)];
    throw error;
  }
}

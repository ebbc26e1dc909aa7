import { CannotStart } from "#core/shared/cannot-start.ts";
import { areas } from "#cli/areas.ts";
import { hasData, onDatabase, withData } from "#cli/database/composition.ts";
import { doctorWords } from "./words.ts";
import { fault, warning, passed } from "./finding.ts";
import type { Settings } from "#cli/settings.ts";
import type { Finding } from "./finding.ts";

const OLDEST = 15;
const ASTRAY = 2_000; // Milliseconds.
const BESIDE = 6; // Connections of a server beside those of its requests.

const checks = areas.flatMap((area) => area.checks ?? []).toSorted((one, other) => one.order - other.order);

/** What is wrong with the database, or why it can't be asked. */
export async function databaseFindings(settings: Settings, folder: string): Promise<readonly Finding[]> {
  if (!hasData(settings, folder)) return []; // The first start makes it.
  try {
    return await withData(settings, folder, async ({ db }) => {
      const askedAt = Date.now();
      const found = await onDatabase.checkup(db);
      const astray = found.clock - (askedAt + Date.now()) / 2;
      const isUpToDate = found.pendingMigrations.length === 0;
      const ofAreas: Finding[] = [];
      for (const { load } of checks) ofAreas.push(...(await (await load())({ db, settings, isUpToDate })));
      return [
        found.major >= OLDEST
          ? passed("database", doctorWords.version(found.version, found.bytes))
          : fault("database", doctorWords.tooOld(found.version)),
        ...(found.isReplica ? [fault("database", doctorWords.replica)] : []),
        ...(found.encoding === "UTF8" ? [] : [fault("database", doctorWords.encoding(found.encoding))]),
        ...found.missingExtensions.map((name) => warning("database", doctorWords.extension(name))),
        ...(found.seesDevanagari ? [] : [warning("database", doctorWords.letters)]),
        ...(found.isDurable ? [] : [fault("database", doctorWords.notDurable)]),
        ...(found.mostConnections >= settings.databaseConnections + BESIDE + 3
          ? []
          : [fault("database", doctorWords.connections(found.mostConnections, settings.databaseConnections + BESIDE))]),
        tablesFinding(found),
        ...ofAreas,
        Math.abs(astray) <= ASTRAY ? passed("clock", doctorWords.inStep) : warning("clock", doctorWords.astray(astray)),
      ];
    });
  } catch (error) {
    if (error instanceof CannotStart) return [fault("database", error.message)];
    throw error;
  }
}

type Tables = { readonly pendingMigrations: readonly string[]; readonly through: string | null };

function tablesFinding({ pendingMigrations, through }: Tables): Finding {
  if (through !== null) return fault("tables", doctorWords.beforeBaseline(through));
  return pendingMigrations.length === 0
    ? passed("tables", doctorWords.upToDate)
    : warning("tables", doctorWords.pending(pendingMigrations));
}

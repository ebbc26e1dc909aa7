import { areas } from "./areas.ts";
import { jobKinds } from "./job-kinds.ts";
import { shownPictures } from "#core/catalogue/shown-pictures.ts";
import { mainAddress, siteOfSettings } from "./site-of.ts";
import { useCasesIn } from "./use-cases.ts";
import { workersIn } from "./workers.ts";
import { Files } from "#core/files/files.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ServerSettings } from "./server-settings.ts";
import type { ServerWords } from "./areas.ts";
import "reflect-metadata";
import { Container } from "inversify";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { readingFrom } from "#adapters/postgres/engine/own-writes.ts";
import { openReadingDatabase } from "#adapters/postgres/engine/reading-database.ts";
import { ping, replicaMetric } from "#adapters/postgres/engine/metrics.ts";
import { jobMetric } from "#adapters/postgres/jobs/job-metric.ts";
import { startWorkers } from "#adapters/postgres/jobs/workers.ts";
import { setDatabaseClock } from "#adapters/postgres/engine/test-clock.ts";
import { setClockOfJobs } from "#adapters/postgres/jobs/test-clock-of-jobs.ts";
import { seedMissing, seedOnce } from "#adapters/postgres/demo/seed-once.ts";
import { cannotStart, openedDatabase } from "./database.ts";
import type { OwnWrites } from "#adapters/http-server/requests/own-writes.ts";
import type { Monitoring } from "#adapters/http-server/monitoring/metrics.ts";
import type { WorkerPool, JobLog } from "#adapters/postgres/jobs/workers.ts";

export type { Container };
export type Application = {
  readonly container: Container;
  /** What those who run it look at. */
  readonly monitoring: Pick<Monitoring, "ready" | "gauges">;
  /** null: no replica is read. */
  readonly ownWrites: OwnWrites | null;
  /** Does the jobs that are put, until it is stopped. `address` is where this process serves, as it is reached from here. */
  work(log: JobLog, address: string): Promise<WorkerPool>;
  close(): Promise<void>;
};

type Chosen = ServerSettings & {
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl: string | null;
  readonly databaseConnections: number;
  readonly databaseReplicaUrl: string | null;
  /** For tests: by how many seconds the clock of this process was set ahead, and that of the database is to be. */
  readonly testClockAhead: number;
};

/** Every use case in this process, over the database that is chosen, or over the shipped one in `folder`. Throws CannotStart. */
export async function composeApplication(settings: Chosen, folder: string, words: ServerWords): Promise<Application> {
  const { databaseUrl, databaseConnections, databaseReplicaUrl } = settings;
  const site = mainAddress(settings);
  const siteOf = siteOfSettings(settings, words.siteNames);
  const { db, server: place, where, close } = await openedDatabase(settings, folder, words);
  try {
    if (settings.testClockAhead !== 0) await setDatabaseClock(db, settings.testClockAhead);
    await migrate(db, where, jobKinds);
    if (settings.testClockAhead !== 0) await setClockOfJobs(db);
    const parts = areas.flatMap(({ demo }) => demo?.({ siteOf, words }) ?? []);
    const demo = () => ({ now: Date.now(), parts });
    await seedOnce(db, async (trx) => (await import("#adapters/composition/demo.ts")).putDemo(trx, demo()));
    await seedMissing(
      db,
      parts.map(({ table }) => table),
      async (trx, lack) => (await import("#adapters/composition/demo.ts")).completeDemo(trx, lack, demo()),
    );
  } catch (error) {
    await close();
    throw cannotStart(error, { databaseUrl }, words);
  }

  const replica =
    databaseReplicaUrl === null
      ? null
      : openReadingDatabase(place, { connectionString: databaseReplicaUrl }, { connections: databaseConnections });
  const reading = replica?.db ?? db;
  const listener = new NotificationListener(place);
  const container = new Container();
  const parts = { db, reading, listener, folder, site, siteOf, shown: shownPictures(settings.pictureOrigins), settings, words };
  for (const { ports } of areas) await ports?.(container, parts);
  useCasesIn(container);
  await makeDemoFiles({ db, files: container.get(Files) });
  return {
    container,
    // While the primary is gone, a server with a replica goes on showing the catalogue.
    monitoring: {
      ready: () => Promise.any([ping(db), ping(reading)]),
      gauges: [jobMetric(db), ...(replica === null ? [] : [replicaMetric(replica)])],
    },
    work: async (log, address) =>
      startWorkers(place, {
        workers: workersIn(container, (kind) => log("message-sent", { kind }), address),
        hourly: areas.flatMap(({ hourly }) => (hourly ?? []).map((done) => () => done(db, Date.now(), container))),
        minutely: areas.flatMap(({ minutely }) => (minutely ?? []).map((done) => () => done(db, Date.now(), container))),
        pause: 10,
        told: log,
      }),
    ownWrites: replica === null ? null : { place: () => replica.placeWritten(), readingFrom },
    close: async () => {
      await Promise.allSettled(areas.flatMap(({ atStop }) => (atStop ?? []).map((done) => done(db, Date.now(), container)))); // A database that is away keeps no process.
      await listener.close();
      await replica?.close();
      await close();
    },
  };
}

/**
 * Papers of the demo's patients and pictures of its posts, where its shop has them. A store that is away ends no start: the next one makes
 * them.
 */
async function makeDemoFiles({ db, files }: { readonly db: Database; readonly files: Files }): Promise<void> {
  const { keepDemoReports } = await import("#adapters/composition/consultations/demo-reports.ts");
  const { keepDemoPictures } = await import("#adapters/composition/fitbook/demo-pictures.ts");
  const { keepDemoLabPapers } = await import("#adapters/composition/labs/demo-papers.ts");
  const made = keepDemoReports(db, files)
    .then(() => keepDemoLabPapers(db, files))
    .then(() => keepDemoPictures(db, files));
  await made.catch((error: unknown) => {
    if (!(error instanceof PortUnavailable)) throw error;
  });
}

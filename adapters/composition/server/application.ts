import "reflect-metadata";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Container } from "inversify";
import { PictureOrigins } from "#core/catalogue/shown-pictures.ts";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { FetchUpload } from "#core/files/fetch-upload.use-case.ts";
import { SweepFiles } from "#core/files/sweep-files.use-case.ts";
import { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { SiteAddress } from "#core/content/site-address.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { LANGUAGES } from "#core/shared/language.ts";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { ConfirmSubscription } from "#core/newsletter/confirm-subscription.use-case.ts";
import { Unsubscribe } from "#core/newsletter/unsubscribe.use-case.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { forgetUnusedUploads } from "#adapters/postgres/files/unused-uploads.ts";
import { accountInProcess } from "#adapters/composition/account/in-process.ts";
import { ownDataExport } from "#adapters/http-server/downloads/own-data-export.ts";
import { uploads } from "#adapters/http-server/uploads/uploads.ts";
import { reindexStock } from "#adapters/postgres/search/reindex-stock.ts";
import { forgetQuotes } from "#adapters/postgres/orders/forget-quotes.ts";
import { reportingErrors } from "#adapters/composition/error-reporting.ts";
import { catalogueInProcess } from "#adapters/composition/catalogue/in-process.ts";
import { contactInProcess } from "#adapters/composition/contact/in-process.ts";
import { contentInProcess } from "#adapters/composition/content/in-process.ts";
import { couponsInProcess } from "#adapters/composition/coupons/in-process.ts";
import { customerCartInProcess } from "#adapters/composition/customer-cart/in-process.ts";
import { fitbookInProcess } from "#adapters/composition/fitbook/in-process.ts";
import { devicesInProcess } from "#adapters/composition/devices/in-process.ts";
import { documentsInProcess } from "#adapters/composition/invoices/documents.ts";
import { ordersInProcess } from "#adapters/composition/orders/in-process.ts";
import { newsletterInProcess } from "#adapters/composition/newsletter/in-process.ts";
import { notificationsInProcess } from "#adapters/composition/notifications/in-process.ts";
import { promotionsInProcess } from "#adapters/composition/promotions/in-process.ts";
import { staffInProcess } from "#adapters/composition/staff/in-process.ts";
import { paymentsInProcess } from "#adapters/composition/payments/in-process.ts";
import { shippingInProcess } from "#adapters/composition/shipping/in-process.ts";
import { signInInProcess } from "#adapters/composition/sign-in/in-process.ts";
import { reviewsInProcess } from "#adapters/composition/reviews/in-process.ts";
import { ticketsInProcess } from "#adapters/composition/tickets/in-process.ts";
import { workersIn } from "#adapters/composition/jobs/workers.ts";
import { endpoints } from "#adapters/http-contract/endpoints.ts";
import { limitSearches } from "#adapters/http-server/requests/search-limit.ts";
import { documentDownload } from "#adapters/http-server/downloads/document-download.ts";
import { newsletterForms } from "#adapters/http-server/pages/newsletter-forms.ts";
import { pageStylesIn } from "#adapters/http-server/pages/page-styles.ts";
import { pagePolicy } from "#adapters/http-server/answers/security-headers.ts";
import { notificationStream } from "#adapters/http-server/notification-stream.ts";
import { server } from "#adapters/http-server/server.ts";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { forgetCodes } from "#adapters/postgres/sign-in/codes.ts";
import { forgetAttempts } from "#adapters/postgres/engine/limits.ts";
import { migrate } from "#adapters/postgres/engine/migrations.ts";
import { ping, jobMetric } from "#adapters/postgres/engine/metrics.ts";
import { forgetNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { seedMissing, seedOnce } from "#adapters/postgres/demo/seed-once.ts";
import { cannotStart, openedDatabase } from "#cli/database/composition.ts";
import { formOrigins, paymentPages, paymentWebhookRoute } from "./payments.ts";
import { productPictureRoutes } from "./pictures.ts";
import { notBuiltText } from "#cli/server/wording/serving.ts";
import { version } from "#cli/version.ts";
import { portsIn } from "./ports.ts";
import type { Language } from "#core/shared/language.ts";
import type { Pages } from "#adapters/http-server/pages/pages.ts";
import type { ServerParts } from "#adapters/http-server/server.ts";
import type { Monitoring } from "#adapters/http-server/monitoring/metrics.ts";
import type { WorkerPool, JobLog } from "#adapters/postgres/jobs/workers.ts";
import type { FastifyInstance } from "fastify";
import type { Settings } from "#cli/settings.ts";
import type { PortSettings } from "./ports.ts";

export type { Container };
export type HttpServer = FastifyInstance;
export type Application = {
  readonly container: Container;
  /** What those who run it look at. */
  readonly watch: Pick<Monitoring, "ready" | "gauges">;
  /** Does the jobs that are put, until it is stopped. `address` is where this process serves, as it is reached from here. */
  work(told: JobLog, address: string): Promise<WorkerPool>;
  close(): Promise<void>;
};

type Chosen = PortSettings & Pick<Settings, "databaseUrl" | "databaseConnections" | "databaseReplicaUrl">;

/** Every use case in this process, over the database that is chosen, or over the shipped one in `folder`. Throws CannotStart. */
export async function composeApplication(settings: Chosen, folder: string): Promise<Application> {
  const { databaseUrl, databaseConnections, databaseReplicaUrl } = settings;
  const { db, server: place, where, close } = await openedDatabase({ databaseUrl, databaseConnections }, folder);
  try {
    await migrate(db, where);
    await seedOnce(db, async (trx) => (await import("#adapters/composition/demo.ts")).putDemo(trx, Date.now()));
    await seedMissing(db, async (trx, lack) => (await import("#adapters/composition/demo.ts")).completeDemo(trx, lack, Date.now()));
  } catch (error) {
    await close();
    throw cannotStart(error, { databaseUrl });
  }

  const reading =
    databaseReplicaUrl === null ? db : openDatabase({ connectionString: databaseReplicaUrl }, { connections: databaseConnections });
  const beats = new NotificationListener(place);
  const container = new Container();
  await portsIn(container, { db, reading, beats, folder }, settings);
  useCasesIn(container);
  return {
    container,
    watch: { ready: () => ping(db), gauges: [jobMetric(db)] },
    work: async (told, address) => {
      const { startWorkers } = await import("#adapters/postgres/jobs/workers.ts"); // After the start, which does not wait for it.
      return startWorkers(place, {
        workers: workersIn(container, (kind) => told("message-sent", { kind }), address),
        hourly: [
          () => forgetCodes(db, Date.now()),
          () => forgetAttempts(db, Date.now()),
          () => forgetQuotes(db, Date.now()),
          () => reindexStock(db),
          () => forgetNotifications(db, Date.now()),
          () => forgetUnusedUploads(db, Date.now()),
          () => container.get(SweepFiles)(),
        ],
        pause: 10,
        told,
      });
    },
    close: async () => {
      await beats.close();
      if (reading !== db) await reading.destroy();
      await close();
    },
  };
}

/** Every use case, over the ports that the container keeps. */
export function useCasesIn(container: Container): void {
  catalogueInProcess(container);
  contactInProcess(container);
  contentInProcess(container);
  couponsInProcess(container);
  customerCartInProcess(container);
  promotionsInProcess(container);
  devicesInProcess(container);
  documentsInProcess(container);
  ordersInProcess(container);
  newsletterInProcess(container);
  notificationsInProcess(container);
  accountInProcess(container);
  fitbookInProcess(container);
  paymentsInProcess(container);
  shippingInProcess(container);
  staffInProcess(container);
  reviewsInProcess(container);
  ticketsInProcess(container);
  signInInProcess(container);
}

export const pageStylesOfSources = pageStylesIn;

/** `render` draws a page of what the container has, which tells what goes wrong. */
export type ServerSurroundings = Pick<ServerParts, "log" | "before" | "border" | "watch"> & {
  readonly pages:
    | (Omit<Pages, "render"> & { readonly render: (request: Request, language: Language, of: PageContainer) => Promise<Response> })
    | null;
};

/** What pages are drawn of. */
export type PageContainer = ReturnType<typeof reportingErrors>;

export const serverOver = (container: Container, { pages, ...around }: ServerSurroundings): FastifyInstance =>
  server({
    ...around,
    pages: pages && { ...pages, render: (request, language, tell) => pages.render(request, language, reportingErrors(container, tell)) },
    endpoints,
    document: async () => (await import("#adapters/http-contract/api-document.ts")).apiDocument(version(), container.get(SiteAddress)),
    use: (answers) => container.get(answers),
    guards: [limitSearches({ limits: container.get(Limits), now: container.get(Clock), chance: Math.random })],
    ways: [
      notificationStream(container.get(WatchNotifications)),
      uploads(container.get(FetchUpload)),
      ownDataExport(container.get(TakeMyData)),
      documentDownload(container.get(DownloadDocument)),
      newsletterForms(container.get(Subscribe), container.get(ConfirmSubscription), container.get(Unsubscribe)),
      paymentWebhookRoute(container),
    ],
    beside: [
      paymentPages(container, pages?.looks ?? (async () => "")),
      ...(pages?.drawing === undefined ? [] : [productPictureRoutes(container, pages.drawing)]),
    ],
    holderOf: async (bearer) => {
      const [sessions, at] = [container.get(Sessions), container.get(Clock)()];
      return (await sessions.holderOf(bearer, at)) ?? sessions.recoveryOf(bearer, at);
    },
  });

/** The server with the shop's pages as `npm run build` left them, once a language. */
export async function builtServer(container: Container, around: Omit<ServerSurroundings, "pages">): Promise<FastifyInstance> {
  const built = { en: await builtPages("en"), hi: await builtPages("hi") };
  return serverOver(container, {
    ...around,
    pages: {
      render: (request, language, told) => built[language].render(request, told, built[language].frame),
      files: LANGUAGES.map((language) => built[language].folder),
      policy: pagePolicy({ formsGoTo: formOrigins(container), picturesFrom: container.get(PictureOrigins) }),
      looks: async () => pageStylesIn(built.en.frame),
      drawing: async (product) => built.en.drawing(product),
    },
  });
}

async function builtPages(language: Language) {
  const folder = new URL(`../../../dist/shop/${language}/`, import.meta.url);
  const frame = await readFile(new URL("index.html", folder), "utf8").catch(() => {
    throw new CannotStart(notBuiltText);
  });
  const { render, drawing } = language === "en" ? await import("#pages/en") : await import("#pages/hi");
  return { folder: fileURLToPath(folder), frame, render, drawing };
}

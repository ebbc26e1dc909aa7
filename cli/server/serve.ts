import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { dataFolder, environmentFor } from "#cli/data-folder.ts";
import { settingsIn } from "#cli/settings.ts";
import { DONE } from "#cli/terminal.ts";
import { giveBackMemory } from "./give-back-memory.ts";
import { setClockAhead, tellTheSetTime } from "./test-clock.ts";
import { throttledJobLog } from "./throttled-job-log.ts";
import { version } from "#cli/version.ts";
import { hostUnknownText, notBuiltText, portForbiddenText, portTakenText, startedJson, startedText } from "./wording/serving.ts";
import type { HttpServer } from "#adapters/composition/server/http-server.ts";
import type { Settings } from "#cli/settings.ts";
import type { Terminal } from "#cli/terminal.ts";

/** What serving ends with where it could not begin. */
const NOT_STARTED = 1;

/** Milliseconds that a request may take to end once the server is told to stop. */
const TIMEOUT = 10_000;

/** Serves the shop and its API until it is told to stop; `--dev` draws pages from their sources and reloads them on save. */
export async function serve(given: readonly string[], terminal: Terminal): Promise<number> {
  const result = readArguments(given, { switches: ["dev", "json"], options: ["data"], files: 0 });
  if (result.kind === "refused") return wrongUsage(terminal, "serve", result.refusal);
  const { switches, options } = result.value;
  const read = settingsIn(environmentFor(process.env, options.get("data")));
  if ("faults" in read) {
    terminal.complain(`${read.faults.join("\n")}\n`);
    return NOT_STARTED;
  }
  if (read.settings.testClockAhead !== 0) setClockAhead(read.settings.testClockAhead); // Before anything takes the time.
  const mode = switches.has("dev") ? "development" : "production";
  process.env["NODE_ENV"] ??= mode; // Before React is loaded, which draws several times slower in development.
  setFlagsFromString("--heap-growing-percent=50"); // Left alone, V8 lets garbage grow to three times what is used before it collects any: 210 MB more for no time that could be measured.
  try {
    await serveUntilStopped(read.settings, { mode, printed: switches.has("json") ? startedJson : startedText }, terminal);
    return DONE;
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    terminal.complain(`${error.message}\n`);
    return NOT_STARTED;
  }
}

type Serving = { readonly mode: "development" | "production"; readonly printed: (address: string, data: string) => string };

async function serveUntilStopped(settings: Settings, { mode, printed }: Serving, terminal: Terminal): Promise<void> {
  const stopped = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  const { composeApplication } = await import("#adapters/composition/server/application.ts");
  const { builtServer } = await import("#adapters/composition/server/http-server.ts");
  const { wordsOfServer } = await import("./words-of-server.ts");
  const folder = dataFolder(settings.dataFolder);
  const { pageBuilds } = await import("./page-builds.ts");
  const builds = pageBuilds(settings.shell, mode, terminal);
  const product = await composeApplication(settings, folder, wordsOfServer).catch((error: unknown) => {
    builds.stop();
    throw error;
  });
  let isLeaving = false;
  try {
    await builds.first;
    const around = {
      version: version(),
      log: settings.log,
      limits: settings,
      ownWrites: product.ownWrites,
      guards: settings.testClockAhead === 0 ? [] : [tellTheSetTime],
      monitoring: {
        ...product.monitoring,
        ready: () => (isLeaving ? Promise.reject(new Error("told to stop")) : product.monitoring.ready()),
        metricsToken: settings.metricsToken,
      },
    };
    const app =
      mode === "production"
        ? await builtServer(product.container, {
            ...around,
            shell: settings.shell,
            shellHosts: settings.shellHosts,
            notBuilt: notBuiltText,
            isBuilding: builds.isBuilding,
          })
        : await (await import("./dev-server.ts")).devServer(product.container, settings.shell, around);
    try {
      giveBackMemory(); // Of the start; nobody waits for an answer yet.
      const address = await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
        throw listeningTrouble(error, settings);
      });
      await terminal.write(printed(toBeOpened(address), settings.databaseUrl === null ? folder : "DATABASE_URL"));
      builds.tell();
      const workers = await product.work(
        throttledJobLog(
          (event, facts, unsaid) => app.log[event === "message-sent" ? "info" : "warn"]({ ...facts, event, unsaid }, "jobs"),
          Date.now,
        ),
        toBeOpened(address),
      );
      await stopped;
      isLeaving = true;
      await after(settings.drainSeconds * 1_000); // A balancer that still sends is answered.
      await Promise.all([closedInTime(app), workers.stop()]);
    } finally {
      await app.close();
    }
  } finally {
    builds.stop();
    await product.close();
  }
}

/** What runs is finished; what then still runs, or only listens, is ended. */
async function closedInTime(app: HttpServer): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100); // Of clients that would ask more, after their last answer.
  const late = setTimeout(() => app.server.closeAllConnections(), TIMEOUT);
  await app.close();
  clearInterval(idle);
  clearTimeout(late);
}

/** An address that a browser on this machine takes. */
const toBeOpened = (address: string): string => address.replace(/\/\/(127\.0\.0\.1|\[::1\]|0\.0\.0\.0|\[::\]):/, "//localhost:");

function listeningTrouble(error: unknown, settings: Settings): unknown {
  switch (error instanceof Error && "code" in error ? error.code : null) {
    case "EADDRINUSE":
      return new CannotStart(portTakenText(settings));
    case "EACCES":
      return new CannotStart(portForbiddenText(settings));
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new CannotStart(hostUnknownText(settings));
    default:
      return error;
  }
}

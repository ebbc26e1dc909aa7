import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { envelopeOf } from "#adapters/http-server/answers/envelope.ts";
import { RETRY_AFTER } from "#adapters/http-server/answers/retry-after.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What people who run the server look at. */
export type Monitoring = {
  /** Rejects if something that the server depends on can't be reached. */
  readonly ready: () => Promise<unknown>;
  /** Figures that are measured when they are asked for. */
  readonly gauges: readonly GaugeReading[];
  /** Who may read the figures: a caller with this token; null: only this machine. */
  readonly metricsToken: string | null;
};

export type GaugeReading = {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  read(): Promise<readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]>;
};

const TIMEOUT = 2_000;
const REMEMBERED = 1_000; // However often it is asked, the server asks the database once a second.

export function addMonitoring(app: FastifyInstance, { ready, gauges, metricsToken }: Monitoring): void {
  const registry = new Registry();
  const durations = new Histogram({
    name: "niramaya_request_seconds",
    help: "How long requests took, by what they asked for",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const { took, tell } = observing(durations);
  for (const { name, help, labels, read } of gauges) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { labels: at, value } of await read()) this.set(at, value);
      },
    });
    void gauge;
  }
  const isReady = onceASecond(() => Promise.race([ready().then(() => true), after(TIMEOUT, false, { ref: false })]).catch(() => false));
  const process = { isCounted: false };

  app.addHook("onResponse", (request, reply, done) => {
    took(request, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get("/api/health/live", async (_, reply) => reply.header("cache-control", "no-store").send({ status: "live" }));
  app.get("/api/health/ready", async (_, reply) => {
    reply.header("cache-control", "no-store");
    return (await isReady())
      ? reply.send({ status: "ready" })
      : reply.code(503).header("retry-after", RETRY_AFTER).send({ status: "not ready" });
  });
  app.get("/api/metrics", async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.code(404).send(envelopeOf(404, "Not found"));
    if (!process.isCounted) collectDefaultMetrics({ register: registry }); // The observers cost time, so they are started only if somebody reads the figures.
    process.isCounted = true;
    tell();
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** The most durations of a route that wait until they are put into the histogram. */
const MOST_WAITING = 1_000;

/**
 * Records how long requests took. A duration is first kept with others of its route and status, and put into the histogram when somebody
 * reads it.
 */
function observing(durations: Histogram<"method" | "route" | "status">) {
  const lines = new Map<string, { readonly waiting: number[]; tell(): void }>();
  const lineOf = (method: string, route: string, status: number) => {
    const line = durations.labels({ method, route, status: String(status) });
    const waiting: number[] = [];
    const tell = () => {
      for (const milliseconds of waiting.splice(0)) line.observe(milliseconds / 1000);
    };
    return { waiting, tell };
  };
  return {
    took({ method, routeOptions }: FastifyRequest, status: number, milliseconds: number): void {
      const route = routeOptions.url ?? "none";
      const name = `${method} ${route} ${status}`;
      let line = lines.get(name);
      if (line === undefined) {
        line = lineOf(method, route, status);
        lines.set(name, line);
      }
      line.waiting.push(milliseconds);
      if (line.waiting.length >= MOST_WAITING) line.tell();
    },
    tell(): void {
      for (const line of lines.values()) line.tell();
    },
  };
}

/** All callers who ask while it is being found out, or shortly after, get the same answer. */
function onceASecond(find: () => Promise<boolean>): () => Promise<boolean> {
  let known: { readonly until: number; readonly answer: Promise<boolean> } | null = null;
  return () => {
    if (known === null || performance.now() > known.until) known = { until: performance.now() + REMEMBERED, answer: find() };
    return known.answer;
  };
}

/** A proxy on this machine passes on calls of others, so these do not count as calls of this machine. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return timingSafeEqual(hashOf(headers.authorization ?? ""), hashOf(`Bearer ${token}`));
  const isPassedOn = PROXYING.some((name) => headers[name] !== undefined);
  return !isPassedOn && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}

const PROXYING = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];
const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

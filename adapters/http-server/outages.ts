import type { FastifyBaseLogger } from "fastify";
import type { PortUnavailable } from "#core/shared/port-unavailable.ts";

const MINUTE = 60_000;

/** Tells an outage of one sort once a minute, with how often it came unsaid: while a database is gone every call meets it, and would fill the disk. */
export class Outages {
  readonly #last = new Map<string, { readonly at: number; unsaid: number }>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  tell(log: Pick<FastifyBaseLogger, "error">, outage: PortUnavailable): void {
    const before = this.#last.get(outage.message);
    const at = this.#now();
    if (before !== undefined && at - before.at < MINUTE) {
      before.unsaid += 1;
      return;
    }
    this.#last.set(outage.message, { at, unsaid: 0 });
    log.error({ err: outage, unsaid: before?.unsaid ?? 0 }, "outage");
  }
}

import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { LogThrottle } from "#core/shared/log-throttle.ts";
import type { FastifyBaseLogger } from "fastify";

/** Logs errors: an outage of one sort once a minute, with how often it was left out before, and a defect each time. */
export class ErrorLog {
  readonly #outages = new LogThrottle();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  tell(log: Pick<FastifyBaseLogger, "error">, error: unknown): void {
    if (!(error instanceof PortUnavailable)) {
      log.error(error);
      return;
    }
    const unsaid = this.#outages.unsaidOf(error.message, this.#now());
    if (unsaid !== null) log.error({ err: error, unsaid }, "outage");
  }
}

// Decision: docs/decisions/news-by-versions.md
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { Observable } from "rxjs";
import { CUSTOMER_CHANNEL, signalIn } from "#adapters/postgres/engine/customer-channel.ts";
import type { Subscriber } from "rxjs";
import type { CustomerBeat } from "#core/notifications/notifications.port.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
const KEPT_ALIVE = 10_000;

/** What may have been missed while the connection was lost. */
const MISSED = ["news", "session-ended"] as const;

/**
 * Hears from PostgreSQL whose notifications have changed and whose session has ended, whichever process did it: over one connection, opened
 * when somebody first listens.
 *
 * Where the connection is lost it comes back by itself, and everybody then gets a beat of each kind for what they may have missed.
 */
export class NotificationListener {
  readonly #server: Server | { readonly connectionString: string };
  readonly #listeners = new Map<string, Set<Subscriber<CustomerBeat>>>();
  readonly #closing = new AbortController();
  #hearing: Promise<void> | null = null;

  constructor(server: Server | { readonly connectionString: string }) {
    this.#server = server;
  }

  /** Whoever listens to a customer by their id, or to a room by `roomName`. */
  of(customer: string): Observable<CustomerBeat> {
    return new Observable((listener) => {
      const others = this.#listeners.get(customer) ?? new Set();
      this.#listeners.set(customer, others.add(listener));
      this.#hearing ??= this.#hear();
      return () => {
        others.delete(listener);
        if (others.size === 0 && this.#listeners.get(customer) === others) this.#listeners.delete(customer);
      };
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#hearing;
  }

  async #hear(): Promise<void> {
    const { signal } = this.#closing;
    let pause = FIRST_PAUSE;
    while (!signal.aborted) {
      const client = new pg.Client({ ...this.#server, keepAlive: true, keepAliveInitialDelayMillis: KEPT_ALIVE });
      const lost = new Promise<void>((resolve) => {
        client.on("error", () => resolve());
        client.on("end", () => resolve());
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
      client.on("notification", ({ payload = "" }) => {
        const { customer, beat } = signalIn(payload);
        this.#beat(customer, beat);
      });
      const isOpen = await client.connect().then(
        () =>
          client.query(`listen ${CUSTOMER_CHANNEL}`).then(
            () => true,
            () => false,
          ),
        () => false, // The server is gone for now: whoever asks it something is told.
      );
      if (isOpen) {
        pause = FIRST_PAUSE;
        for (const customer of this.#listeners.keys()) for (const beat of MISSED) this.#beat(customer, beat);
        await lost;
      }
      void client.end().catch(() => {});
      if (!signal.aborted) await after(pause, undefined, { signal }).catch(() => {});
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
  }

  #beat(customer: string, beat: CustomerBeat): void {
    for (const listener of this.#listeners.get(customer) ?? []) listener.next(beat);
  }
}

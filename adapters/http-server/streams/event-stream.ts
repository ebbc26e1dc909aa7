import { Readable } from "node:stream";
import { SIGNED_OUT_TEXT, envelopeOf } from "../answers/envelope.ts";
import type { FastifyRequest } from "fastify";
import type { Observable } from "rxjs";
import type { CustomerId } from "#core/identity/customer-id.ts";

import type { Session } from "#core/identity/session.ts";
import type { Notifications } from "#core/notifications/notifications.port.ts";
import type { RawRoute } from "../routes.ts";

/** `id`: what a client that comes back says it heard last; null: it is told all anew. */
export type SentEvent = { readonly id: string | null; readonly data: string };

export type EventStreamNeeds<Watch> = {
  readonly watch: Watch;
  readonly beats: Notifications["beats"];
  /** Milliseconds between two comments that keep the connection alive. */
  readonly beat?: number;
};

type EventStream = Omit<EventStreamNeeds<never>, "watch"> & {
  readonly path: string;
  /** The events for a session; the stream ends when they complete. */
  readonly events: (session: Session, request: FastifyRequest) => Observable<SentEvent>;
};

const BEAT = 20_000;

/** The most streams of one customer at a time. Nobody has more windows open than that. */
const MOST_STREAMS = 8;

/**
 * The most bytes that may wait for a client that does not read. Beyond it the stream is closed; the client connects again and asks for what
 * it missed.
 */
const MOST_WAITING = 256 * 1024;

/**
 * Sends a session its events as they come, and a comment every `beat` milliseconds to keep the connection alive. Ends when the events or
 * the session end.
 */
export const eventStream =
  ({ path, events, beats, beat = BEAT }: EventStream): RawRoute =>
  (api, whoAsks) => {
    const open = new Set<() => void>();
    const streams = new Map<CustomerId, number>();
    api.addHook("preClose", async () => {
      for (const end of open) end();
    });

    api.get(path, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const { customer } = session;
      const others = streams.get(customer) ?? 0;
      if (others >= MOST_STREAMS)
        return reply.code(429).header("retry-after", "60").send(envelopeOf(429, "Too many requests. Please try again later."));

      const stream = new Readable({ read() {} });
      let hasEnded = false;
      const end = (): void => {
        if (!hasEnded) stream.push(null);
        hasEnded = true;
      };
      open.add(end);
      streams.set(customer, others + 1);
      stream.push(": here\n\n");
      const heard = events(session, request).subscribe({
        next({ id, data }) {
          if (hasEnded) return;
          stream.push(`${id === null ? "" : `id: ${id}\n`}data: ${data}\n\n`);
          if (stream.readableLength > MOST_WAITING) stream.destroy();
        },
        error(error: unknown) {
          request.log.error(error);
          end();
        },
        complete: end,
      });
      const beating = setInterval(() => void keepAlive(), beat);
      const changes = beats(customer).subscribe((reason) => {
        if (reason === "session-ended") void keepAlive(); // Maybe it was this session.
      });
      stream.once("close", () => {
        clearInterval(beating);
        changes.unsubscribe();
        heard.unsubscribe();
        open.delete(end);
        const left = (streams.get(customer) ?? 1) - 1;
        if (left === 0) streams.delete(customer);
        else streams.set(customer, left);
      });
      return reply.header("content-type", "text/event-stream; charset=utf-8").header("x-accel-buffering", "no").send(stream);

      async function keepAlive(): Promise<void> {
        const isOver = await whoAsks(request).then(
          (now) => now.session === null,
          () => false, // An outage ends no session.
        );
        if (isOver) return end();
        if (!hasEnded && !stream.destroyed) stream.push(": beat\n\n"); // Another look may have ended it meanwhile.
      }
    });
  };

/** The last event that the client says it heard; undefined: it names none. */
export function lastEventOf({ headers }: FastifyRequest): string | undefined {
  const last = headers["last-event-id"];
  return typeof last === "string" ? last : undefined;
}

import { Readable } from "node:stream";
import { of } from "rxjs";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { liveStreamContract } from "#adapters/http-contract/quizzes/live-stream.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "./answers/envelope.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Notifications } from "#core/notifications/notifications.port.ts";
import type { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import type { RawRoute } from "./routes.ts";

const BEAT = 20_000;

/** More than these at once are no windows of one person. */
const MOST_STREAMS = 8;

/** More than this waiting for a client that doesn't read ends its stream: it comes back for what it missed. */
const MOST_WAITING = 256 * 1024;

type LiveStreamNeeds = { readonly watch: WatchLiveQuiz; readonly beats: Notifications["beats"]; readonly beat?: number };

/** Sends how a live quiz stands, with a sign of life every so many milliseconds. Ends with the quiz, and as soon as the session has ended. */
export const liveStream =
  ({ watch, beats, beat = BEAT }: LiveStreamNeeds): RawRoute =>
  (api, whoAsks) => {
    const open = new Set<() => void>();
    const streams = new Map<CustomerId, number>();
    api.addHook("preClose", async () => {
      for (const end of open) end();
    });

    api.get(liveStreamContract.path, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const { customer } = session;
      const others = streams.get(customer) ?? 0;
      if (others >= MOST_STREAMS)
        return reply.code(429).header("retry-after", "60").send(envelopeOf(429, "Too many requests. Please try again later."));
      const query = request.query as { readonly id?: unknown };
      const id = liveStreamContract.idIn(query.id);

      const stream = new Readable({ read() {} });
      let hasEnded = false;
      const end = (): void => {
        if (!hasEnded) stream.push(null);
        hasEnded = true;
      };
      open.add(end);
      streams.set(customer, others + 1);
      stream.push(": here\n\n");
      const news = (id === null ? of({ view: null }) : watch(customer, quizId(id))).subscribe({
        next(told) {
          if (hasEnded) return;
          stream.push(`data: ${liveStreamContract.dataOf(told)}\n\n`);
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
        news.unsubscribe();
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
        if (!hasEnded && !stream.destroyed) stream.push(": beat\n\n");
      }
    });
  };

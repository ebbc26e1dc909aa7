import { Readable } from "node:stream";
import { notificationStreamContract } from "#adapters/http-contract/notifications/notification-stream.ts";
import { SIGNED_OUT_TEXT, envelopeOf } from "./answers/envelope.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import type { Notifications } from "#core/notifications/notifications.port.ts";
import type { StreamEvent } from "#adapters/http-contract/notifications/notification-stream.ts";
import type { RawRoute } from "./routes.ts";

const BEAT = 20_000;

/** With more pages open than these a customer hears of news on those that were opened first. */
const MOST_PAGES = 8;

/** More than this waiting for a client that doesn't read ends its stream: it comes back for what it missed. */
const MOST_WAITING = 256 * 1024;

type NotificationStreamNeeds = { readonly watch: WatchNotifications; readonly beats: Notifications["beats"]; readonly beat?: number };

/** Sends what is new to open pages, as it comes, with a sign of life every so many milliseconds. Ends as soon as the page's session has ended. */
export const notificationStream =
  ({ watch, beats, beat = BEAT }: NotificationStreamNeeds): RawRoute =>
  (api, whoAsks) => {
    const open = new Set<() => void>();
    const pages = new Map<CustomerId, number>();
    api.addHook("preClose", async () => {
      for (const end of open) end();
    });

    api.get(notificationStreamContract.path, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(envelopeOf(401, SIGNED_OUT_TEXT));
      const { customer } = session;
      const others = pages.get(customer) ?? 0;
      if (others >= MOST_PAGES) {
        return reply.code(429).header("retry-after", "60").send(envelopeOf(429, "Too many requests. Please try again later."));
      }

      const stream = new Readable({ read() {} });
      let hasEnded = false;
      const end = (): void => {
        if (!hasEnded) stream.push(null);
        hasEnded = true;
      };
      open.add(end);
      pages.set(customer, others + 1);
      stream.push(": here\n\n");
      const { headers } = request;
      const lastKnown = headers["last-event-id"];
      const news = watch(customer, notificationStreamContract.sinceIn(typeof lastKnown === "string" ? lastKnown : undefined)).subscribe({
        next: (changed) => send(notificationStreamContract.eventOf(changed)),
        error(error: unknown) {
          request.log.error(error);
          end();
        },
      });
      const beating = setInterval(() => void keepAlive(), beat);
      const changes = beats(customer).subscribe((reason) => {
        if (reason === "session-ended") void keepAlive(); // Maybe it was the session of this page.
      });
      stream.once("close", () => {
        clearInterval(beating);
        changes.unsubscribe();
        news.unsubscribe();
        open.delete(end);
        const left = (pages.get(customer) ?? 1) - 1;
        if (left === 0) pages.delete(customer);
        else pages.set(customer, left);
      });
      return reply.header("content-type", "text/event-stream; charset=utf-8").header("x-accel-buffering", "no").send(stream);

      function send({ id, data }: StreamEvent): void {
        if (hasEnded) return;
        stream.push(`id: ${id}\ndata: ${data}\n\n`);
        if (stream.readableLength > MOST_WAITING) stream.destroy();
      }

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

import { Observable } from "rxjs";
import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { NotificationNews, Notifications } from "./notifications.port.ts";

/**
 * What is new, as long as somebody listens: first what has changed since `version` (null: only where the customer stands now), then every change.
 *
 * Nothing is left out, however often the listener comes back with the last version it knows. Fails like a port, then listening again goes on.
 */
export type WatchNotifications = (customer: CustomerId, version: number | null) => Observable<NotificationNews>;
export const WatchNotifications = token<WatchNotifications>("WatchNotifications");

export const makeWatchNotifications =
  ({ notifications }: { readonly notifications: Notifications }): WatchNotifications =>
  (customer, version) =>
    new Observable((listener) => {
      let known = version;
      let beats = 1; // The first look waits for no beat.
      let isLooking = false;
      const look = async () => {
        if (isLooking) return;
        isLooking = true;
        while (beats > 0 && !listener.closed) {
          beats = 0; // A beat during the look asks for another one.
          const isFirst = known === null;
          const news = await notifications.newsSince(customer, known);
          if (isFirst || news.version !== known) listener.next(news);
          known = news.version;
        }
        isLooking = false;
      };
      const listening = notifications.beats(customer).subscribe(() => {
        beats += 1;
        look().catch((error: unknown) => listener.error(error));
      });
      look().catch((error: unknown) => listener.error(error));
      return listening;
    });

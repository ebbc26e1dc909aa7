import { Observable } from "rxjs";
import { useCase } from "../shared/token.ts";
import { notificationSight } from "./visible-notifications.ts";
import { maker } from "../shared/use-case.ts";
import { Notifications } from "./notifications.port.ts";
import { People } from "../fitbook/profiles/people.port.ts";
import { Groups } from "../fitbook/groups/groups.port.ts";
import { Posts } from "../fitbook/posts/posts.port.ts";
import { Challenges } from "../fitbook/challenges/challenges.port.ts";
import type { SightNeeds } from "./visible-notifications.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { KeptNews, NotificationNews } from "./notifications.port.ts";

/**
 * Yields what is new as long as the caller listens: first the changes since `version` (null: only the present version), then every further
 * change.
 *
 * Nothing is left out, however often the caller comes back with the last version that it knows. It fails as a port does; the caller can
 * then listen again.
 */
export type WatchNotifications = (customer: CustomerId, version: number | null) => Observable<NotificationNews>;
export const WatchNotifications = useCase<WatchNotifications>("notifications", "WatchNotifications");

type Needs = SightNeeds & { readonly notifications: Pick<Notifications, "newsSince" | "beats" | "switchedOff"> };

export const makeWatchNotifications = maker(
  WatchNotifications,
  { notifications: Notifications, people: People, groups: Groups, posts: Posts, challenges: Challenges },
  (needs: Needs) => {
    const { notifications } = needs;
    return (customer, version) =>
      new Observable((listener) => {
        let known = version;
        let beats = 1; // The first look does not wait for a beat.
        let isLooking = false;
        const look = async () => {
          if (isLooking) return;
          isLooking = true;
          while (beats > 0 && !listener.closed) {
            beats = 0; // If a beat comes during a look, another look follows.
            const isFirst = known === null;
            const news = await seenNews(customer, await notifications.newsSince(customer, known));
            if (isFirst || news.version !== known) listener.next(news);
            known = news.version;
          }
          isLooking = false;
        };
        const listening = notifications.beats(customer).subscribe((beat) => {
          if (beat !== "news") return;
          beats += 1;
          look().catch((error: unknown) => listener.error(error));
        });
        look().catch((error: unknown) => listener.error(error));
        return listening;
      });

    /**
     * If something changed of people or groups that are not seen, or of a kind that is off, the caller lists again, and so learns nothing
     * of them.
     */
    async function seenNews(customer: CustomerId, { version, changed }: KeptNews): Promise<NotificationNews> {
      if (changed === null) return { version, changed };
      const sight = await notificationSight(needs, customer, { kept: changed, named: [] });
      const shown = changed.flatMap((one) => sight.visible(one) ?? []);
      return { version, changed: shown.length === changed.length ? shown : null };
    }
  },
);

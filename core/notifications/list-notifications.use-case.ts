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
import type { Notification, NotificationId } from "./notification.ts";

/**
 * One page of a customer's notifications, the newest first. `unread` counts all of the list. `next` null: the last page. Who watches from
 * `version` on misses no change, and may be told again of one that the page has.
 */
export type NotificationPage = {
  readonly version: number;
  readonly notifications: readonly Notification[];
  readonly unread: number;
  readonly next: NotificationId | null;
};

/**
 * A page of a customer's notifications, the newest first. Answered requests are left out, and what names people or groups whom the customer
 * does not see or has muted, or is of a kind that they have switched off; of what several people did, those are named and counted whom the
 * customer sees. A page is filled before it is answered. Source: specification/notifications.md, Calls.
 */
export type ListNotifications = (
  customer: CustomerId,
  place: { readonly after: NotificationId | null; readonly limit: number },
) => Promise<NotificationPage>;
export const ListNotifications = useCase<ListNotifications>("notifications", "ListNotifications");

type Needs = SightNeeds & { readonly notifications: Pick<Notifications, "listed" | "switchedOff"> };

export const makeListNotifications = maker(
  ListNotifications,
  { notifications: Notifications, people: People, groups: Groups, posts: Posts, challenges: Challenges },
  (needs: Needs) => {
    const { notifications } = needs;
    return async (customer, { after, limit }) => {
      const first = await notifications.listed(customer, { after, limit });
      const sight = await notificationSight(needs, customer, {
        kept: [...first.notifications, ...first.unreadBySight],
        named: first.unread,
      });
      const plain = first.unread.filter(sight.isSeen).reduce((sum, { count }) => sum + count, 0);
      const unread = plain + first.unreadBySight.flatMap((one) => sight.visible(one) ?? []).length;
      let visible = first.notifications.flatMap((one) => sight.visible(one) ?? []);
      let { next } = first;
      while (next !== null && visible.length <= limit) {
        const page = await notifications.listed(customer, { after: next, limit });
        const further = await notificationSight(needs, customer, { kept: page.notifications, named: [] });
        visible = [...visible, ...page.notifications.flatMap((one) => further.visible(one) ?? [])];
        next = page.next;
      }
      const shown = visible.slice(0, limit);
      return {
        version: first.version,
        notifications: shown,
        unread,
        next: visible.length > limit || next !== null ? (shown.at(-1)?.id ?? null) : null,
      };
    };
  },
);

import type { Announcement, SeatToTake } from "#core/notifications/announcement.ts";
import type { NotificationId } from "#core/notifications/notification.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

type ToTell = Announcement & {
  readonly id: NotificationId;
  readonly to: CustomerId;
  readonly cause: string;
  readonly at: number;
  readonly seat?: SeatToTake;
};

/** Tells a customer once for one cause. Who has gone is told nothing. */
export function announceInMemory({ ties, customers }: Memory, { id, to, cause, at, topic, text, path, seat }: ToTell): void {
  if (!customers.has(to) || [...ties.notifications.values()].some((stored) => stored.to === to && stored.announced?.cause === cause))
    return;
  ties.tell([to], (version) => {
    const announced = { cause, topic, text, path, seat: seat ?? null };
    ties.put({ id, to, kind: "announcement", from: null, state: null, announced, createdAt: at, version: version(to) });
  });
}

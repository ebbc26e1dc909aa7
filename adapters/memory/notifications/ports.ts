import { Notifications } from "#core/notifications/notifications.port.ts";
import { Requests } from "#core/notifications/requests.port.ts";
import { memoryNotifications } from "./notifications.ts";
import { memoryRequests } from "./requests.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const notificationsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Notifications, memoryNotifications(memory));
    keep(Requests, memoryRequests(memory));
  },
  exported: {
    notifications: ({ ties }, customer) => [...ties.notifications.values()].filter(({ to }) => to === customer),
    notification_kinds_off: ({ ties }, customer) => [...(ties.silenced.get(customer) ?? [])].map((kind) => ({ kind })),
    notification_letters: ({ ties }, customer) => [...(ties.letters.get(customer)?.since.keys() ?? [])].map((kind) => ({ kind })),
  },
};

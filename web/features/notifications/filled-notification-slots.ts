import { sides } from "#sides/notification-slots";
import type { NotificationSlots } from "#web/platform/slots/notification-slots.ts";

/** What the features of this site add to what customers are told. */
export const filledNotificationSlots: NotificationSlots = Object.assign({}, ...sides);

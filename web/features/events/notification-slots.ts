import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { NotificationSlots } from "#web/platform/slots/notification-slots.ts";

export const eventsNotificationSlots: NotificationSlots = {
  seat: latePart(lateCode(() => import("./one/seat-offer.tsx"), "SeatOffer")),
};

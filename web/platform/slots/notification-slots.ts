import type { ComponentType } from "react";
import type { SeatToTake } from "#core/notifications/announcement.ts";

/** What a feature adds to what customers are told. Its file notification-slots.ts is loaded with the list. */
export type NotificationSlots = {
  /** Takes a seat that is kept for who is told, or passes it on. `about`: what is told of it, so that each button can be told apart. */
  readonly seat?: ComponentType<{ readonly seat: SeatToTake; readonly about: string }>;
};

import { LAB_CANCELS_FREELY } from "#core/labs/booking/lab-money-back.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";

type Movable = Pick<LabBookingView, "movesLeft" | "start">;

/** Until when a booking can be moved, in milliseconds since 1970. */
export const movableUntil = ({ start }: Pick<Movable, "start">): number => start - LAB_CANCELS_FREELY;

/** Whether its customer may still move it at a moment. */
export const isMovable = (booking: Movable, now: number): boolean => booking.movesLeft > 0 && now <= movableUntil(booking);

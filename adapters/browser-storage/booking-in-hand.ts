import { nullIfThrown } from "./null-if-thrown.ts";
import type { BookingInHand } from "#core/consultations/booking/booking-in-hand.port.ts";

const KEY = "booking-id";
const LONGEST = 100;

/** `storageOf` is asked each time and may throw. */
export const bookingInHandIn = (storageOf: () => Storage): BookingInHand => ({
  read() {
    const kept = nullIfThrown(() => storageOf().getItem(KEY));
    return kept !== null && kept !== "" && kept.length <= LONGEST ? kept : null;
  },
  put(id) {
    nullIfThrown(() => (id === null ? storageOf().removeItem(KEY) : storageOf().setItem(KEY, id)));
  },
});

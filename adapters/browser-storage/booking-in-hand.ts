import { nullIfThrown } from "./null-if-thrown.ts";
import type { BookingInHand } from "#core/consultations/booking/booking-in-hand.port.ts";

const KEY = "booking-id";
const LONGEST = 100;

/** `storageOf` is asked each time and may throw. */
export const bookingInHandIn = (storageOf: () => Storage): BookingInHand => ({
  read() {
    const stored = nullIfThrown(() => storageOf().getItem(KEY));
    return stored !== null && stored !== "" && stored.length <= LONGEST ? stored : null;
  },
  put(id) {
    nullIfThrown(() => (id === null ? storageOf().removeItem(KEY) : storageOf().setItem(KEY, id)));
  },
});

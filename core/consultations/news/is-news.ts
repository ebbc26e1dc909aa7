import type { BookingEvent } from "../booking/booking-step.ts";

const NEWS: ReadonlySet<BookingEvent> = new Set(["confirm", "pay", "revive", "reschedule", "cancel", "call-off"]);

/** Whether a booking's customer is told of an event. Source: specification/consultations.md, What is told of a booking. */
export const isNews = (event: BookingEvent): boolean => NEWS.has(event);

const MARK = "b-";

/**
 * The id of a new booking, which no order's id is like: payments know by it whose a payable is. `id` is new. Source:
 * specification/payments.md, What is paid for.
 */
export const bookingId = (id: string): string => MARK + id;

/** Whether an id is a booking's. Source: specification/payments.md, What is paid for. */
export const isBookingId = (id: string): boolean => id.startsWith(MARK);

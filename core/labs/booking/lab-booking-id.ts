const MARK = "l-";

/**
 * The id of a new booking of tests, which no other payable's id is like. `id` is new. Source: specification/payments.md, What is paid for.
 */
export const labBookingId = (id: string): string => MARK + id;

/** Whether an id is that of a booking of tests. Source: specification/payments.md, What is paid for. */
export const isLabBookingId = (id: string): boolean => id.startsWith(MARK);

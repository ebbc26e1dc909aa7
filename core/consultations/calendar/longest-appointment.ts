/**
 * Minutes that an appointment takes at most, and that its practitioner rests after it at most. Source: specification/slots.md, The command.
 */
export const LONGEST_LENGTH = 240;
export const LONGEST_BUFFER = 120;

/** Minutes for which a practitioner can be booked. Source: specification/slots.md, The command. */
export const OFFERED_LENGTHS: readonly number[] = [15, 30, 45];

/** No practitioner's time is taken for longer, in milliseconds: what began before can no longer reach a time. */
export const LONGEST_APPOINTMENT = (LONGEST_LENGTH + LONGEST_BUFFER) * 60_000;

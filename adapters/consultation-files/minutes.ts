import { LONGEST_BUFFER, LONGEST_LENGTH, OFFERED_LENGTHS } from "#core/consultations/calendar/longest-appointment.ts";
import { whole } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import type { Kind } from "#adapters/input-file/kind.ts";

/** Minutes of an appointment, and of its practitioner's rest after it. Source: specification/slots.md, The command. */
export const LENGTH = whole(1, LONGEST_LENGTH);
export const BUFFER = whole(0, LONGEST_BUFFER);

/** Minutes for which a practitioner can be booked. Source: specification/slots.md, The command. */
export const OFFERED_LENGTH: Kind<number> = {
  expected: OFFERED_LENGTHS.join(", ").replace(/, (?=[^,]*$)/, " or "),
  read: (value) => OFFERED_LENGTHS.find((length) => length === value) ?? FAULTY,
};

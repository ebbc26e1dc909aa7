import { LONGEST_BUFFER, LONGEST_LENGTH } from "#core/consultations/calendar/longest-appointment.ts";
import { whole } from "#adapters/input-file/kind.ts";

/** Minutes of an appointment, and of its practitioner's rest after it. Source: specification/slots.md, The command. */
export const LENGTH = whole(1, LONGEST_LENGTH);
export const BUFFER = whole(0, LONGEST_BUFFER);

import { token } from "../../shared/token.ts";
import type { KeptBooking } from "../booking/bookings.port.ts";
import type { HealthSummary } from "../safety/person-health.ts";

/**
 * What the practitioner of an appointment may read at a time, in milliseconds since 1970, of what its patient has told of allergies,
 * illnesses, pregnancy and medicines; null: nothing of the patient's health data. Source: specification/prescriptions.md, Allergies.
 */
export type ReadHealthSummary = (stored: Pick<KeptBooking, "booking">, at: number) => Promise<HealthSummary | null>;
export const ReadHealthSummary = token<ReadHealthSummary>("ReadHealthSummary");

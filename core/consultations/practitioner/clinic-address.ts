import type { Practitioner } from "../practitioner.ts";

/**
 * Where a practitioner is written to on papers: the first clinic; null: there is none. Source: specification/consultations.md, Papers of a
 * booking.
 */
export function clinicAddress({ clinics: [clinic] }: Pick<Practitioner, "clinics">): string | null {
  return clinic === undefined ? null : `${clinic.name}, ${clinic.address}, ${clinic.city} ${clinic.pincode}`;
}

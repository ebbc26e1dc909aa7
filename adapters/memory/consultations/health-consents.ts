import { patientKey } from "#core/account/patient.ts";
import type { Patient } from "#core/account/patient.ts";
import type { GivenConsent } from "#core/assessments/retention/retained-consultation.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/**
 * Notes when the consent to the use of a patient's health data was given or withdrawn, in milliseconds since 1970. The same again changes
 * nothing.
 */
export function noteConsent({ healthConsents }: Memory, patient: Patient, consent: boolean, at: number): void {
  const former = healthConsents.get(patientKey(patient));
  const stands = former?.withdrawnAt === null;
  if (consent && !stands) healthConsents.set(patientKey(patient), { givenAt: at, withdrawnAt: null });
  if (!consent && stands) healthConsents.set(patientKey(patient), { givenAt: former.givenAt, withdrawnAt: at });
}

export const consentOf = ({ healthConsents }: Memory, patient: Patient): GivenConsent | null =>
  healthConsents.get(patientKey(patient)) ?? null;

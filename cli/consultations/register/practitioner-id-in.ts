import { practitionerId } from "#core/consultations/practitioner.ts";
import type { PractitionerId } from "#core/consultations/practitioner.ts";

/** The id of a practitioner that was typed; null: nothing was. */
export const practitionerIdIn = (typed: string | undefined): PractitionerId | null =>
  typed === undefined || typed.trim() === "" ? null : practitionerId(typed.trim());

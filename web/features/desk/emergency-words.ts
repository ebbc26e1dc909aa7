import { sharedPhrases } from "#web/features/consultations/wording/shared.ts";
import { dayPhrases } from "./wording/day.ts";
import type { EmergencySign } from "#core/consultations/safety/person-health.ts";

/** What the desk says of a patient who answered something that can be a sign of an emergency. */
export const emergencyWords = (sign: EmergencySign): string => (sign === "self-harm" ? sharedPhrases.selfHarm : dayPhrases.emergencySign);

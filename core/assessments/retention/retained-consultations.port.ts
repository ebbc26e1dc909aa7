import type { PractitionerId } from "../../consultations/practitioner.ts";
import { token } from "../../shared/token.ts";
import type { Day } from "../../shared/day.ts";
import type { RetainedConsultation } from "./retained-consultation.ts";

/** What care law keeps of erased accounts' appointments. The erasure of an account adds to it; nothing ever changes it. */
export type RetainedConsultations = {
  /** Those of a practitioner's Indian day, the earliest first. */
  ofDay(practitioner: PractitionerId, day: Day): Promise<readonly RetainedConsultation[]>;
  /** Deletes those whose day has come; `today` in India. */
  forget(today: Day): Promise<void>;
};
export const RetainedConsultations = token<RetainedConsultations>("RetainedConsultations");

import { token } from "../../shared/token.ts";
import type { Patient } from "../../account/patient.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Trackers } from "../trackers.port.ts";

/** Gives or withdraws the consent to health data. Withdrawn, nothing new is kept; what is there stays its owner's. Source: specification/assessments.md, Consent to the use of health data. */
export type AllowHealthData = (patient: Patient, consent: boolean) => Promise<null>;
export const AllowHealthData = token<AllowHealthData>("AllowHealthData");

export const makeAllowHealthData =
  ({ trackers, now }: { readonly trackers: Pick<Trackers, "setConsent">; readonly now: Clock }): AllowHealthData =>
  async (patient, consent) => {
    await trackers.setConsent(patient, consent, now());
    return null;
  };

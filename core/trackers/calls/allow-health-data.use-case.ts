import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Patient } from "../../account/patient.ts";

/**
 * Gives or withdraws the consent to health data. Withdrawn, nothing new is kept; what is there stays its owner's. Source:
 * specification/assessments.md, Consent to the use of health data.
 */
export type AllowHealthData = (patient: Patient, consent: boolean) => Promise<null>;
export const AllowHealthData = useCase<AllowHealthData>("trackers", "AllowHealthData");

export const makeAllowHealthData = maker(
  AllowHealthData,
  { trackers: Trackers, now: Clock },
  ({ trackers, now }: { readonly trackers: Pick<Trackers, "setConsent">; readonly now: Clock }) =>
    async (patient, consent) => {
      await trackers.setConsent(patient, consent, now());
      return null;
    },
);

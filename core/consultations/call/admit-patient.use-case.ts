import { token } from "../../shared/token.ts";
import { stepAtDesk } from "./step-at-desk.ts";
import type { DeskNeeds, StepAtDesk } from "./step-at-desk.ts";

/** Lets a patient in who waits. Again it changes nothing. Source: specification/consultation-calls.md, Being let in. */
export type AdmitPatient = StepAtDesk;
export const AdmitPatient = token<AdmitPatient>("AdmitPatient");

export const makeAdmitPatient = (needs: DeskNeeds): AdmitPatient =>
  stepAtDesk(needs, () => ({ deeds: [{ kind: "admit" }], event: "admit" }));

import { token } from "../../shared/token.ts";
import { stepAtDesk } from "./step-at-desk.ts";
import type { DeskNeeds, StepAtDesk } from "./step-at-desk.ts";

/** Ends a consultation that took place: its fee is earned and its room closed. Source: specification/consultations.md, States of a booking. */
export type CompleteCall = StepAtDesk;
export const CompleteCall = token<CompleteCall>("CompleteCall");

export const makeCompleteCall = (needs: DeskNeeds): CompleteCall => stepAtDesk(needs, () => ({ deeds: [], event: "complete" }));

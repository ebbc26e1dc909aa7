import { useCase } from "../../shared/token.ts";
import { deskNeeds, stepAtDesk } from "./step-at-desk.ts";
import { maker } from "../../shared/use-case.ts";
import type { DeskNeeds, StepAtDesk } from "./step-at-desk.ts";

/**
 * Ends a consultation that took place: its fee is earned and its room closed. Source: specification/consultations.md, States of a booking.
 */
export type CompleteCall = StepAtDesk;
export const CompleteCall = useCase<CompleteCall>("consultations", "CompleteCall");

export const makeCompleteCall = maker(CompleteCall, deskNeeds, (needs: DeskNeeds) =>
  stepAtDesk(needs, () => ({ deeds: [], event: "complete" })),
);

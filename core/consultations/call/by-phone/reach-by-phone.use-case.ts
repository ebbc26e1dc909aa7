import { useCase } from "../../../shared/token.ts";
import { deskNeeds, stepAtDesk } from "../step-at-desk.ts";
import { maker } from "../../../shared/use-case.ts";
import type { DeskNeeds, StepAtDesk } from "../step-at-desk.ts";

/**
 * A practitioner says that they have reached the patient by phone: the consultation goes on without a line, and is not given up. Again it
 * changes nothing; refused while there is a line. Source: specification/consultation-calls.md, A bad line.
 */
export type ReachByPhone = StepAtDesk;
export const ReachByPhone = useCase<ReachByPhone>("consultations", "ReachByPhone");

export const makeReachByPhone = maker(ReachByPhone, deskNeeds, (needs: DeskNeeds) =>
  stepAtDesk(needs, () => ({ deeds: [{ kind: "by-phone" }], event: null })),
);

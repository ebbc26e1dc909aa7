import { useCase } from "../../shared/token.ts";
import { deskNeeds, stepAtDesk } from "./step-at-desk.ts";
import { maker } from "../../shared/use-case.ts";
import type { DeskNeeds, StepAtDesk } from "./step-at-desk.ts";

/**
 * Puts a patient out of the room, who must check in and be let in anew. Again it changes nothing. Source:
 * specification/consultation-calls.md, Being let in.
 */
export type RemovePatient = StepAtDesk;
export const RemovePatient = useCase<RemovePatient>("consultations", "RemovePatient");

export const makeRemovePatient = maker(RemovePatient, deskNeeds, (needs: DeskNeeds) =>
  stepAtDesk(needs, () => ({ deeds: [{ kind: "remove" }], event: null })),
);

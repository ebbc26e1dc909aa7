import { token } from "../../shared/token.ts";
import { stepAtDesk } from "./step-at-desk.ts";
import type { FreezeSharedData } from "../access/freeze-shared-data.port.ts";
import type { DeskNeeds, StepAtDesk } from "./step-at-desk.ts";

/**
 * Lets a patient in who waits. Again it changes nothing. With their first admission the call begins, and what they shared for it is frozen.
 * Source: specification/consultation-calls.md, Being let in.
 */
export type AdmitPatient = StepAtDesk;
export const AdmitPatient = token<AdmitPatient>("AdmitPatient");

export const makeAdmitPatient = ({ freeze, ...needs }: DeskNeeds & { readonly freeze: FreezeSharedData }): AdmitPatient => {
  const admit = stepAtDesk(needs, () => ({ deeds: [{ kind: "admit" }], event: "admit" }));
  return async (account, id) => {
    const [practitioner, seen] = await Promise.all([needs.practitionerOf(account), needs.rooms.find(id)]);
    const booking = seen?.kept.booking ?? null;
    // Before the admission: a copy that is left without one is replaced by the next.
    if (booking !== null && booking.practitioner === practitioner?.id && booking.state === "checked_in") await freeze(booking, needs.now());
    return admit(account, id);
  };
};

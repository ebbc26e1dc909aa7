import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { roomView } from "./room-view.ts";
import { bringsVideo } from "./signal.ts";
import { roomSteppedAtDesk } from "./step-at-desk.ts";
import { maker } from "../../shared/use-case.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { Rooms } from "./rooms.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { FreezeSharedData } from "../access/freeze-shared-data.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { SeenRoom } from "./rooms.port.ts";
import type { Signal } from "./signal.ts";
import type { DeskNeeds, StepAtDesk } from "./step-at-desk.ts";

/** What the practitioner's browser says first to the patient's, between the connections at both seats. */
export type Opening = { readonly from: string; readonly to: string; readonly signal: Signal };

/** `opening` null: nothing is to be said yet. */
export type Admission = { readonly booking: PayableId; readonly opening: Opening | null };

/**
 * Lets a patient in who waits. Again it changes nothing. With their first admission the call begins, and what they shared for it is frozen.
 * The opening is said at once, where both still have their seats; said again, it counts once.
 * Source: specification/consultation-calls.md, Being let in.
 */
export type AdmitPatient = (account: CustomerId, admission: Admission) => ReturnType<StepAtDesk>;
export const AdmitPatient = useCase<AdmitPatient>("consultations", "AdmitPatient");

export const makeAdmitPatient = maker(
  AdmitPatient,
  { rooms: Rooms, practitionerOf: PractitionerOf, now: Clock, freeze: FreezeSharedData },
  ({ freeze, ...needs }: DeskNeeds & { readonly freeze: FreezeSharedData }) => {
    const admit = roomSteppedAtDesk(needs, () => ({ deeds: [{ kind: "admit" }], event: "admit" }));
    return async (account, { booking: id, opening }) => {
      const [practitioner, seen] = await Promise.all([needs.practitionerOf(account), needs.rooms.find(id)]);
      const booking = seen?.kept.booking ?? null;
      // Before the admission: a copy that is left without one is replaced by the next.
      if (booking !== null && booking.practitioner === practitioner?.id && booking.state === "checked_in")
        await freeze(booking, needs.now());
      const admitted = await admit(account, id);
      if (admitted.kind === "refused") return admitted;
      if (opening !== null) await say(needs, admitted.value, opening);
      return ok(roomView(admitted.value, "practitioner"));
    };
  },
);

async function say({ rooms, now }: DeskNeeds, seen: SeenRoom, { from, to, signal }: Opening): Promise<void> {
  const { kept, room } = seen;
  const areSeated = room.place === "inside" && room.practitioner.connection === from && room.patient.connection === to;
  if (!areSeated || bringsVideo(signal, kept.booking.mode)) return;
  const [way, at] = [{ booking: kept.booking.id, generation: room.generation, from, to }, now()];
  if (!(await rooms.sendAsRemembered(seen, way, { signal, at }))) await rooms.send(way, signal, at);
}

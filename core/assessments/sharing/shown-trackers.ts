import { attachableTrackers } from "./tracker-span.ts";
import type { Households } from "../../account/households.port.ts";
import type { Booking } from "../../consultations/booking/booking.ts";
import type { Day } from "../../shared/day.ts";
import type { OpenTracker } from "../../trackers/tracked-value.ts";
import type { Trackers } from "../../trackers/trackers.port.ts";

export type ShownTrackersNeeds = {
  readonly households: Pick<Households, "family">;
  readonly trackers: Pick<Trackers, "settingsOf">;
};

/** The trackers whose figures the patient of a booking is shown on a day; none of a member who has left the family. */
export async function shownTrackers(
  { households, trackers }: ShownTrackersNeeds,
  { customer, member }: Pick<Booking, "customer" | "member">,
  today: Day,
): Promise<readonly OpenTracker[]> {
  const [family, { bodyFigures }] = await Promise.all([households.family(customer), trackers.settingsOf(customer)]);
  if (member === null) return attachableTrackers({ bodyFigures, birthdate: null }, today);
  const patient = family.find(({ id }) => id === member);
  return patient === undefined ? [] : attachableTrackers({ bodyFigures, birthdate: patient.birthdate }, today);
}

import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { readForBooking } from "../../consultations/booking/access-entry.ts";
import { emergencySignIn } from "./emergency-sign.ts";
import { readableData } from "./readable-data.ts";
import { maker } from "../../shared/use-case.ts";
import { Assessments } from "../answering/assessments.port.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { MeasuredProfiles } from "../answering/measured-profiles.ts";
import { PatientReports } from "./patient-reports.port.ts";
import { SharedCopies } from "./shared-copies.port.ts";
import { Households } from "../../account/households.port.ts";
import { Trackers } from "../../trackers/trackers.port.ts";
import { TrackerSpans } from "./tracker-spans.port.ts";
import { PractitionerOf } from "../../consultations/practitioner/practitioner-of.use-case.ts";
import { AccessLog } from "../../consultations/access/access-log.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { UnknownBooking } from "../../consultations/booking/change-my-booking.ts";
import type { EmergencySign } from "../../consultations/safety/person-health.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { ReadableNeeds } from "./readable-data.ts";

/**
 * Whether the patient of an appointment answered something for it that can be a sign of an emergency, as far as its practitioner, who is
 * signed in, may read it now; null: nothing that they may read is one. Where there is one, the patient's log has that the assessments were
 * read before it is answered. Somebody else's appointment is refused like one that does not exist. Source: specification/consultations.md,
 * Who may see what.
 */
export type ShowEmergencySign = (account: CustomerId, booking: PayableId) => Promise<Result<EmergencySign | null, UnknownBooking>>;
export const ShowEmergencySign = useCase<ShowEmergencySign>("assessments", "ShowEmergencySign");

type Needs = ReadableNeeds & { readonly accessLog: Pick<AccessLog, "add">; readonly now: Clock };

export const makeShowEmergencySign = maker(
  ShowEmergencySign,
  {
    assessments: Assessments,
    bookings: Bookings,
    consents: ListCareConsents,
    profiles: MeasuredProfiles,
    reports: PatientReports,
    copies: SharedCopies,
    households: Households,
    trackers: Trackers,
    spans: TrackerSpans,
    practitionerOf: PractitionerOf,
    accessLog: AccessLog,
    now: Clock,
  },
  ({ accessLog, now, ...needs }: Needs) =>
    async (account, booking) => {
      const at = now();
      const found = await readableData(needs, account, { booking, at });
      if (found.kind === "refused") return found;
      const { kept, readable } = found.value;
      const sign = emergencySignIn(readable?.data.assessments ?? []);
      if (sign !== null) await accessLog.add(readForBooking(kept, { seen: ["assessments"], at }));
      return ok(sign);
    },
);

import { indianDay } from "../../shared/indian-time.ts";
import { sharedSpans } from "./shared-spans.ts";
import { stateAfter } from "../answering/assessment-step.ts";
import type { Booking } from "../../consultations/booking/booking.ts";
import type { Bookings } from "../../consultations/booking/bookings.port.ts";
import type { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import type { Assessments } from "../answering/assessments.port.ts";
import type { SharedSpansNeeds } from "./shared-spans.ts";
import type { MeasuredProfiles } from "../answering/measured-profiles.ts";
import type { PatientReports } from "./patient-reports.port.ts";
import type { PatientReport } from "./patient-report.ts";
import type { SharedData, SharedReport } from "./shared-data.ts";

export type CurrentNeeds = SharedSpansNeeds & {
  readonly bookings: Pick<Bookings, "complaint">;
  readonly assessments: Pick<Assessments, "of">;
  readonly profiles: MeasuredProfiles;
  readonly reports: Pick<PatientReports, "of">;
};

/** What the patient of a booking shares for it at a time, in milliseconds since 1970. Whether they may be read is not decided here. */
export async function currentData(needs: CurrentNeeds, booking: Booking, at: number): Promise<SharedData> {
  const { bookings, assessments, profiles, reports } = needs;
  const { id, customer, member } = booking;
  const [complaint, all, profile, sent, spans] = await Promise.all([
    bookings.complaint(booking),
    assessments.of(customer),
    profiles.of(customer, member),
    reports.of(customer, id),
    sharedSpans(needs, booking, indianDay(at)),
  ]);
  const shared = all.filter((one) => one.booking === id && stateAfter(one.steps) !== "stopped");
  return {
    complaint,
    assessments: shared.map(({ kind, version, answers, steps }) => ({ kind, version, answers, state: stateAfter(steps) })),
    profile,
    reports: sent.filter(({ hiddenAt }) => hiddenAt === null).map(asShared),
    spans,
  };
}

const asShared = ({ id, mediaType, bytes, sentAt }: PatientReport): SharedReport => ({ id, mediaType, bytes, sentAt });

/** Whether a booking's customer consents to the use of its patient's health data. */
export const isConsented = async (consents: ListCareConsents, { customer, member }: Booking): Promise<boolean> =>
  (await consents(customer)).includes(member);

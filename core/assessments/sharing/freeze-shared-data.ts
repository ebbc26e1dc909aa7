import { currentData, isConsented } from "./current-data.ts";
import { maker } from "../../shared/use-case.ts";
import { FreezeSharedData } from "../../consultations/access/freeze-shared-data.port.ts";
import { Assessments } from "../answering/assessments.port.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { MeasuredProfiles } from "../answering/measured-profiles.ts";
import { PatientReports } from "./patient-reports.port.ts";
import { SharedCopies } from "./shared-copies.port.ts";
import { Households } from "../../account/households.port.ts";
import { Trackers } from "../../trackers/trackers.port.ts";
import { TrackerSpans } from "./tracker-spans.port.ts";
import type { CurrentNeeds } from "./current-data.ts";

type Needs = CurrentNeeds & { readonly copies: Pick<SharedCopies, "put">; readonly consents: ListCareConsents };

/**
 * Keeps what the patient shares at that moment. Without their consent there is nothing to keep. Source: specification/assessments.md,
 * States of an assessment.
 */
export const makeFreezeSharedData = maker(
  FreezeSharedData,
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
  },
  ({ copies, consents, ...needs }: Needs) =>
    async (booking, at) => {
      if (await isConsented(consents, booking)) await copies.put(booking, { at, data: await currentData(needs, booking, at) });
    },
);

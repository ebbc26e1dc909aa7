import { patientOf } from "../../account/patient.ts";
import { daysBeside, summaryOfEntries } from "../../trackers/days/tracker-summary.ts";
import { exercisesFor } from "../../trackers/calls/summed-entries.ts";
import { spanAverage } from "../../trackers/days/span-average.ts";
import { countedEntries } from "../../trackers/tracked-value.ts";
import { shownTrackers } from "./shown-trackers.ts";
import type { Booking } from "../../consultations/booking/booking.ts";
import type { SummaryAnswer } from "../../health/tools/summary.ts";
import type { Day } from "../../shared/day.ts";
import type { SpanAverage } from "../../trackers/days/span-average.ts";
import type { Trackers } from "../../trackers/trackers.port.ts";
import type { ShownTrackersNeeds } from "./shown-trackers.ts";
import type { TrackerSpan } from "./tracker-span.ts";
import type { TrackerSpans } from "./tracker-spans.port.ts";

/** Attached days as their practitioner reads them: each with its figure, and their average. No entry is among it. */
export type SharedSpan = TrackerSpan & { readonly days: SummaryAnswer["days"]; readonly average: SpanAverage };

export type SharedSpansNeeds = ShownTrackersNeeds & {
  readonly spans: Pick<TrackerSpans, "of">;
  readonly trackers: Pick<Trackers, "entriesOf" | "settingsOf">;
};

/**
 * What is attached to a booking, as it stands on a day. Figures that the patient hides from themselves are left out. Source:
 * specification/assessments.md, Tracked days.
 */
export async function sharedSpans(needs: SharedSpansNeeds, booking: Booking, today: Day): Promise<readonly SharedSpan[]> {
  const { spans, trackers } = needs;
  const attached = await spans.of(booking.customer, booking.id);
  if (attached.length === 0) return [];
  const patient = patientOf(booking.customer, booking.member);
  const [shown, settings] = await Promise.all([shownTrackers(needs, booking, today), trackers.settingsOf(patient)]);
  const read: SharedSpan[] = [];
  for (const { tracker, from, to } of attached) {
    if (!shown.includes(tracker)) continue;
    const needed = daysBeside(tracker, { from, to });
    const entries = await trackers.entriesOf(patient, tracker, needed);
    const exercises = await exercisesFor(trackers, { patient, tracker, settings }, needed);
    const counted = countedEntries(tracker, entries);
    const { days } = summaryOfEntries({ tracker, entries: counted, exercises, settings, from, to, today });
    read.push({ tracker, from, to, days, average: spanAverage({ tracker, days, entries: counted, today }) });
  }
  return read;
}

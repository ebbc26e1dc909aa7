import { needsExercise } from "../days/exercise-added.ts";
import type { Patient } from "../../account/patient.ts";
import type { Day } from "../../shared/day.ts";
import type { TrackerSettings } from "../tracker-settings.ts";
import type { OpenTracker } from "../tracked-value.ts";
import type { StoredEntry, Trackers } from "../trackers.port.ts";

type Of = { readonly patient: Patient; readonly tracker: OpenTracker; readonly settings: Pick<TrackerSettings, "goals"> };
type Span = { readonly from: Day; readonly to: Day };

/** The exercise that a summary of the tracker needs beside its own entries; empty: it needs none. */
export const exercisesFor = async (
  trackers: Pick<Trackers, "entriesOf">,
  { patient, tracker, settings }: Of,
  days: Span,
): Promise<readonly StoredEntry[]> => (needsExercise(tracker, settings) ? trackers.entriesOf(patient, "exercise", days) : []);

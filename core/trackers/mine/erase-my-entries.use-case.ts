import { useCase } from "../../shared/token.ts";
import { OPEN_TRACKERS } from "../tracked-value.ts";
import { RESULT_TOOLS } from "../results/saved-result.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { SavedResults } from "../results/saved-results.port.ts";
import { MindAnswers } from "../mind/mind-answers.port.ts";
import type { Patient } from "../../account/patient.ts";
import type { KeptTool } from "../../health/kept-results.port.ts";
import type { EntryKind, OpenTracker } from "../tracked-value.ts";
import type { ErasableTracker } from "./erasable-tracker.ts";

/**
 * Erases what a patient noted of one tracker for good, or of all (null): entries with their presses, what is one's own with
 * its tracker, results, and with all of them the
 * answers to the questions of the mind. Goals, pauses and the consent stay. Source: specification/trackers.md, Erasing.
 */
export type EraseMyEntries = (patient: Patient, tracker: ErasableTracker | null) => Promise<null>;
export const EraseMyEntries = useCase<EraseMyEntries>("trackers", "EraseMyEntries");

type Needs = {
  readonly trackers: Pick<Trackers, "erase">;
  readonly results: Pick<SavedResults, "erase">;
  readonly mind: Pick<MindAnswers, "erase">;
  readonly now: Clock;
};

export const makeEraseMyEntries = maker(
  EraseMyEntries,
  { trackers: Trackers, now: Clock, results: SavedResults, mind: MindAnswers },
  ({ trackers, results, mind, now }: Needs) =>
    async (patient, tracker) => {
      const noted = OPEN_TRACKERS.filter((one) => tracker === null || one === tracker).flatMap(kindsOf);
      if (noted.length > 0) await trackers.erase(patient, noted, now());
      if (typeof patient !== "string") return null; // Results and answers about the mind are the customer's own alone.
      const tools = toolsOf(tracker);
      if (tools.length > 0) await results.erase(patient, tools);
      if (tracker === null) await mind.erase(patient);
      return null;
    },
);

/** Dishes of one's own stand with the meals, activities with the exercise. */
function kindsOf(tracker: OpenTracker): readonly EntryKind[] {
  if (tracker === "meal") return [tracker, "dish"];
  return tracker === "exercise" ? [tracker, "activity"] : [tracker];
}

/** Results of a body stand with the weight. */
function toolsOf(tracker: ErasableTracker | null): readonly KeptTool[] {
  if (tracker === null) return RESULT_TOOLS;
  if (tracker === "weight") return ["body"];
  return tracker === "prakriti" || tracker === "stress" ? [tracker] : [];
}

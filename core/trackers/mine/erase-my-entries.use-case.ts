import { token } from "../../shared/token.ts";
import { OPEN_TRACKERS } from "../entries/tracked-value.ts";
import { RESULT_TOOLS } from "../results/saved-result.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { KeptTool } from "../../health/kept-results.port.ts";
import type { MindAnswers } from "../mind/mind-answers.port.ts";
import type { SavedResults } from "../results/saved-results.port.ts";
import type { Trackers } from "../trackers.port.ts";

/** The trackers that can be erased alone. */
export const ERASABLE_TRACKERS = [...OPEN_TRACKERS, "prakriti", "stress"] as const;
export type ErasableTracker = (typeof ERASABLE_TRACKERS)[number];

/**
 * Erases what somebody noted of one tracker for good, or of all (null): entries with their presses, results, and with all of them the
 * answers to the questions of the mind. Goals, pauses and the consent stay. Source: specification/trackers.md, Erasing.
 */
export type EraseMyEntries = (customer: CustomerId, tracker: ErasableTracker | null) => Promise<null>;
export const EraseMyEntries = token<EraseMyEntries>("EraseMyEntries");

type Needs = {
  readonly trackers: Pick<Trackers, "erase">;
  readonly results: Pick<SavedResults, "erase">;
  readonly mind: Pick<MindAnswers, "erase">;
  readonly now: Clock;
};

export const makeEraseMyEntries =
  ({ trackers, results, mind, now }: Needs): EraseMyEntries =>
  async (customer, tracker) => {
    const tools = toolsOf(tracker);
    const noted = OPEN_TRACKERS.filter((one) => tracker === null || one === tracker);
    if (noted.length > 0) await trackers.erase(customer, noted, now());
    if (tools.length > 0) await results.erase(customer, tools);
    if (tracker === null) await mind.erase(customer);
    return null;
  };

/** Results of a body stand with the weight. */
function toolsOf(tracker: ErasableTracker | null): readonly KeptTool[] {
  if (tracker === null) return RESULT_TOOLS;
  if (tracker === "weight") return ["body"];
  return tracker === "prakriti" || tracker === "stress" ? [tracker] : [];
}

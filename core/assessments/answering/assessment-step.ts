/** What happens to an assessment. `amend`: an answer was changed after it was complete. */
export const ASSESSMENT_EVENTS = ["begin", "complete", "amend", "stop"] as const;
export type AssessmentEvent = (typeof ASSESSMENT_EVENTS)[number];

export const ASSESSMENT_STATES = ["in_progress", "completed", "amended", "stopped"] as const;
export type AssessmentState = (typeof ASSESSMENT_STATES)[number];

/** `at` in milliseconds since 1970. */
export type AssessmentStep = { readonly at: number; readonly event: AssessmentEvent };

/**
 * The state after an event, by the state before it; an event that is not named does not fit. Source: specification/assessments.md, States
 * of an assessment.
 */
export const ASSESSMENT_TABLE: Readonly<Record<AssessmentState, Readonly<Partial<Record<AssessmentEvent, AssessmentState>>>>> = {
  in_progress: { complete: "completed", stop: "stopped" },
  completed: { amend: "amended" },
  amended: { complete: "completed" },
  stopped: {},
};

/**
 * The state that steps have made. Throws a RangeError where one does not fit. Source: specification/assessments.md, States of an
 * assessment.
 */
export function stateAfter([first, ...steps]: readonly AssessmentStep[]): AssessmentState {
  if (first?.event !== "begin") throw new RangeError("an assessment begins with its beginning");
  let state: AssessmentState = "in_progress";
  for (const { event } of steps) {
    const next: AssessmentState | undefined = ASSESSMENT_TABLE[state][event];
    if (next === undefined) throw new RangeError(`${event} does not fit ${state}`);
    state = next;
  }
  return state;
}

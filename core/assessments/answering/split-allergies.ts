import { ALLERGY_QUESTIONS } from "./answered-allergies.ts";
import type { NumberedAnswer } from "./assessment.ts";

/** What a question is offered, before somebody keeps it. */
type Offered = Pick<NumberedAnswer, "linkId" | "values">;

/** Between what somebody is allergic to and what happens then: "Peanuts: the lips swell", "दूध – दाने". */
const BEFORE_REACTION = /\s*[:：]\s*|\s+[-–—]+\s+|\s*(?:→|=>)\s*/u;
const BETWEEN_SUBSTANCES = /\s*[,;/\n、،]\s*|\s+(?:and|or|और|या)\s+|\s*&\s*/iu;
const LONGEST = 200;

/**
 * A text that tells of allergies and what happens then, as answers to the two questions of today. It is offered to its writer and kept only
 * by their press. Source: specification/assessments.md, Health profile.
 */
export function splitAllergies(text: string): readonly Offered[] {
  const [before = "", ...after] = text.split(BEFORE_REACTION);
  const substances = before
    .split(BETWEEN_SUBSTANCES)
    .map((one) => one.trim().slice(0, LONGEST))
    .filter((one) => one !== "");
  const reactions = after.join(", ").trim();
  return [
    { linkId: ALLERGY_QUESTIONS.substances, values: [...new Set(substances.length === 0 ? [text.trim().slice(0, LONGEST)] : substances)] },
    ...(reactions === "" ? [] : [{ linkId: ALLERGY_QUESTIONS.reactions, values: [reactions] }]),
  ];
}

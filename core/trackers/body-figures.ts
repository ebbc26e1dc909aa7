import { isMinor } from "../account/family-member.ts";
import type { Day } from "../shared/day.ts";
import type { OpenTracker } from "./tracked-value.ts";

/** Whether somebody wants to see calories and weight. Source: specification/trackers.md, Whose entries. */
export type BodyFigures = "shown" | "hidden";

/** What of them a page shows; "without-calories": those of a child. */
export type ShownFigures = BodyFigures | "without-calories";

/**
 * The birthdate of a member of the family; null: they are the customer's own days. Source: specification/trackers.md, Members of the
 * family.
 */
type Whose = { readonly bodyFigures: BodyFigures; readonly birthdate: Day | null };

/**
 * Whether these are a child's days, which have neither calories nor a goal for them. Source: specification/trackers.md, Members of the
 * family.
 */
export const isOfChild = ({ birthdate }: Pick<Whose, "birthdate">, today: Day): boolean => birthdate !== null && isMinor(birthdate, today);

export function shownFigures(whose: Whose, today: Day): ShownFigures {
  if (whose.bodyFigures === "hidden") return "hidden";
  return isOfChild(whose, today) ? "without-calories" : "shown";
}

/** Whether the figure of a tracker's days is one that is not to be seen. */
export const isFigureHidden = (tracker: OpenTracker, figures: ShownFigures): boolean =>
  (tracker === "meal" && figures !== "shown") || (tracker === "weight" && figures === "hidden");

import type { OpenTracker } from "../entries/tracked-value.ts";

/** Whether somebody wants to see calories and weight. Source: specification/trackers.md, Whose entries. */
export type BodyFigures = "shown" | "hidden";

/** Whether the figure of a tracker's days is one that its owner does not want to see. */
export const isFigureHidden = (tracker: OpenTracker, figures: BodyFigures): boolean =>
  figures === "hidden" && (tracker === "meal" || tracker === "weight");

import type { ComponentType } from "react";
import type { DayEntry, DayView } from "./day-view.ts";

/** What a tracker's page has of its own: how something is noted, and how an entry is changed. */
export type TrackerParts = {
  readonly Add: ComponentType<{ readonly view: DayView }>;
  readonly Change: ComponentType<{ readonly view: DayView; readonly entry: DayEntry; readonly onDone: () => void }>;
};

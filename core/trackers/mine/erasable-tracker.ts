import { OPEN_TRACKERS } from "../tracked-value.ts";

/** The trackers that can be erased alone. Source: specification/trackers.md, Erasing. */
export const ERASABLE_TRACKERS = [...OPEN_TRACKERS, "prakriti", "stress"] as const;
export type ErasableTracker = (typeof ERASABLE_TRACKERS)[number];

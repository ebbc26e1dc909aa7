import type { ComponentType } from "react";
import type { DayView } from "./day-view.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { NotedEntry, TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

/**
 * What a tracker's page has of its own: how something is noted, how an entry is changed, how its days are drawn if not as bars, and what
 * stands below.
 */
export type TrackerParts = {
  readonly Add: ComponentType<{ readonly view: DayView }>;
  /** Who says what was just noted and takes it back: `Add` itself, if not the notices below it. */
  readonly saysNoted?: "add" | undefined;
  readonly Chart?: ComponentType<{ readonly view: DayView }>;
  /** What stands first below the day, if not noting something. */
  readonly first?: "entries";
  /** How the entries of a day are listed, if not one below the other. */
  readonly List?: ComponentType<{
    readonly view: DayView;
    readonly Change: TrackerParts["Change"];
    readonly Explained?: TrackerParts["Explained"] | undefined;
  }>;
  /** Another way to set a goal than typing it. */
  readonly Goal?: ComponentType<{ readonly view: DayView }>;
  readonly Below?: ComponentType<{ readonly view: DayView }>;
  /** What the energy of an entry follows from, where it has any. */
  readonly Explained?: ComponentType<{ readonly value: TrackedValue; readonly store: TrackerStore }> | undefined;
  readonly Change: ComponentType<{ readonly view: DayView; readonly entry: NotedEntry; readonly onDone: () => void }>;
};

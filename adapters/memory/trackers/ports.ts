import { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import { memoryMindAnswers } from "./mind-answers.ts";
import { memorySavedResults } from "./saved-results.ts";
import { memoryTrackers } from "./trackers.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const trackersInMemory: MemoryArea = (memory, keep) => {
  keep(Trackers, memoryTrackers(memory));
  keep(MindAnswers, memoryMindAnswers(memory));
  keep(SavedResults, memorySavedResults(memory));
};

import { Reviews } from "#core/reviews/reviews.port.ts";
import { memoryReviews } from "./reviews.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const reviewsInMemory: MemoryArea = (memory, keep) => {
  keep(Reviews, memoryReviews(memory));
};

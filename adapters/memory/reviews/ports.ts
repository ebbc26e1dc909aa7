import { Reviews } from "#core/reviews/reviews.port.ts";
import { memoryReviews } from "./reviews.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const reviewsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Reviews, memoryReviews(memory));
  },
  exported: {
    reviews: ({ reviews }, customer) => [...reviews.values()].filter((review) => review.customer === customer),
  },
};

import { Reviews } from "#core/reviews/reviews.port.ts";
import * as useCases from "#core/reviews/use-cases.ts";
import { postgresReviews } from "#adapters/postgres/reviews/reviews.ts";
import { reviewsContract } from "#adapters/http-contract/reviews/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const reviewsArea = {
  name: "reviews",
  ports(container, { db }) {
    container.bind(Reviews).toConstantValue(postgresReviews(db));
  },
  useCases,
  contract: reviewsContract,
} as const satisfies ServerArea;

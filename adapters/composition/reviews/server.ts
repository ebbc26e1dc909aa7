import { Reviews } from "#core/reviews/reviews.port.ts";
import { postgresReviews } from "#adapters/postgres/reviews/reviews.ts";
import { reviewsInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/reviews/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const reviewsArea = {
  name: "reviews",
  ports(container, { db }) {
    container.bind(Reviews).toConstantValue(postgresReviews(db));
  },
  useCases: reviewsInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;

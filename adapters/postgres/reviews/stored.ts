import { REVIEW_PICTURE } from "#core/reviews/review-picture.ts";
import { reviews } from "#adapters/postgres/migrations/0015-reviews.ts";
import { settledReports } from "#adapters/postgres/migrations/0020-settled-reports.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { ReviewTables } from "./tables.ts";

export const storedReviews: StoredArea = {
  name: "reviews",
  migrations: {
    "0015-reviews": reviews,
    "0020-settled-reports": settledReports,
  },
  places: {
    review: "several",
    review_picture: "several",
    review_summary: "several",
  } satisfies Places<keyof ReviewTables>,
  audited: ["review"],
  erased: [["review", "customer"]],
  exported: [
    {
      name: "reviews",
      table: "review",
      owner: "customer",
      key: "id",
      columns: ["id", "subject_kind", "subject", "version", "state", "stars", "text", "reason", "written_at"],
    },
  ],
  unusedUploads: { kinds: [REVIEW_PICTURE.name], namedBy: ["review_picture", "upload"] },
};

import { REVIEW_PICTURE } from "#core/reviews/review-picture.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { ReviewTables } from "./tables.ts";

export const storedReviews: StoredArea = {
  name: "reviews",
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

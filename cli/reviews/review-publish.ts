import { databaseCommand } from "#cli/database/database-command.ts";
import { onReviewNamed } from "./review-named.ts";

const COMMAND = "review publish";

/** Shows a review to everybody. */
export const reviewPublish = databaseCommand({ name: COMMAND, switches: ["json"], options: ["review", "as"], files: 0 }, (context) =>
  onReviewNamed(context, COMMAND, { kind: "publish" }),
);

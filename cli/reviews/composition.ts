import { makeDecideReview } from "#core/reviews/decide-review.use-case.ts";
import { makeListReviewsToStaff } from "#core/reviews/list-reviews-to-staff.use-case.ts";
import { postgresReviews } from "#adapters/postgres/reviews/reviews.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { copied, shopFiles } from "#cli/files/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { DecideReview } from "#core/reviews/decide-review.use-case.ts";
import type { ListReviewsToStaff } from "#core/reviews/list-reviews-to-staff.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the review commands ask of the shop's data. */
type ReviewActions = {
  readonly list: (wanted: Parameters<ListReviewsToStaff>[1]) => ReturnType<ListReviewsToStaff>;
  readonly decide: (request: Parameters<DecideReview>[1]) => ReturnType<DecideReview>;
  readonly copy: (file: FileId, path: string) => Promise<"copied" | "missing">;
};

/** Customers' reviews, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withReviews = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: ReviewActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const reviews = postgresReviews(db);
    const decide = makeDecideReview({ reviews, now: Date.now });
    const list = makeListReviewsToStaff({ reviews, log: postgresAuditLog(db), now: Date.now });
    return act({
      list: (wanted) => list(whoActs(context), wanted),
      decide: (decided) => decide(whoActs(context), decided),
      copy: (file, path) => copied(shopFiles(context.settings, context.folder), file, path),
    });
  });

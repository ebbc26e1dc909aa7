import { makeDecideReview } from "#core/reviews/decide-review.use-case.ts";
import { postgresReviews } from "#adapters/postgres/reviews/reviews.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { copied, shopFiles } from "#cli/files/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";

import type { FileId } from "#core/files/file-id.ts";
import type { DecideReview } from "#core/reviews/decide-review.use-case.ts";
import type { Reviews } from "#core/reviews/reviews.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the review commands ask of the shop's data. */
type ReviewActions = Pick<Reviews, "list"> & {
  readonly decide: (asked: Parameters<DecideReview>[1]) => ReturnType<DecideReview>;
  readonly copy: (file: FileId, path: string) => Promise<"copied" | "missing">;
};

/** Customers' reviews, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withReviews = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: ReviewActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const reviews = postgresReviews(db);
    const decide = makeDecideReview({ reviews, now: Date.now });
    return act({
      list: (wanted) => reviews.list(wanted),
      decide: (decided) => decide(whoActs(asked), decided),
      copy: (file, path) => copied(shopFiles(asked.settings, asked.folder), file, path),
    });
  });

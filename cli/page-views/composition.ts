import { makeListPageViews } from "#core/page-views/list-page-views.use-case.ts";
import { postgresPageViews } from "#adapters/postgres/page-views/page-views.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import type { ListedPageViews } from "#core/page-views/list-page-views.use-case.ts";
import type { Day } from "#core/shared/day.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** The counts over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const listedPageViews = (
  { settings, folder }: Pick<CommandContext, "settings" | "folder">,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<ListedPageViews> =>
  withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return makeListPageViews({ pageViews: postgresPageViews(db) })(from, to);
  });

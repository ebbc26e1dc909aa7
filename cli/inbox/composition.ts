import { postgresInbox } from "#adapters/postgres/inbox.ts";
import { postgresSubscriptions } from "#adapters/postgres/subscriptions.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import type { Inbox } from "#core/contact/inbox.port.ts";
import type { Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import type { Asked } from "#cli/database/command.ts";

/** What people wrote and who gets the newsletter, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withInbox = <Answer>(
  { settings, folder }: Pick<Asked, "settings" | "folder">,
  act: (kept: { readonly inbox: Inbox; readonly subscriptions: Subscriptions }) => Promise<Answer>,
): Promise<Answer> =>
  withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return act({ inbox: postgresInbox(db), subscriptions: postgresSubscriptions(db) });
  });

import { makeMarkEnquiry } from "#core/contact/mark-enquiry.use-case.ts";
import { makeReadInbox } from "#core/contact/read-inbox.use-case.ts";
import { postgresInbox } from "#adapters/postgres/contact/inbox.ts";
import { postgresSubscriptions } from "#adapters/postgres/newsletter/subscriptions.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { MarkEnquiry } from "#core/contact/mark-enquiry.use-case.ts";
import type { ReadInbox } from "#core/contact/read-inbox.use-case.ts";
import type { Arguments } from "#cli/arguments.ts";
import type { Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the commands of the inbox ask of the shop's data. */
type InboxActions = {
  readonly read: ReadInbox;
  readonly mark: (wanted: Parameters<MarkEnquiry>[1]) => ReturnType<MarkEnquiry>;
  readonly subscriptions: Pick<Subscriptions, "confirmed">;
};

/** What people wrote and who gets the newsletter, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withInbox = <Answer>(
  { settings, folder }: Pick<CommandContext, "settings" | "folder">,
  act: (actions: InboxActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const inbox = postgresInbox(db);
    const mark = makeMarkEnquiry({ inbox, now: Date.now });
    return act({
      read: makeReadInbox({ inbox }),
      mark: (wanted) => mark(whoActs({ settings, given: UNNAMED }), wanted),
      subscriptions: postgresSubscriptions(db),
    });
  });

/** `--as` says here what becomes of an enquiry, and not who does it. */
const UNNAMED: Arguments = { switches: new Set(), options: new Map(), files: [] };

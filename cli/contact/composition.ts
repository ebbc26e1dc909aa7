import { makeMarkEnquiry } from "#core/contact/mark-enquiry.use-case.ts";
import { makeReadInbox } from "#core/contact/read-inbox.use-case.ts";
import { makeListReadersToStaff } from "#core/newsletter/list-readers-to-staff.use-case.ts";
import { postgresInbox } from "#adapters/postgres/contact/inbox.ts";
import { postgresSubscriptions } from "#adapters/postgres/newsletter/subscriptions.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { MarkEnquiry } from "#core/contact/mark-enquiry.use-case.ts";
import type { ReadInbox } from "#core/contact/read-inbox.use-case.ts";
import type { ListReadersToStaff } from "#core/newsletter/list-readers-to-staff.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the commands of the inbox ask of the shop's data. */
type InboxActions = {
  readonly read: (kind: Parameters<ReadInbox>[1]) => ReturnType<ReadInbox>;
  readonly mark: (wanted: Parameters<MarkEnquiry>[1]) => ReturnType<MarkEnquiry>;
  readonly readers: () => ReturnType<ListReadersToStaff>;
};

/** What people wrote and who gets the newsletter, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withInbox = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: InboxActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const inbox = postgresInbox(db);
    const mark = makeMarkEnquiry({ inbox, now: Date.now });
    const notes = { log: postgresAuditLog(db), now: Date.now };
    const read = makeReadInbox({ inbox, ...notes });
    const readers = makeListReadersToStaff({ subscriptions: postgresSubscriptions(db), ...notes });
    return act({
      read: (kind) => read(whoActs(context), kind),
      mark: (wanted) => mark(whoActs(context), wanted),
      readers: () => readers(whoActs(context)),
    });
  });

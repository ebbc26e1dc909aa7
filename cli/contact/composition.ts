import { postgresInbox } from "#adapters/postgres/contact/inbox.ts";
import { postgresSubscriptions } from "#adapters/postgres/newsletter/subscriptions.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import type { Inbox } from "#core/contact/inbox.port.ts";
import type { Arguments } from "#cli/arguments.ts";
import type { Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import { audited } from "#cli/staff/composition.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What people wrote and who gets the newsletter, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withInbox = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (kept: { readonly inbox: Pick<Inbox, "enquiries" | "messages" | "mark">; readonly subscriptions: Subscriptions }) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const inbox = postgresInbox(db);
    const mark: Inbox["mark"] = (enquiry, state) =>
      audited(db, { settings: asked.settings, given: UNNAMED }, async (trx, write) => {
        const marked = await postgresInbox(trx).mark(enquiry, state);
        if (marked === "marked") await write({ action: "inbox mark", subject: { kind: "enquiry", id: enquiry }, details: { to: state } });
        return marked;
      });
    const { enquiries, messages } = inbox;
    return act({ inbox: { enquiries, messages, mark }, subscriptions: postgresSubscriptions(db) });
  });

/** `--as` says here what becomes of an enquiry, and not who does it. */
const UNNAMED: Arguments = { switches: new Set(), options: new Map(), files: [] };

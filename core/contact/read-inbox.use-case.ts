import { lookedUp } from "../staff/looked-up.ts";
import type { AuditNeeds } from "../staff/looked-up.ts";
import type { EnquiryKind } from "./enquiry.ts";
import type { Inbox, KeptEnquiry, KeptMessage } from "./inbox.port.ts";

/** What people wrote to the shop, each list the latest first. */
export type ReadMail = { readonly enquiries: readonly KeptEnquiry[]; readonly messages: readonly KeptMessage[] };

/**
 * For staff, the latest MOST_READ of each list; with a kind, the enquiries of that kind and no messages; `who` is the staff member's name.
 * The audit log has it with how many they were before anything is answered; where nobody wrote, it has nothing. Source:
 * specification/content.md, Enquiries.
 */
export type ReadInbox = (who: string, kind: EnquiryKind | null) => Promise<ReadMail>;

export const MOST_READ = 200;

export const makeReadInbox =
  ({ inbox, ...notes }: AuditNeeds & { readonly inbox: Pick<Inbox, "enquiries" | "messages"> }): ReadInbox =>
  async (who, kind) => {
    const enquiries = await inbox.enquiries({ kind, limit: MOST_READ });
    const messages = kind === null ? await inbox.messages(MOST_READ) : [];
    await lookedUp(notes, enquiries.length + messages.length === 0 ? null : { enquiries, messages }, () => ({
      who,
      action: "inbox list",
      subject: { kind: "enquiry", id: "all" },
      details: { enquiries: enquiries.length, messages: messages.length },
    }));
    return { enquiries, messages };
  };

import type { EnquiryKind } from "./enquiry.ts";
import type { Inbox, KeptEnquiry, KeptMessage } from "./inbox.port.ts";

/** What people wrote to the shop, each list the latest first. */
export type ReadMail = { readonly enquiries: readonly KeptEnquiry[]; readonly messages: readonly KeptMessage[] };

/** For staff, the latest MOST_READ of each list; with a kind, the enquiries of that kind and no messages. Source: specification/content.md, Enquiries. */
export type ReadInbox = (kind: EnquiryKind | null) => Promise<ReadMail>;

export const MOST_READ = 200;

export const makeReadInbox =
  ({ inbox }: { readonly inbox: Pick<Inbox, "enquiries" | "messages"> }): ReadInbox =>
  async (kind) => ({
    enquiries: await inbox.enquiries({ kind, limit: MOST_READ }),
    messages: kind === null ? await inbox.messages(MOST_READ) : [],
  });

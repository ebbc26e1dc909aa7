import { token } from "../shared/token.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { EnquiryKind, SentEnquiry } from "./enquiry.ts";
import type { EnquiryState } from "./enquiry-state.ts";
import type { SentMessage } from "./message.ts";

export type KeptEnquiry = SentEnquiry & { readonly state: EnquiryState };
export type KeptMessage = SentMessage & { readonly number: number };

/** `change` null leaves the enquiry as it is. */
export type DecidedEnquiry<Answer> = {
  readonly change: { readonly state: EnquiryState; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** The messages that people have sent to the shop. Lists begin with the latest. */
export type Inbox = {
  keepEnquiry(enquiry: SentEnquiry): Promise<void>;
  /** The number that the sender is told; no other message has it. */
  keepMessage(message: SentMessage): Promise<number>;
  /** `kind` null: all kinds. */
  enquiries(request: { readonly kind: EnquiryKind | null; readonly limit: number }): Promise<readonly KeptEnquiry[]>;
  messages(limit: number): Promise<readonly KeptMessage[]>;
  /**
   * Changes the state of an enquiry as core decides (null: there is no such enquiry), and stores the audit entry. Atomic: nothing else
   * changes the enquiry between what `decide` sees and what is stored.
   */
  change<Answer>(enquiry: string, decide: (enquiry: KeptEnquiry | null) => DecidedEnquiry<Answer>): Promise<Answer>;
};
export const Inbox = token<Inbox>("Inbox");

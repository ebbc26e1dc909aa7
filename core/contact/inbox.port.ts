import { token } from "../shared/token.ts";
import type { EnquiryKind, SentEnquiry } from "./enquiry.ts";
import type { SentMessage } from "./message.ts";

/** What people have written to the shop. Lists begin with what came last. */
export type Inbox = {
  keepEnquiry(enquiry: SentEnquiry): Promise<void>;
  /** The number that its sender is told; no other message has it. */
  keepMessage(message: SentMessage): Promise<number>;
  /** `kind` null: of every kind. */
  enquiries(asked: { readonly kind: EnquiryKind | null; readonly limit: number }): Promise<readonly SentEnquiry[]>;
  messages(limit: number): Promise<readonly (SentMessage & { readonly number: number })[]>;
};
export const Inbox = token<Inbox>("Inbox");

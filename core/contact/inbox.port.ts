import { token } from "../shared/token.ts";
import type { EnquiryKind, SentEnquiry } from "./enquiry.ts";
import type { EnquiryState } from "./enquiry-state.ts";
import type { SentMessage } from "./message.ts";

export type KeptEnquiry = SentEnquiry & { readonly state: EnquiryState };
export type KeptMessage = SentMessage & { readonly number: number };

/** What people have written to the shop. Lists begin with what came last. */
export type Inbox = {
  keepEnquiry(enquiry: SentEnquiry): Promise<void>;
  /** The number that its sender is told; no other message has it. */
  keepMessage(message: SentMessage): Promise<number>;
  /** `kind` null: of every kind. */
  enquiries(asked: { readonly kind: EnquiryKind | null; readonly limit: number }): Promise<readonly KeptEnquiry[]>;
  messages(limit: number): Promise<readonly KeptMessage[]>;
  /** Atomic: only from a state that comes before. Once more the same is done already. */
  mark(enquiry: string, state: EnquiryState): Promise<"marked" | "unknown-enquiry" | "out-of-turn">;
};
export const Inbox = token<Inbox>("Inbox");

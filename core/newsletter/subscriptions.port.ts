import { token } from "../shared/token.ts";
import type { Language } from "../shared/language.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { MessageJob } from "../jobs/message-job.ts";

/** Each opens one thing of one subscription, and nothing but it: 256 random bits, kept hashed only. */
export type SubscriptionKeys = { readonly confirm: string; readonly leave: string };

/** Puts the letter that asks for a confirmation into words, as a job that sends it. */
export type ConfirmationLetter = (email: EmailAddress, keys: SubscriptionKeys, language: Language | null) => MessageJob;
export const ConfirmationLetter = token<ConfirmationLetter>("ConfirmationLetter");

/** Who gets the newsletter. `at` in milliseconds since 1970. */
export type Subscriptions = {
  /** Notes that somebody asked for letters to this address, and sends it this letter, both or neither; an address that is confirmed gets none. */
  ask(email: EmailAddress, letter: (email: EmailAddress, keys: SubscriptionKeys) => MessageJob, at: number): Promise<void>;
  /** Confirms what the key was made for, as often as it is used; null: it opens nothing, or was made too long ago. */
  confirm(key: string, at: number): Promise<EmailAddress | null>;
  /** Forgets the address and all of its keys; null: the key opens nothing. */
  leave(key: string): Promise<EmailAddress | null>;
  /** Those who confirmed. */
  confirmed(): Promise<readonly EmailAddress[]>;
};
export const Subscriptions = token<Subscriptions>("Subscriptions");

/** Milliseconds that somebody has to confirm. */
export const CONFIRMABLE = 7 * 24 * 60 * 60 * 1000;

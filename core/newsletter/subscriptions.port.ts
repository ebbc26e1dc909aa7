import { token } from "../shared/token.ts";
import type { Language } from "../shared/language.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { MessageJob } from "../jobs/message-job.ts";

/** The keys of a subscription. Each opens one thing and nothing else: it is 256 random bits, and only its hash is stored. */
export type SubscriptionKeys = { readonly confirm: string; readonly leave: string };

/** Puts the letter that asks for a confirmation into words, as a job that sends it. */
export type ConfirmationLetter = (email: EmailAddress, keys: SubscriptionKeys, language: Language | null) => MessageJob;
export const ConfirmationLetter = token<ConfirmationLetter>("ConfirmationLetter");

/** The addresses that get the newsletter. `at` in milliseconds since 1970. */
export type Subscriptions = {
  /**
   * Stores that the newsletter was asked for at this address, and sends the letter, both or neither. A confirmed address gets no letter.
   */
  ask(email: EmailAddress, letter: (email: EmailAddress, keys: SubscriptionKeys) => MessageJob, at: number): Promise<void>;
  /** Confirms the subscription for which the key was made; the key may be used more than once. null: the key is unknown or too old. */
  confirm(key: string, at: number): Promise<EmailAddress | null>;
  /** Deletes the address and all of its keys; null: the key is unknown. */
  leave(key: string): Promise<EmailAddress | null>;
  /** Those who confirmed. */
  confirmed(): Promise<readonly EmailAddress[]>;
};
export const Subscriptions = token<Subscriptions>("Subscriptions");

/** For how many milliseconds a subscription may be confirmed. */
export const CONFIRMABLE = 7 * 24 * 60 * 60 * 1000;

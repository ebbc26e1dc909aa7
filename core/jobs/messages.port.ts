import { token } from "../shared/token.ts";

/**
 * Sends a text to a mobile. Throws if it can't be handed over; then the caller tries again, under the same id, under which no text goes out
 * twice.
 */
export type Sms = { send(message: SmsMessage, id: string): Promise<void> };
export const Sms = token<Sms>("Sms");

export type SmsMessage = { readonly mobile: string; readonly text: string };

/** Sends a letter to a mailbox, as texts are sent. */
export type Email = { send(message: EmailMessage, id: string): Promise<void> };
export const Email = token<Email>("Email");

/** `leave`: where one POST takes the reader off the list that the letter is for; null: it is for none. */
export type EmailMessage = { readonly email: string; readonly subject: string; readonly text: string; readonly leave: string | null };

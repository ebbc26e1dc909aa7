import { token } from "../shared/token.ts";
import type { Language } from "../shared/language.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { Mobile } from "../identity/mobile.ts";
import type { SignInJob } from "./sign-in-job.ts";

/** What sign-in writes to somebody, as facts; `until` in milliseconds since 1970. */
export type Letter =
  | { readonly kind: "code-by-sms"; readonly mobile: Mobile; readonly code: string; readonly until: number }
  | { readonly kind: "code-by-email"; readonly email: EmailAddress; readonly code: string; readonly until: number }
  | { readonly kind: "confirm-email"; readonly email: EmailAddress; readonly challenge: string; readonly code: string }
  | { readonly kind: "reset-password"; readonly mobile: Mobile; readonly key: string };

/** Puts a letter into words of the reader's language, as a job that sends it; null: nothing is known of it. */
export type Letters = (letter: Letter, language: Language | null) => LetterJob;

/** A letter as it is sent: at any time, or while its code is worth something. */
export type LetterJob = MessageJob | SignInJob;
export const Letters = token<Letters>("Letters");

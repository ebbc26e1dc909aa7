import { token } from "../shared/token.ts";
import type { Language } from "../shared/language.ts";
import type { Site } from "../jobs/site.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { Mobile } from "../identity/mobile.ts";
import type { SignInJob } from "./sign-in-job.ts";

/** The letters of sign-in, as facts; `until` in milliseconds since 1970, `site` where it was asked for; null: that is not known. */
export type Letter =
  | { readonly kind: "code-by-sms"; readonly mobile: Mobile; readonly code: string; readonly until: number }
  | { readonly kind: "code-by-email"; readonly email: EmailAddress; readonly code: string; readonly until: number }
  | { readonly kind: "confirm-email"; readonly email: EmailAddress; readonly challenge: string; readonly code: string }
  | { readonly kind: "reset-password"; readonly mobile: Mobile; readonly key: string; readonly site: Site | null };

/**
 * Puts a letter into words of the reader's language and answers the job that sends it. `language` null: the reader's language is not known.
 */
export type Letters = (letter: Letter, language: Language | null) => LetterJob;

/** The job that sends a letter: at any time, or only while its code is valid. */
export type LetterJob = MessageJob | SignInJob;
export const Letters = token<Letters>("Letters");

import { token } from "../../shared/token.ts";
import type { EmailAddress } from "../../identity/email-address.ts";
import type { FullName } from "../../identity/full-name.ts";
import type { MessageJob } from "../../jobs/message-job.ts";
import type { Language } from "../../shared/language.ts";

/** Says that there is something new, and never what or of whom. Source: specification/notifications.md, Letters. */
export type FitbookLetter = (to: {
  readonly email: EmailAddress;
  readonly name: FullName;
  /** The company's app that brought the reader; null: none. */
  readonly aggregator: string | null;
  readonly language: Language;
  /** The key by which whoever has the letter leaves all of them. */
  readonly leave: string;
}) => MessageJob;
export const FitbookLetter = token<FitbookLetter>("FitbookLetter");

import { token } from "../shared/token.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { Announcement } from "../notifications/announcement.ts";
import type { Language } from "../shared/language.ts";
import type { AlertNews } from "./alert.ts";
import type { AlertKeys } from "./alerts.port.ts";

/** Puts alerts into words. Source: specification/alerts.md, What is sent. */
export type AlertLetters = {
  /** Asks a visitor to confirm; `about` is what they wait for. */
  confirmation(request: {
    readonly email: EmailAddress;
    readonly about: AlertNews;
    readonly keys: AlertKeys;
    readonly language: Language | null;
  }): MessageJob;
  /** Tells the reader that what they waited for has happened; `name` null: the reader is a visitor whose name is not known. */
  news(given: {
    readonly email: EmailAddress;
    readonly name: string | null;
    /** The company's app that brought the reader; null: none, or it is not known. */
    readonly aggregator: string | null;
    readonly news: AlertNews;
    readonly leave: string;
    readonly language: Language | null;
  }): MessageJob;
  announcement(news: AlertNews): Announcement;
};
export const AlertLetters = token<AlertLetters>("AlertLetters");

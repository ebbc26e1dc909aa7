import type { JobKinds } from "./job.ts";

/** A message to a person, as a text message or a letter. */
export type MessageJob =
  | { readonly kind: "send-sms"; readonly mobile: string; readonly text: string }
  | {
      readonly kind: "send-email";
      readonly email: string;
      readonly subject: string;
      readonly text: string;
      /** The address at which one POST takes the reader off the list that this letter is for; null: it is for none. */
      readonly leave: string | null;
    };

export const MESSAGE_JOBS: JobKinds<MessageJob> = { "send-sms": true, "send-email": true };

import type { JobKinds } from "../jobs/job.ts";
import type { MessageJob } from "../jobs/message-job.ts";
import type { Language } from "../shared/language.ts";
import type { Site } from "../jobs/site.ts";

/** The jobs of sign-in. A code is not valid after `until`, in milliseconds since 1970, and is not sent then. */
export type SignInJob =
  | { readonly kind: "send-code"; readonly message: MessageJob; readonly until: number }
  | {
      readonly kind: "offer-password-reset";
      readonly mobile: string;
      readonly language: Language | null;
      /** Where it was asked for; left out in jobs that were stored before it was kept. */
      readonly site?: Site;
    };

export const SIGN_IN_JOBS: JobKinds<SignInJob> = { "send-code": true, "offer-password-reset": true };

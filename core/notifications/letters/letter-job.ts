import type { CustomerId } from "../../identity/customer-id.ts";
import type { JobKinds } from "../../jobs/job.ts";

/** A customer is written to of what they have not read yet, where they chose that. Source: specification/notifications.md, Letters. */
export type LetterJob = { readonly kind: "write-fitbook-letter"; readonly customer: CustomerId };

export const LETTER_JOBS: JobKinds<LetterJob> = { "write-fitbook-letter": true };

const HOUR = 60 * 60 * 1000;
/** What is told in the last moment of an hour is there before its letter is written. */
const UNTIL_TOLD = 60 * 1000;

/** What is told within one hour makes one letter, at its end. `at` in milliseconds since 1970: when it is told. */
export function letterTerms(customer: CustomerId, at: number): { readonly key: string; readonly notBefore: number } {
  const hour = Math.floor(at / HOUR);
  return { key: `${customer}/${hour}`, notBefore: (hour + 1) * HOUR + UNTIL_TOLD };
}

import type { JobKinds } from "../jobs/job.ts";

/** Work that follows from a ticket's steps: telling its customer, and closing it if nobody reopens it. */
export type TicketJob =
  | { readonly kind: "close-ticket"; readonly ticket: number }
  | { readonly kind: "tell-of-ticket"; readonly ticket: number; readonly news: "answered" | "resolved" };

export const TICKET_JOBS: JobKinds<TicketJob> = { "close-ticket": true, "tell-of-ticket": true };

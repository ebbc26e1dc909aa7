import type { Language } from "../shared/language.ts";

/**
 * Work that follows from a change and happens apart from it: later, or where somebody else's server must answer.
 *
 * It is put in the transaction of its cause, so that neither is without the other. It may happen more than once: what it does, done twice, is done once.
 * A code is worth nothing after `until`, in milliseconds since 1970, and is not sent then. A new kind also stands in `kinds` below, and its doing in the composition's workers; the compiler names what is missing.
 */
export type Job =
  | MessageJob
  | { readonly kind: "send-code"; readonly message: MessageJob; readonly until: number }
  | { readonly kind: "erase-account"; readonly customer: string }
  | { readonly kind: "offer-password-reset"; readonly mobile: string; readonly language: Language | null }
  | OrderJob
  | PaymentJob
  | TicketJob;

/** What follows from an order's steps: telling people of it, and what time or a payment provider does to it. `step` counts from 0. */
export type OrderJob =
  | { readonly kind: "follow-order"; readonly order: string; readonly step: number }
  | { readonly kind: "expire-order" | "reconcile-payments"; readonly order: string }
  | { readonly kind: "send-refund"; readonly order: string; readonly refund: number }
  | { readonly kind: "return-surplus"; readonly order: string; readonly payment: string }
  | { readonly kind: "close-return"; readonly order: string; readonly return: number };

/** What is told of a payment: heard again once its order is known; and what the sandbox does, as a provider would on servers of its own. */
export type PaymentJob =
  | {
      readonly kind: "hear-payment";
      readonly provider: string;
      readonly providerOrder: string;
      readonly event: {
        readonly id: string;
        readonly payment: string;
        readonly kind: "authorised" | "captured" | "failed";
        readonly amount: number;
        readonly at: number;
      };
    }
  | { readonly kind: "capture-sandbox-payment" | "tell-of-sandbox-payment"; readonly payment: string }
  | { readonly kind: "tell-of-sandbox-refund"; readonly refund: string };

/** What follows from a ticket's steps: telling its customer, and closing it once nobody has opened it again. */
export type TicketJob =
  | { readonly kind: "close-ticket"; readonly ticket: number }
  | { readonly kind: "tell-of-ticket"; readonly ticket: number; readonly news: "answered" | "resolved" };

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

export type JobKind = Job["kind"];

const kinds: { readonly [K in JobKind]: true } = {
  "send-sms": true,
  "send-email": true,
  "send-code": true,
  "erase-account": true,
  "offer-password-reset": true,
  "follow-order": true,
  "expire-order": true,
  "reconcile-payments": true,
  "send-refund": true,
  "return-surplus": true,
  "close-return": true,
  "hear-payment": true,
  "capture-sandbox-payment": true,
  "tell-of-sandbox-payment": true,
  "tell-of-sandbox-refund": true,
  "close-ticket": true,
  "tell-of-ticket": true,
};

export const JOB_KINDS: readonly string[] = Object.keys(kinds);

/** When a job is due, and what makes it the same as another. */
export type JobTerms = {
  /** One job at most has this key among those of its kind, however often it is put: the cause's own id. Never something personal. */
  readonly key: string;
  /** In milliseconds since 1970; null: at once. */
  readonly notBefore: number | null;
};

/** How each kind of job is done. What throws is tried again with growing pauses, and parked when that does not help. */
export type Workers = { readonly [K in JobKind]: (job: Extract<Job, { kind: K }>) => Promise<void> };

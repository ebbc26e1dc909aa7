/**
 * Work that follows from a change and happens apart from it: later, or where somebody else's server must answer.
 *
 * It is put in the transaction of its cause, so that neither is without the other. It may happen more than once: what it does, done twice, is done once.
 * Each area states its own jobs with their facts; the server joins the areas.
 */
export type Job = { readonly kind: string };

/** When a job is due, and what makes it the same as another. */
export type JobTerms = {
  /** One job at most has this key among those of its kind, however often it is put: the cause's own id. Never something personal. */
  readonly key: string;
  /** In milliseconds since 1970; null: at once. */
  readonly notBefore: number | null;
};

/** A job as an area puts it. */
export type QueuedJob<J extends Job> = { readonly job: J; readonly terms: JobTerms };

/** The kinds of an area's jobs. The compiler names one that is missing. */
export type JobKinds<J extends Job> = { readonly [K in J["kind"]]: true };

/** How each kind of an area's jobs is done. What throws is tried again with growing pauses, and parked when that does not help. */
export type Workers<J extends Job> = { readonly [K in J["kind"]]: (job: Extract<J, { readonly kind: K }>) => Promise<void> };

/**
 * Work that follows from a change but is done separately: later, or because another server must answer.
 *
 * A job is stored in the transaction of the change that causes it, so that neither exists without the other. It may run more than once, so
 * a second run must have no further effect. Each area declares its own jobs with their facts; the server joins them.
 */
export type Job = { readonly kind: string };

/** When a job is due, and the key by which a repeated job is recognised. */
export type JobTerms = {
  /**
   * Among jobs of the same kind, only one has this key, however often it is stored. It is the id of the cause, and never something
   * personal.
   */
  readonly key: string;
  /** In milliseconds since 1970; null: at once. */
  readonly notBefore: number | null;
};

/** A job as an area stores it. */
export type QueuedJob<J extends Job> = { readonly job: J; readonly terms: JobTerms };

/** Some facts of a job, by which parked ones are found. */
export type JobFacts<J extends Job> = J extends Job ? Pick<J, "kind"> & Partial<Omit<J, "kind">> : never;

/** The kinds of an area's jobs. The compiler reports a kind that is missing. */
export type JobKinds<J extends Job> = { readonly [K in J["kind"]]: true };

/** How each kind of an area's jobs is done. A job that throws is tried again with growing pauses; if it still fails, it is parked. */
export type Workers<J extends Job> = { readonly [K in J["kind"]]: (job: Extract<J, { readonly kind: K }>, id: string) => Promise<void> };

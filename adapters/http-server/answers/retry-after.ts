/** Seconds after which an outage may be over, as the header says them. */
export const RETRY_AFTER = "5";

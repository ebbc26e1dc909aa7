/** The seconds after which an outage may be over, as the header gives them. */
export const RETRY_AFTER = "5";

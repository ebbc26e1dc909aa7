/**
 * The most characters of why staff look at something or decide about it, wherever no area's rule says fewer. It stands in the audit log.
 */
export const LONGEST_STAFF_REASON = 500;

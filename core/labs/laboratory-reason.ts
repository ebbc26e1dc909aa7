/**
 * The most characters of what a laboratory gives as its reason to a customer, who reads it: why it corrects a report, or can't use a
 * prescription.
 * Source: specification/labs.md, Staff commands.
 */
export const LONGEST_LABORATORY_REASON = 300;

/**
 * The most characters of why staff give back of what was earned. It stands in the purchase's step and in the audit log; nothing of
 * anybody's health belongs in it. Source: specification/consultations.md, Money back; specification/labs.md, Money back of a lab booking.
 */
export const LONGEST_GIVE_BACK_REASON = 200;

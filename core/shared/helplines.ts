/**
 * Tele-MANAS, the government's line for mental health: free, day and night, in many languages. Source: specification/safety.md, Helplines.
 */
export const TELE_MANAS = "14416";

/** The one number for every emergency in India. Source: specification/safety.md, Helplines. */
export const EMERGENCY_NUMBER = "112";

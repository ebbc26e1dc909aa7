/**
 * Why a practitioner cancels an appointment: they can't come, their hours have changed, or the time should not have been offered. None
 * tells anything of their health or of the patient's. Source: specification/consultations.md, Cancelling at the desk.
 */
export const CALL_OFF_REASONS = ["cannot-come", "hours-changed", "offered-by-mistake"] as const;
export type CallOffReason = (typeof CALL_OFF_REASONS)[number];

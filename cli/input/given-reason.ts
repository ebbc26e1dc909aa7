import { LONGEST_STAFF_REASON } from "#core/staff/staff-reason.ts";
import type { Arguments } from "#cli/arguments.ts";

export const expectedReason = (most = LONGEST_STAFF_REASON): string => `expected --reason TEXT of at most ${most} characters`;

/** Why staff do something, as --reason says it; null: nothing that may stand for it. */
export function givenReason(options: Arguments["options"], most = LONGEST_STAFF_REASON): string | null {
  const reason = (options.get("reason") ?? "").normalize("NFC").trim();
  return reason === "" || reason.length > most ? null : reason;
}

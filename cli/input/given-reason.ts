import type { Arguments } from "#cli/arguments.ts";

/** So many characters a reason has at most where no rule says fewer. */
const LONGEST_REASON = 500;

export const expectedReason = (most = LONGEST_REASON): string => `expected --reason TEXT of at most ${most} characters`;

/** Why staff do something, as --reason says it; null: nothing that may stand for it. */
export function givenReason(options: Arguments["options"], most = LONGEST_REASON): string | null {
  const reason = (options.get("reason") ?? "").normalize("NFC").trim();
  return reason === "" || reason.length > most ? null : reason;
}

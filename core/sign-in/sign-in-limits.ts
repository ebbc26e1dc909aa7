import type { Limit } from "../shared/limits.port.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Codes to one number or mailbox from one place: the gap between two of them, and the most in a day.
 * Source: specification/sign-in.md, Codes.
 */
export const CODE_GAP: Limit = { name: "code-gap", most: 1, within: 30 * SECOND };
export const CODES_A_DAY: Limit = { name: "codes-a-day", most: 5, within: DAY };

/** When one of these limits is used up, the human check is harder and the gap longer. Nobody is shut out by what others do. */
export const CODES_TO_ONE: Limit = { name: "codes-to-one", most: 10, within: DAY };
export const CODES_FROM_ONE: Limit = { name: "codes-from-one", most: 30, within: HOUR };
export const CODES_IN_ALL: Limit = { name: "codes-in-all", most: 3000, within: HOUR };
export const LONGER_GAP: Limit = { name: "longer-code-gap", most: 1, within: 2 * MINUTE };

/** Tries of codes from one place. */
export const TRIES_FROM_ONE: Limit = { name: "tries-from-one", most: 100, within: HOUR };

/**
 * Attempts with passwords, right or wrong: for one account from one place, from one place, and for one account from everywhere. When the
 * last is used up, each place may try that account less often, but it may: nobody is shut out by what others do. After a new password is
 * set, the account is counted from 0.
 */
export const PASSWORDS_OF_ONE_FROM_ONE: Limit = { name: "passwords-of-one-from-one", most: 5, within: 15 * MINUTE };
export const PASSWORDS_FROM_ONE: Limit = { name: "passwords-from-one", most: 50, within: HOUR };
export const PASSWORDS_OF_ONE: Limit = { name: "passwords-of-one", most: 50, within: HOUR };
export const FEWER_PASSWORDS: Limit = { name: "fewer-passwords", most: 2, within: 15 * MINUTE };

/** Letters about a forgotten password: to one number from one place, to one number, and from one place. */
export const RESETS_TO_ONE_FROM_ONE: Limit = { name: "resets-to-one-from-one", most: 3, within: HOUR };
export const RESETS_TO_ONE: Limit = { name: "resets-to-one", most: 10, within: DAY };
export const RESETS_FROM_ONE: Limit = { name: "resets-from-one", most: 20, within: HOUR };
/** Attempts with keys from one place. */
export const KEYS_FROM_ONE: Limit = { name: "keys-from-one", most: 50, within: HOUR };

/** The tasks given to one place, how often one place may ask about a proof alone, and the limit that marks a proof as used. */
export const TASKS_FROM_ONE: Limit = { name: "tasks-from-one", most: 300, within: HOUR };
export const PROOFS_FROM_ONE: Limit = { name: "proofs-from-one", most: 300, within: HOUR };
export const proofOnce = (within: number): Limit => ({ name: "proof-once", most: 1, within });

/** The limits whose number the shop's operator may choose. */
export const SIGN_IN_LIMITS: readonly Limit[] = [
  CODES_A_DAY,
  CODES_TO_ONE,
  CODES_FROM_ONE,
  CODES_IN_ALL,
  TRIES_FROM_ONE,
  PASSWORDS_OF_ONE_FROM_ONE,
  PASSWORDS_FROM_ONE,
  PASSWORDS_OF_ONE,
  RESETS_TO_ONE_FROM_ONE,
  RESETS_TO_ONE,
  RESETS_FROM_ONE,
  KEYS_FROM_ONE,
  TASKS_FROM_ONE,
  PROOFS_FROM_ONE,
];

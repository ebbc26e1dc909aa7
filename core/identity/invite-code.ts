import { asciiDigits } from "../shared/ascii-digits.ts";

declare const inviteCodeBrand: unique symbol;

/**
 * The code that a customer passes on, so that it is known who invited a new customer. It is set once, at sign-up.
 * Source: specification/account.md, Invite codes.
 */
export type InviteCode = string & { readonly [inviteCodeBrand]: true };

export const INVITE_CODE_LENGTH = 8;

/** Digits and capital letters without I, L, O and U, which look like other characters: Crockford's base 32. */
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The code in a written text, with spaces and hyphens anywhere, in lower case or in digits of any Indian script; null: the text is no code.
 * Letters that no code contains are read as the digits that they look like.
 */
export function inviteCodeIn(written: string): InviteCode | null {
  const code = asciiDigits(written.normalize("NFKC"))
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return code.length === INVITE_CODE_LENGTH && [...code].every((symbol) => SYMBOLS.includes(symbol)) ? (code as InviteCode) : null;
}

/** The code made from eight random bytes, five bits of each. */
export const inviteCodeOf = (bytes: Uint8Array): InviteCode =>
  Array.from(bytes.subarray(0, INVITE_CODE_LENGTH), (byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join("") as InviteCode;

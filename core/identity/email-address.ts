declare const emailBrand: unique symbol;

/** An e-mail address in its normal form: however it is written, one mailbox is one account. */
export type EmailAddress = string & { readonly [emailBrand]: true };

const LONGEST = 254;

/** The address that somebody wrote, in its normal form and in small letters; null: it is none. Source: specification/sign-in.md, Mobile, e-mail and name in one form. */
export function emailIn(written: string): EmailAddress | null {
  if (written.length > 2 * LONGEST) return null; // A long run of spaces would take its time.
  const address = written.normalize("NFKC").replace(UNSEEN, "").toLowerCase();
  if (address.length > LONGEST || !GRAMMAR.test(address)) return null;
  return address as EmailAddress;
}

/** At either end: spaces, and the marks of direction that copying brings along. */
const UNSEEN = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** One @, a dot behind it, and nothing in it that a header, a list or a command would read. */
const GRAMMAR =
  /^[^\s@<>()[\],;:\\"\p{C}]{1,64}@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}][\p{L}\p{N}\p{M}-]+$/u;

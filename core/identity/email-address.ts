declare const emailBrand: unique symbol;

/** An e-mail address in its normal form, so that one mailbox is one account, however the address is written. */
export type EmailAddress = string & { readonly [emailBrand]: true };

const LONGEST = 254;

/**
 * The address in a written text, in its normal form and in lower case; null: the text is no address.
 * Source: specification/sign-in.md, Mobile, e-mail and name in one form.
 */
export function emailIn(written: string): EmailAddress | null {
  if (written.length > 2 * LONGEST) return null; // A long run of spaces would take too much time.
  const address = written.normalize("NFKC").replace(UNSEEN, "").toLowerCase();
  if (address.length > LONGEST || !GRAMMAR.test(address)) return null;
  return address as EmailAddress;
}

/** Spaces at both ends, and the direction marks that are copied along with a text. */
const UNSEEN = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** One @, a dot after it, and no character that has a meaning in a header, a list or a command. */
const GRAMMAR =
  /^[^\s@<>()[\],;:\\"\p{C}]{1,64}@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}][\p{L}\p{N}\p{M}-]+$/u;

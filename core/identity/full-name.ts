declare const nameBrand: unique symbol;

/** A person's name: letters of any script and spaces, at most 80 characters. */
export type FullName = string & { readonly [nameBrand]: true };

/** The name of an erased account. */
export const NO_NAME = "" as FullName;

export const LONGEST_NAME = 80;

/**
 * The name in a typed text, without spaces around it and with single spaces inside. null if the text contains anything but letters with
 * their marks and spaces, is empty or is too long. Joiners are allowed after a letter of an Indian script and before another.
 * Source: specification/sign-in.md, Mobile, e-mail and name in one form.
 */
export function fullNameIn(typed: string): FullName | null {
  const name = typed.normalize("NFC").replace(/ +/g, " ").replace(/^ | $/g, "");
  if ([...name].length > LONGEST_NAME || !LETTERS.test(name)) return null;
  return name as FullName;
}

const INDIC = String.raw`\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Gujr}\p{Script=Orya}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\p{Script=Sinh}`;
const JOINED = String.raw`(?<=[${INDIC}])[\u200c\u200d](?=[${INDIC}])`;
const LETTERS = new RegExp(String.raw`^(?:\p{L}(?:\p{M}|${JOINED})*)+(?: (?:\p{L}(?:\p{M}|${JOINED})*)+)*$`, "u");

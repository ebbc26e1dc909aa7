import { asciiDigits } from "../../shared/ascii-digits.ts";
import { CODE_LENGTH } from "./one-time-code.ts";

/** What the four boxes hold of what was typed, pasted or filled in: digits alone, also of Indian scripts, and no more than fit. Source: specification/sign-in.md, The form. */
export const codeTyped = (text: string): string => asciiDigits(text.normalize("NFKC")).replace(/\D/gu, "").slice(0, CODE_LENGTH);

/** Each box's digit, "" where it has none. */
export const boxesOf = (code: string): readonly string[] => Array.from({ length: CODE_LENGTH }, (_, box) => code[box] ?? "");

/** Verification starts by itself once the last box is filled by this change, and not again while all stay as they are. */
export const startsVerification = (before: string, after: string): boolean => after.length === CODE_LENGTH && after !== before;

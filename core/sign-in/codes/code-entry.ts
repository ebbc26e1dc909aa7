import { asciiDigits } from "../../shared/ascii-digits.ts";
import { CODE_LENGTH } from "./one-time-code.ts";

/**
 * The content of the four boxes after typing, pasting or filling in: only digits, of Indian scripts too, and no more than fit.
 * Source: specification/sign-in.md, The form.
 */
export const codeTyped = (text: string): string => asciiDigits(text.normalize("NFKC")).replace(/\D/gu, "").slice(0, CODE_LENGTH);

/** The digit of each box, "" for an empty one. */
export const boxesOf = (code: string): readonly string[] => Array.from({ length: CODE_LENGTH }, (_, box) => code[box] ?? "");

/** Whether verification starts by itself: this change fills the last box. It does not start again as long as all digits stay the same. */
export const startsVerification = (before: string, after: string): boolean => after.length === CODE_LENGTH && after !== before;

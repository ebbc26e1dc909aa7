import { ENGLISH_NUMBERS } from "#core/invoices/english-numbers.ts";
import { HINDI_NUMBERS } from "#core/invoices/hindi-numbers.ts";
import type { Language } from "#core/shared/language.ts";

/** The paise that an amount in words means, read from the left as somebody would. Throws on a word of neither money nor number. */
export function rupeesIn(text: string, language: Language): number {
  const words = language === "en" ? ENGLISH_NUMBERS : HINDI_NUMBERS;
  const larger: Readonly<Record<string, number>> = { [words.thousand]: 1_000, [words.lakh]: 100_000, [words.crore]: 10_000_000 };
  let [paise, number, group] = [0, 0, 0];
  for (const word of text.split(" ")) {
    const below = words.upTo99.indexOf(word);
    if (below >= 0) group += below;
    else if (word === words.hundred) group *= 100;
    else if (larger[word] !== undefined) [number, group] = [number + group * larger[word], 0];
    else if (word === words.rupee || word === words.rupees) [paise, number, group] = [paise + (number + group) * 100, 0, 0];
    else if (word === words.paisa || word === words.paise) [paise, number, group] = [paise + number + group, 0, 0];
    else if (word !== words.and && word !== words.only) throw new RangeError(word);
  }
  return paise;
}

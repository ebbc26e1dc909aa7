/**
 * A text as search compares it: without letter case, without the marks of transliterated Latin ("Triphalā" is found by
 * "triphala"), any run of space as one. The signs of Indian scripts stay, as they are letters there.
 */
export const searchedText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, " ");

import type { ProductDetails } from "./product.ts";

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

/** The words of what somebody typed, as search compares them. None: nothing was asked. */
export const searchedWords = (typed: string): readonly string[] =>
  searchedText(typed)
    .split(" ")
    .filter((word) => word !== "");

/** All by which a product is found: its title first, then the title's spellings, a line each. */
export const searchedOf = ({ title, spellings }: ProductDetails): string =>
  [title, spellings.hindi ?? "", spellings.sanskrit ?? ""].map(searchedText).join("\n");

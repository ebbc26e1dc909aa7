import type { NumberWords } from "./number-words.ts";

const FIRST =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
const TENS = "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");

/** Numbers in English as Indian invoices write them. Source: specification/invoices.md, What an invoice tells. */
export const ENGLISH_NUMBERS: NumberWords = {
  upTo99: [...FIRST, ...TENS.flatMap((ten) => FIRST.slice(0, 10).map((one, place) => (place === 0 ? ten : `${ten}-${one}`)))],
  hundred: "Hundred",
  thousand: "Thousand",
  lakh: "Lakh",
  crore: "Crore",
  rupee: "Rupee",
  rupees: "Rupees",
  paisa: "Paisa",
  paise: "Paise",
  and: "and",
  only: "Only",
};

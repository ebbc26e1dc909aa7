import { asciiDigits } from "../shared/ascii-digits.ts";

/**
 * The 36 states and union territories of India by the names that addresses and pincodes carry: each with its code in GST law and how it is
 * written besides: its letters on number plates, its former names, everyday spellings and Hindi.
 * The codes are those of the GST portal; 25 and 28 are given no more. Source: specification/invoices.md, Place of supply.
 */
const STATES = [
  [
    "Andaman and Nicobar Islands",
    "35",
    "an, andaman and nicobar, andaman nicobar, andaman nicobar islands, a and n islands, अंडमान और निकोबार, अंडमान और निकोबार द्वीपसमूह",
  ],
  ["Andhra Pradesh", "37", "ap, ad, andhra, andhra pradesh new, आंध्र प्रदेश, आन्ध्र प्रदेश"],
  ["Arunachal Pradesh", "12", "ar, arunachal, अरुणाचल प्रदेश"],
  ["Assam", "18", "as, asam, असम"],
  ["Bihar", "10", "br, bh, बिहार"],
  ["Chandigarh", "04", "ch, chandigadh, चंडीगढ़"],
  ["Chhattisgarh", "22", "cg, ct, chattisgarh, chhatisgarh, chhattisgadh, chattisgadh, छत्तीसगढ़"],
  [
    "Dadra and Nagar Haveli and Daman and Diu",
    "26",
    "dh, dd, dn, dnh, dnhdd, dadra and nagar haveli, dadra nagar haveli, daman and diu, daman diu, dadra nagar haveli and daman diu, dadra nagar haveli daman diu, दादरा और नगर हवेली और दमन और दीव, दादरा और नगर हवेली एवं दमन और दीव",
  ],
  ["Delhi", "07", "dl, new delhi, nct of delhi, delhi nct, nct delhi, national capital territory of delhi, दिल्ली, नई दिल्ली"],
  ["Goa", "30", "ga, गोवा"],
  ["Gujarat", "24", "gj, gujrat, गुजरात"],
  ["Haryana", "06", "hr, hariyana, हरियाणा"],
  ["Himachal Pradesh", "02", "hp, himachal, हिमाचल प्रदेश"],
  ["Jammu and Kashmir", "01", "jk, jammu kashmir, j and k, jammu, kashmir, जम्मू और कश्मीर, जम्मू कश्मीर"],
  ["Jharkhand", "20", "jh, jharkand, झारखंड, झारखण्ड"],
  ["Karnataka", "29", "ka, karnatka, कर्नाटक"],
  ["Kerala", "32", "kl, keralam, केरल"],
  ["Ladakh", "38", "la, laddakh, लद्दाख"],
  ["Lakshadweep", "31", "ld, lakshadweep islands, lakshadwip, लक्षद्वीप"],
  ["Madhya Pradesh", "23", "mp, madhyapradesh, मध्य प्रदेश"],
  ["Maharashtra", "27", "mh, maharastra, maharashtra state, महाराष्ट्र"],
  ["Manipur", "14", "mn, मणिपुर"],
  ["Meghalaya", "17", "ml, मेघालय"],
  ["Mizoram", "15", "mz, मिज़ोरम"],
  ["Nagaland", "13", "nl, नागालैंड"],
  ["Odisha", "21", "od, or, orissa, odissa, ओडिशा, उड़ीसा"],
  ["Puducherry", "34", "py, pondicherry, pudducherry, पुदुच्चेरी, पुडुचेरी"],
  ["Punjab", "03", "pb, panjab, पंजाब"],
  ["Rajasthan", "08", "rj, rajastan, राजस्थान"],
  ["Sikkim", "11", "sk, सिक्किम"],
  ["Tamil Nadu", "33", "tn, tamilnad, तमिलनाडु, तमिल नाडु"],
  ["Telangana", "36", "ts, tg, telengana, telangana state, तेलंगाना"],
  ["Tripura", "16", "tr, त्रिपुरा"],
  ["Uttar Pradesh", "09", "up, उत्तर प्रदेश"],
  ["Uttarakhand", "05", "uk, ua, uttaranchal, uttrakhand, uttarkhand, उत्तराखंड, उत्तराखण्ड"],
  ["West Bengal", "19", "wb, bengal, paschim bengal, पश्चिम बंगाल"],
] as const satisfies readonly (readonly [name: string, code: string, spellings: string])[];

/** The name of a state or union territory. */
export type IndianState = (typeof STATES)[number][0];

export const INDIAN_STATES: readonly IndianState[] = STATES.map(([name]) => name);

/**
 * The state that is meant, in any usual spelling: without regard to letter case, spaces and "&", by its letters, its GST code, or both as
 * the GST portal writes them ("05-Uttarakhand"); null: India has none of that name. Source: specification/invoices.md, Place of supply.
 */
export function indianStateIn(written: string): IndianState | null {
  const text = asciiDigits(written.normalize("NFKC"));
  const code = /^\s*(\d{1,2})(?!\d)/.exec(text)?.[1]?.padStart(2, "0") ?? null;
  const letters = lettersOf(text);
  const coded = code === null ? null : stateOfCode(code);
  if (code !== null && (coded === null || letters === "")) return coded;
  const named = BY_LETTERS.get(letters) ?? null;
  return coded === null || coded === named ? named : null;
}

/** The state that has this code of two digits in GST law; null: none has. */
export const stateOfCode = (code: string): IndianState | null => STATES.find(([, known]) => known === code)?.[0] ?? null;

/** The code of two digits in GST law. */
export const codeOfState = (state: IndianState): string => STATES.find(([name]) => name === state)?.[1] ?? "";

/** "Jammu & Kashmir" and "jammu-and-kashmir" are one, so are letters with a dot below and without. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/^\s*the\s/, "")
    .replace(/[^\p{L}\p{M}]|\u093c/gu, "");

/** Read once: files have a state in every line. */
const BY_LETTERS: ReadonlyMap<string, IndianState> = new Map(
  STATES.flatMap(([name, , spellings]) => [name, ...spellings.split(",")].map((written) => [lettersOf(written), name] as const)),
);

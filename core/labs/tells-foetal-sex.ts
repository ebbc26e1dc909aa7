import { searchedText } from "../shared/searched-text.ts";

/**
 * Whether a text offers to tell the sex of a child before birth, in English, Hindi or Hindi in Latin letters. No such test may be named
 * (PCPNDT Act 1994, section 22). Source: specification/labs.md, Tests, packages and labs.
 */
export function tellsFoetalSex(text: string): boolean {
  const plain = searchedText(text).replace(/[\s\-_./]+/g, " ");
  return OFFERS.some((offer) => offer.test(plain));
}

const UNBORN = "f(?:o?e)tus|f(?:o?e)tal|baby|babies|unborn|prenatal|antenatal|embryo|child|womb|pregnan\\w*";
const TELLING = "determin\\w*|predict\\w*|detect\\w*|reveal\\w*|disclos\\w*|identif\\w*|select\\w*|test|tests|check|know|finder";

const OFFERS: readonly RegExp[] = [
  new RegExp(`\\b(?:sex|gender)\\b.*\\b(?:${UNBORN})\\b`),
  new RegExp(`\\b(?:${UNBORN})\\b(?: s|'s)?.*\\b(?:sex|gender)\\b`),
  new RegExp(`\\b(?:sex|gender) (?:${TELLING})\\b`),
  /\b(?:boy or (?:a )?girl|girl or (?:a )?boy|ladka (?:ya|or) ladki|beta (?:ya|or) beti|ling (?:jaa?nch|nirdharan|parikshan))\b/,
  new RegExp(`${searchedText("लिंग")}.*(?:${["निर्धारण", "जांच", "जाँच", "परीक्षण", "पहचान", "पता"].map(searchedText).join("|")})`),
  new RegExp(`(?:${["भ्रूण", "गर्भ", "शिशु"].map(searchedText).join("|")}).*${searchedText("लिंग")}`),
  new RegExp(`${searchedText("लड़का या लड़की")}|${searchedText("बेटा या बेटी")}`),
];

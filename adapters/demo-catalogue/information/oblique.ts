/** Hindi nouns of the tables that change before a word with a case: "चना", but "चने का आटा". */
const NOUNS = new Set(
  "अडूसा आंवला आटा करेला कपड़ा कांसा ताँबा कोयला खीरा चना छिलका जवारा ज़ीरा तना धनिया पत्ता पपीता पिस्ता पुदीना पेठा बहेड़ा बाजरा बाबूना बुरादा मक्का मखाना मुनक्का राजगिरा रीठा रेशा संतरा साबूदाना सिंघाड़ा सिरका सोडा गूदा".split(
    " ",
  ),
);

/** What stands before the noun and changes with it. */
const CHANGING_WITH_IT = new Set(["का", "काला", "भुना"]);

/** A Hindi name as it stands before से, के or पर: "गाय का घी" becomes "गाय के घी", "भुना चना" "भुने चने"; "पुदीना तेल" stays. */
export const oblique = (name: string): string =>
  name
    .split(" ")
    .map((word, place, words) => ((place === words.length - 1 ? NOUNS : CHANGING_WITH_IT).has(word) ? `${word.slice(0, -1)}े` : word))
    .join(" ");

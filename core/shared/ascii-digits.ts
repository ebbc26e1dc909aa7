/** The first digit of each script that India writes numbers in; the other nine follow it. */
const ZEROS = ["०", "০", "੦", "૦", "୦", "௦", "౦", "೦", "൦", "۰", "٠"].map((zero) => zero.codePointAt(0) ?? 0);

/** The text with the digits of these scripts replaced by 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => point >= first && point < first + 10);
    return zero === undefined ? digit : String(point - zero);
  });
}

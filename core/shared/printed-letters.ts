/**
 * The first letter of a text that papers can't show, as no font of theirs has it; null: they show all. New lines and tabs are no letters.
 * Papers have the scripts of India's scheduled languages, Latin, Greek and Cyrillic ones, and the symbols of doses and units.
 * Source: specification/prescriptions.md, Letters on paper.
 */
export function unprintedLetter(text: string): string | null {
  return [...text].find((letter) => !/[\n\r\t]/.test(letter) && !isPrinted(letter.codePointAt(0) ?? 0)) ?? null;
}

/** A text without the letters that papers can't show. Source: specification/prescriptions.md, Letters on paper. */
export const printedLettersOf = (text: string): string =>
  [...text]
    .filter((letter) => unprintedLetter(letter) === null)
    .join("")
    .trim();

function isPrinted(letter: number): boolean {
  let [low, high] = [0, PRINTED.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((PRINTED[middle]?.last ?? 0) < letter) low = middle + 1;
    else high = middle;
  }
  return (PRINTED[low]?.first ?? Number.POSITIVE_INFINITY) <= letter;
}

/**
 * Ranges of what the fonts of papers know: how far each begins after the last one ended, and how many more letters it has, in base 36. A
 * test compares it with the fonts.
 */
const RANGES = `
w+2m y+k7 3+5 5+6 2 2+j 2+1q f+8v 5t+4 2+5y 2+x 29+1b 6p+u 2+1 7+21 2+4g 2+7 3+1 3+l 2+6 2 4+3 3+8 3+1 3+3 9 5+1 2+4
3+o 3+2 2+5 5+1 3+l 2+6 2+1 2+1 2+1 3 2+4 5+1 3+2 4 8+3 2 8+g b+2 2+8 2+2 2+l 2+6 2+1 2+4 3+9 2+2 2+2 3 g+3 3+b 8+6
2+2 2+7 3+1 3+l 2+6 2+1 2+4 3+8 3+1 3+2 8+2 5+1 2+4 3+h b+1 2+5 4+2 2+3 4+1 2 2+1 4+1 4+2 4+b 5+4 4+2 2+3 3 7 f+k 6+c
2+2 2+m 2+f 3+8 2+2 2+3 8+1 2+2 3 3+3 3+9 8+l 2+2 2+m 2+9 2+4 3+8 2+2 2+3 8+1 7+1 2+3 3+9 2+2 d+c 2+2 2+1e 2+2 2+5 5+f
3+p os 1x1+g 5 2+7 aq+1k 20 2 3+1 2 2 7 9 3 5 2+3 9+6x 2+7u 3+5 3+11 3+5 3+7 2 2 2 2+u 3+1g 2+e 2+d 3+5 2+i 3+2 2+8
2+2s 2+b 3+q 2+c 4+w g+w g+3v 5+at 2 2 3+7 6+1 2+26 2 4+1l 5+g 2+o 1m+1 1p+4g 6 6 4 4 4 1k x+1 5 9 4 4 4 4+3 d+2n 6+1
3+4 6 e 3+b 9+r d+7 2+l 2+9 7+d 5+q i k+t k a+4 9 c 3 4 1h+1 3+t 8 11+1r 75+ec a+1q 4+4 4q 2q+v 9t+3h c5 u nbk+2n
2p+5m 6+1 2 2+4 p+d 1d+9 54 2 c 1b c2+m 1m+1n 2d+19 3+9 flz+6 22+36 h+cc 3+1h 8 x+g w+f 1t+4 2+3q 3 2k 2 4f+1 1hf+5
2+15 2+8 1fn+2 si 2 1k+1 122s+2c 2+1y 2+1 3 3+1 3+3 2+b 2 2+6 2+1s 2+3 3+7 2+6 2+r 2+3 2+4 2 4+6 2+9f 3+83 3+1d 1dt+u
2xu+3 2+q 2+1 2 3 2+9 2+3 2 2 7 5 2 2 2+2 2+1 2 3 2 2 2 2 2+1 2 3+3 2+6 2+3 2+3 2 2+9 2+g 6+2 2+4 2+g 1h+1 en+c 4+2k
4+w b+h pm+3 6 5d 6o+37 d+2g
`;

const PRINTED = rangesIn(RANGES);

function rangesIn(written: string): readonly { readonly first: number; readonly last: number }[] {
  let last = 0;
  return written
    .trim()
    .split(/\s+/)
    .map((range) => {
      const [after = "", more = "0"] = range.split("+");
      const first = last + Number.parseInt(after, 36);
      last = first + Number.parseInt(more, 36);
      return { first, last };
    });
}

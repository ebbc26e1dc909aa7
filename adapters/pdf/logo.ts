import { COLOURS } from "./colours.ts";
import { STYLES } from "./measures.ts";
import { paperWords } from "./wording.ts";
import type { Paper } from "./paper.ts";

/** The shop's sign in a square of 48: strokes by their weight, and the leaf. */
export const LOGO = {
  strokes: [
    { path: "M6 9.5h37", weight: 3.6 },
    { path: "M35 9.5V42", weight: 3.6 },
    { path: "M35 26.5H24", weight: 3 },
  ],
  leaf: "M27.5 25C29 36 20.5 42 7 38.5 6.5 25.5 16 18.5 27.5 25z",
  vein: { path: "M25 27.5C20 29 14.5 32.5 11 36", weight: 1.5 },
} as const;

const SCALE = 0.5;

/** The shop's sign and name; its name stands on the base line `y`. */
export function drawLogo(paper: Paper, x: number, y: number): void {
  paper.leaf(
    "Figure",
    () => {
      paper.drawing(x - 3, y - 19, SCALE, (pen) => {
        pen.lineCap("round").strokeColor(COLOURS["leaf-ink"]);
        for (const { path, weight } of LOGO.strokes) pen.lineWidth(weight).path(path).stroke();
        pen.path(LOGO.leaf).fill(COLOURS["leaf-ink"]);
        pen.lineWidth(LOGO.vein.weight).strokeColor("#ffffff").path(LOGO.vein.path).stroke();
      });
      paper.text(paperWords.shop, x + 26, y, STYLES.brand);
    },
    { alt: paperWords.shop },
  );
}

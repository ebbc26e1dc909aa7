import qrcode from "qrcode-generator";
import { COLOURS } from "#adapters/pdf/colours.ts";
import type { Paper } from "#adapters/pdf/paper.ts";

/** Rows of modules, true where they are dark. Up to 15 % of them may be lost (level M). */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const code = qrcode(0, "M"); // As large as the text needs.
  code.addData(text);
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}

/** A QR code in a square whose upper left corner is (x, y), its quiet zone not counted; it is read aloud as what it says. */
export function drawQrCode(
  paper: Paper,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const modules = qrModules(text);
  const draw = () =>
    paper.drawing(x, y, side / modules.length, (pen) => {
      modules.forEach((row, down) => {
        for (const { from, length } of darkRuns(row)) pen.rect(from, down, length, 1);
      });
      pen.fill(COLOURS.ink);
    });
  paper.leaf("Figure", draw, { alt: text });
}

/** Dark modules that stand side by side are one shape, so that no seam shows between them. */
function darkRuns(row: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  return row.flatMap((isDark, from) => {
    if (!isDark || row[from - 1] === true) return [];
    const end = row.indexOf(false, from);
    return [{ from, length: (end === -1 ? row.length : end) - from }];
  });
}

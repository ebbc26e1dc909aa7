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
        row.forEach((isDark, across) => {
          if (isDark) pen.rect(across, down, 1, 1);
        });
      });
      pen.fill(COLOURS.ink);
    });
  paper.leaf("Figure", draw, { alt: text });
}

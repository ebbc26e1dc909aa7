import { LEADING, STYLES } from "./measures.ts";
import type { Paper, Style } from "./paper.ts";

/** A figure under another; the `net` one stands under a line, the `total` under a strong one. */
export type Total = { readonly label: string; readonly figure: string; readonly kind: "plain" | "less" | "net" | "total" };

const STEP = LEADING + 2;
const ABOVE = { plain: 0, less: 0, net: 5, total: 11 } as const;

export const totalsHeight = (totals: readonly Total[]): number => totals.reduce((sum, { kind }) => sum + STEP + ABOVE[kind], 0);

/** Labels at the left, figures at the right, from the first base line `y` on. */
export function drawTotals(
  paper: Paper,
  totals: readonly Total[],
  { left, right, y }: { readonly left: number; readonly right: number; readonly y: number },
): void {
  let at = y;
  for (const { label, figure, kind } of totals) {
    at += ABOVE[kind];
    if (kind === "net") paper.rule(left, right, at - 11, { weight: 0.5, colour: "line" });
    if (kind === "total") paper.rule(left, right, at - 18, { weight: 1.2, colour: "ink" });
    paper.leaf("P", () => {
      paper.text(`${label} `, left, at, kind === "total" ? STYLES.strong : STYLES.quiet);
      paper.textTo(figure, right, at, fitting(paper, figure, kind, right - left - paper.widthOf(label, STYLES.strong) - 8));
    });
    at += STEP;
  }
}

const FIGURE_STYLES = { plain: STYLES.text, less: STYLES.less, net: STYLES.text, total: STYLES.total } as const;

/** Smaller where the figure is too long for its place. */
function fitting(paper: Paper, figure: string, kind: Total["kind"], room: number): Style {
  const style = FIGURE_STYLES[kind];
  const width = paper.widthOf(figure, style);
  return width <= room ? style : { ...style, size: (style.size * room) / width };
}

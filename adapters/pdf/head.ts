import { followed } from "./paper.ts";
import { drawLogo } from "./logo.ts";
import { LEADING, LEFT, RIGHT, STYLES, TOP, WIDTH } from "./measures.ts";
import type { Paper } from "./paper.ts";
import type { Fact } from "./sale.ts";

const GAP = 16;

/** The first page's head: mark and title, and under them facts in a row. Answers where it ends. */
export function drawHead(paper: Paper, title: string, facts: readonly Fact[]): number {
  const line = TOP + 16;
  drawLogo(paper, LEFT, line);
  paper.leaf("H1", () => paper.textTo(title, RIGHT, line, STYLES.title));
  paper.rule(LEFT, RIGHT, line + 14, { weight: 0.8, colour: "leaf-ink" });
  return drawFacts(paper, facts, line + 32);
}

/** Labels over values, as wide as they need; a value too long for its share of the row is wrapped. Answers where it ends. */
export function drawFacts(paper: Paper, facts: readonly Fact[], y: number): number {
  const widths = facts.map(({ label, values }) =>
    Math.max(paper.widthOf(label, STYLES.label), ...values.map((value) => paper.widthOf(value, STYLES.strong))),
  );
  const room = WIDTH - GAP * (facts.length - 1);
  const limit = limitOf(widths, room);
  const taken = widths.map((width) => Math.min(width, limit));
  const spare = (room - taken.reduce((sum, width) => sum + width, 0)) / Math.max(1, facts.length - 1);
  let [x, lowest] = [LEFT, y];
  facts.forEach(({ label, values }, place) => {
    const width = taken[place] ?? 0;
    const lines = values.flatMap((value) => paper.faces.wrapped(value, STYLES.strong.face, (width + 0.01) / STYLES.strong.size));
    paper.leaf("P", () => {
      paper.text(`${label} `, x, y, STYLES.label);
      lines.forEach((text, line) => {
        paper.text(followed(text, line, lines), x, y + LEADING * (line + 1), STYLES.strong);
      });
    });
    x += width + GAP + spare;
    lowest = Math.max(lowest, y + LEADING * lines.length);
  });
  return lowest;
}

/** The most that each may be wide so that all fit; what one needs less is left to the others. */
function limitOf(widths: readonly number[], room: number): number {
  let [left, several] = [room, widths.length];
  for (const width of [...widths].sort((a, b) => a - b)) {
    if (width > left / several) break;
    left -= width;
    several -= 1;
  }
  return several === 0 ? room : left / several;
}

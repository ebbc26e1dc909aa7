import { drawFacts } from "#adapters/pdf/head.ts";
import { FOOT, LEADING, LEFT, RIGHT, STYLES, TOP, WIDTH } from "#adapters/pdf/measures.ts";
import { followed, Paper } from "#adapters/pdf/paper.ts";
import { laidColumns, Table } from "#adapters/pdf/table.ts";
import type { Role, Style } from "#adapters/pdf/paper.ts";
import type { Typefaces } from "#adapters/pdf/typefaces.ts";
import type { Letter, LetterTable } from "./letter.ts";

const AFTER = 16;
const SIZE = 9;
const PADDING = 4;
const LEAST_GROWING = 120;
const ABOVE_SIGNED = 44;
const SIGNED_WIDTH = 220;

/** The sender's head, the facts, texts, tables, texts again, and who signed at the right. */
export function drawLetter({ title, from, day, facts, before, tables, after, signed }: Letter, faces: Typefaces): Promise<Uint8Array> {
  const paper = new Paper({ title, author: from.name, day }, faces);
  let y = TOP + 16;
  paper.leaf("P", () => paper.text(from.name, LEFT, y, STYLES.brand));
  y += 14;
  drawLines("P", from.lines, STYLES.quiet);
  paper.rule(LEFT, RIGHT, y, { weight: 1.2, colour: "edge" });
  y += 24;
  paper.leaf("H1", () => paper.text(title, LEFT, y, STYLES.total));
  y = drawFacts(paper, facts, y + 20) + AFTER;
  paper.rule(LEFT, RIGHT, y - AFTER / 2, { weight: 0.5, colour: "line" });
  y += 8;
  for (const { heading, lines } of before) drawText(heading, lines);
  for (const table of tables) drawTable(table);
  for (const { heading, lines } of after) drawText(heading, lines);
  y += ABOVE_SIGNED;
  paper.rule(RIGHT - SIGNED_WIDTH, RIGHT, y - LEADING, { weight: 0.5, colour: "edge" });
  paper.leaf("P", () =>
    signed.forEach((text, line) => {
      paper.text(followed(text, line, signed), RIGHT - SIGNED_WIDTH, y + LEADING * line, line === 0 ? STYLES.strong : STYLES.quiet);
    }),
  );
  return paper.bytes(() => paper.text(`${from.name} · ${title}`, LEFT, FOOT, STYLES.label));

  function drawLines(role: Role, lines: readonly string[], style: Style): void {
    const wrapped = lines.flatMap((text) => faces.wrapped(text, style.face, WIDTH / style.size));
    paper.leaf(role, () =>
      wrapped.forEach((text, line) => {
        paper.text(followed(text, line, wrapped), LEFT, y + LEADING * line, style);
      }),
    );
    y += LEADING * wrapped.length;
  }

  function drawText(heading: string, lines: readonly string[]): void {
    drawLines("H2", [heading], STYLES.strong);
    drawLines("P", lines, STYLES.text);
    y += AFTER;
  }

  function drawTable({ heading, heads, rows }: LetterTable): void {
    drawLines("H2", [heading], STYLES.strong);
    const columns = heads.map((head, place) => ({
      head: [head],
      side: "left" as const,
      grows: place === 0,
      cells: rows.map((cells) => [{ text: cells[place] ?? "", colour: "ink" as const }]),
    }));
    const table = new Table(laidColumns(paper, columns, { left: LEFT, width: WIDTH, size: SIZE, leastGrowing: LEAST_GROWING }), PADDING);
    table.draw(paper, y - 6);
    y += table.height + AFTER;
  }
}

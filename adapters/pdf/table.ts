import { followed } from "./paper.ts";
import type { Paper, Style } from "./paper.ts";

/** A line of a cell. */
export type CellLine = { readonly text: string; readonly colour: Style["colour"] };

/**
 * `head` and the lines of a cell stand under one another; the one column that `grows` takes what the others leave, and its lines are
 * wrapped.
 */
export type Column = {
  readonly head: readonly string[];
  readonly side: "left" | "right";
  readonly cells: readonly (readonly CellLine[])[];
  readonly grows: boolean;
};

export type TableMeasures = {
  readonly left: number;
  readonly width: number;
  readonly size: number;
  /** Of the growing column: rather than less, all type is smaller. */
  readonly leastGrowing: number;
};

type LaidColumn = Pick<Column, "side" | "head" | "cells"> & { readonly left: number; readonly right: number };

/** Columns with their places and their lines, at the type's size that they fit in. */
export type LaidColumns = { readonly columns: readonly LaidColumn[]; readonly size: number; readonly left: number; readonly right: number };

const GAP = 9;
const LEADS = 1.3; // From one base line to the next, in type sizes.
const HEAD = 0.84; // Type of the head, likewise.

/** Each column as wide as its widest figure, so that no two texts ever meet. */
export function laidColumns(paper: Paper, columns: readonly Column[], { left, width, size, leastGrowing }: TableMeasures): LaidColumns {
  const widths = columns.map((column) => (column.grows ? 0 : widest(paper, column)));
  const gaps = GAP * (columns.length - 1);
  const own = widths.reduce((sum, one) => sum + one, 0);
  const fitting = Math.min(size, (width - gaps - leastGrowing) / own);
  let at = left;
  const laid = columns.map(({ head, side, cells, grows }, place) => {
    const taken = grows ? width - gaps - own * fitting : (widths[place] ?? 0) * fitting;
    const column = {
      side,
      head,
      cells: grows ? cells.map((cell) => wrappedCell(paper, cell, taken / fitting)) : cells,
      left: at,
      right: at + taken,
    };
    at += taken + GAP;
    return column;
  });
  return { columns: laid, size: fitting, left, right: left + width };
}

/** Rows under a head, with so much space above and below each. */
export class Table {
  readonly headHeight: number;
  readonly rowHeights: readonly number[];
  readonly #laid: LaidColumns;
  readonly #padding: number;

  constructor(laid: LaidColumns, padding: number) {
    const { columns, size } = laid;
    this.#laid = laid;
    this.#padding = padding;
    this.headHeight = Math.max(...columns.map(({ head }) => head.length)) * size * LEADS * HEAD + padding * 2;
    this.rowHeights = (columns[0]?.cells ?? []).map(
      (_, row) => Math.max(...columns.map(({ cells }) => cells[row]?.length ?? 0)) * size * LEADS + padding * 2,
    );
  }

  get height(): number {
    return this.rowHeights.reduce((sum, height) => sum + height, this.headHeight);
  }

  /** All of it, where no page break is to be minded. */
  draw(paper: Paper, y: number): void {
    paper.part("Table", () => {
      this.drawHead(paper, y);
      let at = y + this.headHeight;
      paper.part("TBody", () =>
        this.rowHeights.forEach((height, row) => {
          this.drawRow(paper, row, at);
          at += height;
        }),
      );
    });
  }

  /** The head of the table's columns for those who see it; a page that goes on with the table repeats it. */
  repeatHead(paper: Paper, y: number): void {
    paper.aside(() => {
      for (const column of this.#laid.columns) this.#drawHead(paper, column, y);
    });
    this.#ruleUnder(paper, y);
  }

  drawHead(paper: Paper, y: number): void {
    paper.part("THead", () =>
      paper.part("TR", () => {
        for (const column of this.#laid.columns) paper.leaf("TH", () => this.#drawHead(paper, column, y), { scope: "Column" });
      }),
    );
    this.#ruleUnder(paper, y);
  }

  drawRow(paper: Paper, row: number, y: number): void {
    const { size, left, right } = this.#laid;
    const top = y + this.#padding + size;
    paper.part("TR", () => {
      for (const column of this.#laid.columns)
        paper.leaf("TD", () =>
          (column.cells[row] ?? []).forEach(({ text, colour }, line, cell) => {
            place(paper, column, followed(text, line, cell), top + size * LEADS * line, { face: "regular", size, colour });
          }),
        );
    });
    paper.rule(left, right, y + (this.rowHeights[row] ?? 0), { weight: 0.5, colour: "line" });
  }

  #drawHead(paper: Paper, column: LaidColumn, y: number): void {
    const size = this.#laid.size * HEAD;
    const top = y + this.headHeight - this.#padding - column.head.length * size * LEADS;
    column.head.forEach((text, line) => {
      place(paper, column, followed(text, line, column.head), top + size * (LEADS * line + 1), { face: "regular", size, colour: "ink-3" });
    });
  }

  #ruleUnder(paper: Paper, y: number): void {
    const { left, right } = this.#laid;
    paper.rule(left, right, y + this.headHeight, { weight: 0.8, colour: "ink" });
  }
}

/** At a type size of one point. */
const widest = ({ faces }: Paper, { head, cells }: Column): number =>
  Math.max(
    ...head.map((text) => faces.widthOf(text, "regular") * HEAD),
    ...cells.flatMap((cell) => cell.map(({ text }) => faces.widthOf(text, "regular"))),
  );

const wrappedCell = ({ faces }: Paper, cell: readonly CellLine[], width: number): readonly CellLine[] =>
  cell.flatMap(({ text, colour }) => faces.wrapped(text, "regular", width).map((line) => ({ text: line, colour })));

function place(paper: Paper, { side, left, right }: LaidColumn, text: string, y: number, style: Style): void {
  if (side === "left") paper.text(text, left, y, style);
  else paper.textTo(text, right, y, style);
}

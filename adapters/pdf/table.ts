import type { Paper, Style } from "./paper.ts";

/** A line of a cell. */
export type CellLine = { readonly text: string; readonly colour: Style["colour"] };

/** `head` and the lines of a cell stand under one another; the one column that `grows` takes what the others leave, and its lines are wrapped. */
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
  readonly padding: number;
};

type Laid = {
  readonly left: number;
  readonly right: number;
  readonly side: Column["side"];
  readonly head: readonly string[];
  readonly cells: Column["cells"];
};

const GAP = 9;
const LEADS = 1.3; // From one base line to the next, in type sizes.
const HEAD = 0.84; // Type of the head, likewise.

/** Rows whose columns are as wide as their widest figure, so that no two texts ever meet. */
export class Table {
  readonly headHeight: number;
  readonly rowHeights: readonly number[];
  readonly #columns: readonly Laid[];
  readonly #measures: TableMeasures;
  readonly #size: number;

  constructor(paper: Paper, columns: readonly Column[], measures: TableMeasures) {
    const { left, width, size, leastGrowing, padding } = measures;
    const widths = columns.map((column) => (column.grows ? 0 : widest(paper, column)));
    const gaps = GAP * (columns.length - 1);
    const own = widths.reduce((sum, one) => sum + one, 0);
    this.#measures = measures;
    this.#size = Math.min(size, (width - gaps - leastGrowing) / own);
    let at = left;
    this.#columns = columns.map((column, place) => {
      const taken = column.grows ? width - gaps - own * this.#size : (widths[place] ?? 0) * this.#size;
      const cells = column.grows ? column.cells.map((cell) => wrappedCell(paper, cell, taken / this.#size)) : column.cells;
      const laid = { left: at, right: at + taken, side: column.side, head: column.head, cells };
      at += taken + GAP;
      return laid;
    });
    const leading = this.#size * LEADS;
    this.headHeight = Math.max(...columns.map(({ head }) => head.length)) * leading * HEAD + padding * 2;
    this.rowHeights = (columns[0]?.cells ?? []).map(
      (_, row) => Math.max(...this.#columns.map(({ cells }) => cells[row]?.length ?? 0)) * leading + padding * 2,
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
      for (const column of this.#columns) this.#drawHead(paper, column, y);
    });
    this.#ruleUnder(paper, y);
  }

  drawHead(paper: Paper, y: number): void {
    paper.part("THead", () =>
      paper.part("TR", () => {
        for (const column of this.#columns) paper.leaf("TH", () => this.#drawHead(paper, column, y), { scope: "Column" });
      }),
    );
    this.#ruleUnder(paper, y);
  }

  drawRow(paper: Paper, row: number, y: number): void {
    const { padding, left, width } = this.#measures;
    const height = this.rowHeights[row] ?? 0;
    paper.part("TR", () => {
      for (const column of this.#columns)
        paper.leaf("TD", () =>
          (column.cells[row] ?? []).forEach(({ text, colour }, line) => {
            place(paper, column, `${text} `, y + padding + this.#size * (LEADS * line + 1), { face: "regular", size: this.#size, colour });
          }),
        );
    });
    paper.rule(left, left + width, y + height, { weight: 0.5, colour: "line" });
  }

  #drawHead(paper: Paper, column: Laid, y: number): void {
    const size = this.#size * HEAD;
    const top = y + this.headHeight - this.#measures.padding - column.head.length * size * LEADS;
    column.head.forEach((text, line) => {
      place(paper, column, `${text} `, top + size * (LEADS * line + 1), { face: "regular", size, colour: "ink-3" });
    });
  }

  #ruleUnder(paper: Paper, y: number): void {
    const { left, width } = this.#measures;
    paper.rule(left, left + width, y + this.headHeight, { weight: 0.8, colour: "ink" });
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

function place(paper: Paper, { side, left, right }: Laid, text: string, y: number, style: Style): void {
  if (side === "left") paper.text(text, left, y, style);
  else paper.textTo(text, right, y, style);
}

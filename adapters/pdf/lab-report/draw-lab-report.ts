import { indianDay } from "#core/shared/indian-time.ts";
import { dayWritten } from "#adapters/pdf/amounts.ts";
import { drawHead } from "#adapters/pdf/head.ts";
import { BOTTOM, FOOT, LEADING, LEFT, RIGHT, STYLES, TOP, WIDTH } from "#adapters/pdf/measures.ts";
import { pagesOf } from "#adapters/pdf/page-breaks.ts";
import { followed, Paper } from "#adapters/pdf/paper.ts";
import { drawParties } from "#adapters/pdf/parties.ts";
import { laidColumns, Table } from "#adapters/pdf/table.ts";
import { paperWords } from "#adapters/pdf/wording.ts";
import { labReportPaperWords as words } from "./lab-report-paper-words.ts";
import { valueColumns } from "./value-columns.ts";
import type { PrintedLabReport, PrintedPerson } from "#core/labs/reports/lab-report-paper.port.ts";
import type { ShownReportedTest } from "#core/labs/reports/persons-lab-report.ts";
import type { Block } from "#adapters/pdf/page-breaks.ts";
import type { Role, Style } from "#adapters/pdf/paper.ts";
import type { Typefaces } from "#adapters/pdf/typefaces.ts";

const AFTER_HEAD = 24;
const AFTER_PARTIES = 20;
const LATER_TOP = TOP + 20;
const BETWEEN = 2;
/** Below a table, and a text on which nothing follows. */
const AFTER = 14;
const SIZE = 8.5;
const PADDING = 3;
const LEAST_GROWING = 110;
/**
 * A table is parted with so many rows at least on either side, the first of them under its title, the last of the report's above what ends
 * it.
 */
const ROWS_TOGETHER = 3;
/** A table that takes no more than this part of a page is not parted. */
const WHOLE = 1 / 3;
/** What a repeated head of a table takes of a later page, in sizes of its type. */
const HEAD_ROOM = 4;

/** Blocks that no page break goes through, and what draws them; `turnFor` comes before each and tells whether a new page began. */
type Piece = {
  readonly blocks: readonly (Block & { readonly isRow: boolean })[];
  readonly draw: (turnFor: (block: number) => boolean) => void;
};

/**
 * A report: laboratory and people, then by person each test with its values as a table, what is awaited or could not be done, and what
 * figures don't tell.
 */
export function drawLabReport({ id, lab, at, people }: PrintedLabReport, faces: Typefaces): Promise<Uint8Array> {
  const heading = `${words.title} ${id}`;
  const paper = new Paper({ title: heading, author: lab.name, day: indianDay(at) }, faces);
  const headed = drawHead(paper, words.title, [
    { label: words.booking, values: [id] },
    { label: words.newest, values: [dayWritten(indianDay(at))] },
  ]);
  const nameOf = (name: string | null) => name ?? words.unnamed;
  const [first = "", ...others] = people.map(({ name }) => nameOf(name));
  const parties = [
    { label: words.laboratory, name: lab.name, lines: [lab.address, lab.city] },
    { label: words.patients, name: first, lines: others },
  ];
  const top = drawParties(paper, parties, headed + AFTER_HEAD) + AFTER_PARTIES;
  const values = people.flatMap(({ tests }) => tests.flatMap((test) => test.values));
  const laid = laidColumns(paper, valueColumns(values, faces), { left: LEFT, width: WIDTH, size: SIZE, leastGrowing: LEAST_GROWING });
  let [page, y, begun] = [0, top, 0];
  const pieces = people.flatMap(({ name, tests, awaited, undone }) => [
    textPiece([nameOf(name)], { role: "H2", style: STYLES.name, keepsNext: true }),
    ...tests.flatMap(testPieces),
    ...(awaited.length === 0 ? [] : [notePiece(words.awaited(namesOf(awaited)))]),
    ...(undone.length === 0 ? [] : [notePiece(words.undone(namesOf(undone)))]),
  ]);
  drawAll([...pieces, notePiece(words.meaning)]);
  return paper.bytes((number, of) => {
    if (number > 1) paper.text(heading, LEFT, TOP, STYLES.label);
    paper.text(paperWords.shop, LEFT, FOOT, STYLES.label);
    paper.textTo(paperWords.page(number, of), RIGHT, FOOT, STYLES.label);
  });

  /** A test's name and times, what corrects it, and a row a value; all tables have the same columns. */
  function testPieces({ title, takenAt, at: sent, values: own, reason, version }: ShownReportedTest): readonly Piece[] {
    const from = begun;
    begun += own.length;
    const columns = laid.columns.map((column) => ({ ...column, cells: column.cells.slice(from, from + own.length) }));
    const [takenOn, sentOn] = [dayWritten(indianDay(takenAt)), dayWritten(indianDay(sent))];
    const strong = { role: "P", style: STYLES.strong, keepsNext: true } as const;
    return [
      textPiece(wrapped(title.english, STYLES.strong), strong),
      ...(reason === null ? [] : [textPiece(wrapped(words.corrected(version, sentOn, reason), STYLES.strong), strong)]),
      textPiece([words.sample(takenOn, sentOn)], { role: "P", style: STYLES.quiet, keepsNext: own.length > 0 }),
      ...(own.length === 0 ? [] : [tablePiece(new Table({ ...laid, columns }, PADDING))]),
    ];
  }

  /** A table is parted between rows, unless it is a short one; each page that goes on with it repeats its head. */
  function tablePiece(table: Table): Piece {
    const count = table.rowHeights.length;
    const isShort = table.height <= (BOTTOM - TOP) * WHOLE;
    const blocks = table.rowHeights.map((height, row) => {
      const [before, after] = [row + 1, count - row - 1];
      return {
        height: height + (row === 0 ? table.headHeight : 0) + (after === 0 ? AFTER : 0),
        keepsNext: after > 0 && (isShort || before < ROWS_TOGETHER || after < ROWS_TOGETHER),
        isRow: true,
      };
    });
    return {
      blocks,
      draw(turnFor) {
        turnFor(0);
        paper.part("Table", () => {
          table.drawHead(paper, y);
          y += table.headHeight;
          paper.part("TBody", () =>
            table.rowHeights.forEach((height, row) => {
              if (turnFor(row)) {
                table.repeatHead(paper, y);
                y += table.headHeight;
              }
              table.drawRow(paper, row, y);
              y += height;
            }),
          );
        });
        y += AFTER;
      },
    };
  }

  function textPiece(lines: readonly string[], { role, style, keepsNext }: TextPiece): Piece {
    const height = LEADING * lines.length + (keepsNext ? BETWEEN : AFTER);
    return {
      blocks: [{ height, keepsNext, isRow: false }],
      draw(turnFor) {
        turnFor(0);
        paper.leaf(role, () =>
          lines.forEach((text, line) => {
            paper.text(followed(text, line, lines), LEFT, y + LEADING * (line + 1) - 3, style);
          }),
        );
        y += height;
      },
    };
  }

  function notePiece(text: string): Piece {
    return textPiece(wrapped(text, STYLES.quiet), { role: "P", style: STYLES.quiet, keepsNext: false });
  }

  function wrapped(text: string, { face, size }: Style): readonly string[] {
    return faces.wrapped(text, face, WIDTH / size);
  }

  function drawAll(all: readonly Piece[]): void {
    const room = { first: BOTTOM - top, later: BOTTOM - LATER_TOP - Math.ceil(laid.size * HEAD_ROOM) };
    const pages = pagesOf(closedBlocks(all), room);
    let before = 0;
    for (const { blocks, draw } of all) {
      const from = before;
      draw((block) => turnedTo(pages[from + block] ?? page));
      before += blocks.length;
    }
  }

  function turnedTo(next: number): boolean {
    if (next === page) return false;
    paper.turn();
    [page, y] = [next, LATER_TOP];
    return true;
  }
}

/** All blocks in their order. The last row keeps all that stands below it, so that no sentence ends a report by itself. */
function closedBlocks(all: readonly Piece[]): readonly Block[] {
  const blocks = all.flatMap((piece) => piece.blocks);
  const last = blocks.findLastIndex(({ isRow }) => isRow);
  return blocks.map((block, place) => (place < last ? block : { ...block, keepsNext: place < blocks.length - 1 }));
}

const namesOf = (tests: PrintedPerson["awaited"]): string => tests.map(({ title }) => title.english).join(", ");

type TextPiece = { readonly role: Role; readonly style: Style; readonly keepsNext: boolean };

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
/** So many rows of the last table stand with what ends a report. */
const LAST_ROWS = 3;
/** What a repeated head of a table takes of a later page, in sizes of its type. */
const HEAD_ROOM = 4;

/** Blocks that no page break goes through, and what draws them; `turnFor` comes before each and tells whether a new page began. */
type Piece = {
  readonly blocks: readonly (Block & { readonly isRow: boolean })[];
  readonly draw: (turnFor: (block: number) => boolean) => void;
};

/** A report: laboratory and people, then by person each test with its values as a table, what is awaited or could not be done, and what figures don't tell. */
export function drawLabReport({ id, lab, at, people }: PrintedLabReport, faces: Typefaces): Promise<Uint8Array> {
  const told = `${words.title} ${id}`;
  const paper = new Paper({ title: told, author: lab.name, day: indianDay(at) }, faces);
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
    if (number > 1) paper.text(told, LEFT, TOP, STYLES.label);
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

  /** A table stays on one page where a page can hold it, the last one with what ends the report; else each page that goes on with it repeats its head. */
  function tablePiece(table: Table): Piece {
    const last = table.rowHeights.length - 1;
    const blocks = table.rowHeights.map((height, row) => ({
      height: height + (row === 0 ? table.headHeight : 0) + (row === last ? AFTER : 0),
      keepsNext: row !== last,
      isRow: true,
    }));
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

/** All blocks in their order. What stands below the last table keeps its last rows, so that no sentence ends a report by itself. */
function closedBlocks(all: readonly Piece[]): readonly Block[] {
  const last = all.findLastIndex(({ blocks }) => blocks.some(({ isRow }) => isRow));
  const rows = all[last]?.blocks ?? [];
  const below = all.slice(last + 1).flatMap(({ blocks }) => blocks);
  return [
    ...all.slice(0, Math.max(0, last)).flatMap(({ blocks }) => blocks),
    ...rows.map(({ height }, row) => ({ height, keepsNext: rows.length - row !== LAST_ROWS + 1 })),
    ...below.map(({ height }, place) => ({ height, keepsNext: place < below.length - 1 })),
  ];
}

const namesOf = (tests: PrintedPerson["awaited"]): string => tests.map(({ title }) => title.english).join(", ");

type TextPiece = { readonly role: Role; readonly style: Style; readonly keepsNext: boolean };

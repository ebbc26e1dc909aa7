import { ClosingBlock, TAX_WIDTH } from "./closing-block.ts";
import { drawHead } from "./head.ts";
import { lineColumns } from "./line-columns.ts";
import { BOTTOM, FOOT, LEFT, RIGHT, STYLES, TOP, WIDTH } from "./measures.ts";
import { pagesOf } from "./page-breaks.ts";
import { Paper } from "./paper.ts";
import { drawParties } from "./parties.ts";
import { laidColumns, Table } from "./table.ts";
import { taxColumns } from "./tax-by-rate.ts";
import { paperWords } from "./wording.ts";
import type { Typefaces } from "./typefaces.ts";
import type { Sale } from "./sale.ts";

const AFTER_HEAD = 25;
const AFTER_PARTIES = 11;
const PADDING = 4;
const CLOSE_PADDING = 2;
const TAX_PADDING = 2.5;
const ABOVE_TAXES = 16;
const HIGHEST_BESIDE = 200; // Of a table of taxes that stands beside the totals.
const LATER_TOP = TOP + 18;

/** A paper of a sale: head, parties, goods over as many pages as they need, and what closes it on the last. */
export function drawSale(sale: Sale, faces: Typefaces): Promise<Uint8Array> {
  const { document } = sale;
  const paper = new Paper({ title: `${sale.title} ${document.number}`, author: document.supplier.name, day: document.day }, faces);
  const goodsColumns = laidColumns(paper, lineColumns(sale), {
    left: LEFT,
    width: WIDTH,
    size: 8,
    leastGrowing: 112,
  });
  const ratesColumns = laidColumns(paper, taxColumns(document.rates, document.supply), {
    left: LEFT,
    width: TAX_WIDTH,
    size: 8,
    leastGrowing: 50,
  });
  const taxes = new Table(ratesColumns, TAX_PADDING);
  const isTaxed = document.rates.length > 0;
  const isBeside = !isTaxed || taxes.height <= HIGHEST_BESIDE;
  const closing = new ClosingBlock(paper, sale, isTaxed && isBeside ? taxes : null);

  const afterHead = drawHead(paper, sale.title, sale.facts);
  const top = drawParties(paper, sale.parties, afterHead + AFTER_HEAD) + AFTER_PARTIES;

  const wide = planned(PADDING);
  const close = lastOf(wide) === 0 ? wide : planned(CLOSE_PADDING);
  const { goods, pages } = lastOf(close) < lastOf(wide) ? close : wide; // Rows stand closer where that saves a page.

  let [page, y] = [0, top];
  drawOver(goods, 0);
  if (!isBeside) {
    y += ABOVE_TAXES;
    drawOver(taxes, goods.rowHeights.length);
  }
  turnFor(pages.length - 1);
  closing.draw(paper, y);
  return paper.bytes((number, of) => {
    if (number > 1) drawRunningHead(paper, sale);
    paper.text(sale.copy === null ? paperWords.shop : `${paperWords.shop} · ${sale.copy}`, LEFT, FOOT, STYLES.label);
    paper.textTo(paperWords.page(number, of), RIGHT, FOOT, STYLES.label);
  });

  /** Which page each row stands on, and after them what closes the paper. */
  function planned(padding: number): Plan {
    const table = new Table(goodsColumns, padding);
    const last = table.rowHeights.length - 1;
    const beginning = ABOVE_TAXES + taxes.headHeight;
    const blocks = [
      ...table.rowHeights.map((height, row) => ({ height, keepsNext: row >= last - 1 })), // Totals never stand on a page without goods.
      ...(isBeside ? [] : taxes.rowHeights.map((height, row) => ({ height: row === 0 ? height + beginning : height, keepsNext: false }))),
      { height: closing.height, keepsNext: false },
    ];
    return {
      goods: table,
      pages: pagesOf(blocks, { first: BOTTOM - top - table.headHeight, later: BOTTOM - LATER_TOP - table.headHeight }),
    };
  }

  /** A table whose rows are blocks from `first` on. */
  function drawOver(table: Table, first: number): void {
    turnFor(first);
    paper.part("Table", () => {
      table.drawHead(paper, y);
      y += table.headHeight;
      paper.part("TBody", () =>
        table.rowHeights.forEach((height, row) => {
          if (turnFor(first + row)) {
            table.repeatHead(paper, y);
            y += table.headHeight;
          }
          table.drawRow(paper, row, y);
          y += height;
        }),
      );
    });
  }

  function turnFor(block: number): boolean {
    const next = pages[block] ?? page;
    if (next === page) return false;
    paper.turn();
    [page, y] = [next, LATER_TOP];
    return true;
  }
}

type Plan = { readonly goods: Table; readonly pages: readonly number[] };

const lastOf = ({ pages }: Plan): number => pages.at(-1) ?? 0;

/** Which paper it is, on each page after the first. */
function drawRunningHead(paper: Paper, { title, document }: Sale): void {
  const heading = `${title} ${document.number}`;
  paper.text(heading, LEFT, TOP, STYLES.label);
  const [seller = ""] = paper.faces.wrapped(
    document.supplier.name,
    "regular",
    (WIDTH - paper.widthOf(heading, STYLES.label) - 24) / STYLES.label.size,
  );
  paper.textTo(seller, RIGHT, TOP, STYLES.label);
}

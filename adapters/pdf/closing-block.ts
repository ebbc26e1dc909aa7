import { followed } from "./paper.ts";
import { amountInWords } from "#core/invoices/amount-in-words.ts";
import { paise } from "#core/shared/money.ts";
import { amount, less, rupees } from "./amounts.ts";
import { LEADING, LEFT, RIGHT, STYLES, WIDTH } from "./measures.ts";
import { drawTotals, totalsHeight } from "./totals.ts";
import { paperWords } from "./wording.ts";
import type { LineShares } from "#core/orders/order/allocation.ts";
import type { Paper } from "./paper.ts";
import type { Sale } from "./sale.ts";
import type { Table } from "./table.ts";
import type { Total } from "./totals.ts";

/** Where the table of taxes stands: at the left, with the totals beside it. */
export const TAX_WIDTH = 285;

const TOTALS_LEFT = RIGHT - 196;
const ABOVE = 16;
const BELOW_TAX = 20;
const ABOVE_NOTES = 18;
const FIRST_LINE = 9.5; // The totals begin beside the head of the table of taxes.

/** What ends a paper of a sale: its taxes, its totals, the amount in words, and what is to be said. No page break goes through it. */
export class ClosingBlock {
  readonly height: number;
  readonly #taxes: Table | null;
  readonly #totals: readonly Total[];
  readonly #words: readonly string[];
  readonly #notes: readonly string[];
  readonly #taxHeight: number;

  /** `taxes` null: there are none, or they stand above already, as there are too many. */
  constructor(paper: Paper, sale: Sale, taxes: Table | null) {
    this.#taxes = taxes;
    this.#taxHeight = taxes === null ? 0 : taxes.height + BELOW_TAX;
    this.#totals = totalsOf(sale);
    const wrapped = (text: string, width: number) => paper.faces.wrapped(text, "regular", width / STYLES.quiet.size);
    this.#words = wrapped(amountInWords(sale.document.total, "en"), TAX_WIDTH);
    const notes = [...sale.notes, `${paperWords.inRupees} ${paperWords.signature(sale.document.supplier.name)}`];
    this.#notes = notes.flatMap((note) => wrapped(note, WIDTH));
    this.height = ABOVE + this.#figuresHeight() + ABOVE_NOTES + this.#notes.length * LEADING;
  }

  draw(paper: Paper, y: number): void {
    const top = y + ABOVE;
    this.#taxes?.draw(paper, top);
    drawTotals(paper, this.#totals, { left: TOTALS_LEFT, right: RIGHT, y: top + FIRST_LINE });
    paper.leaf("P", () => {
      paper.text(`${paperWords.inWords} `, LEFT, top + this.#taxHeight, STYLES.label);
      lines(paper, this.#words, top + this.#taxHeight + LEADING);
    });
    const below = top + this.#figuresHeight() + ABOVE_NOTES;
    paper.leaf("P", () => lines(paper, this.#notes, below));
  }

  #figuresHeight(): number {
    return Math.max(this.#taxHeight + LEADING * (this.#words.length + 1), totalsHeight(this.#totals));
  }
}

function lines(paper: Paper, texts: readonly string[], y: number): void {
  texts.forEach((text, line) => {
    paper.text(followed(text, line, texts), LEFT, y + LEADING * line, STYLES.quiet);
  });
}

function totalsOf({ of, document, lines: sold, total }: Sale): readonly Total[] {
  if (of === "service") return [{ label: total, figure: rupees(document.total), kind: "total" }];
  const all = (share: keyof LineShares) => paise(sold.reduce((sum, line) => sum + line[share], 0));
  const taken = (label: string, sum: ReturnType<typeof all>): readonly Total[] =>
    sum === 0 ? [] : [{ label, figure: less(sum), kind: "less" }];
  return [
    { label: paperWords.ofAmount, figure: amount(all("amount")), kind: "plain" },
    ...taken(paperWords.ofCoupon, all("coupon")),
    ...taken(paperWords.ofPrepaid, all("prepaid")),
    { label: paperWords.ofShipping, figure: amount(all("shipping")), kind: "plain" },
    { label: paperWords.ofNet, figure: amount(document.net), kind: "net" },
    { label: paperWords.roundOff, figure: amount(document.roundOff), kind: "plain" },
    { label: total, figure: rupees(document.total), kind: "total" },
  ];
}

import { dayWritten } from "#adapters/pdf/amounts.ts";
import { drawHead } from "#adapters/pdf/head.ts";
import { BOTTOM, FOOT, LEADING, LEFT, RIGHT, STYLES, TOP, WIDTH } from "#adapters/pdf/measures.ts";
import { pagesOf } from "#adapters/pdf/page-breaks.ts";
import { followed, Paper } from "#adapters/pdf/paper.ts";
import { paperWords } from "#adapters/pdf/wording.ts";
import type { PrintedFormulaCard } from "#core/health/formula-card-paper.port.ts";
import type { Role, Style } from "#adapters/pdf/paper.ts";
import type { Typefaces } from "#adapters/pdf/typefaces.ts";

const AFTER_HEAD = 22;
const LATER_TOP = TOP + 20;
const AFTER_HEADING = 3;
const AFTER_SENTENCE = 2;
const AFTER_PART = 11;

type Text = {
  readonly role: Role;
  readonly style: Style;
  readonly lines: readonly string[];
  readonly height: number;
  readonly keepsNext: boolean;
};

/** A formula's card: each part with its heading and its sentences; a heading is never the last of its page. */
export function drawFormulaCard({ title, day, parts }: PrintedFormulaCard, faces: Typefaces): Promise<Uint8Array> {
  const paper = new Paper({ title, author: paperWords.shop, day }, faces);
  const top = drawHead(paper, paperWords.formulaCard, [
    { label: paperWords.formulaOf, values: [title] },
    { label: paperWords.date, values: [dayWritten(day)] },
  ]);
  const texts = parts.flatMap(({ about, sentences }) => [
    text("H2", STYLES.name, about, sentences.length > 0 ? AFTER_HEADING : AFTER_PART),
    ...sentences.map((sentence, place) => text("P", STYLES.text, sentence, place + 1 < sentences.length ? AFTER_SENTENCE : AFTER_PART)),
  ]);
  const pages = pagesOf(texts, { first: BOTTOM - top - AFTER_HEAD, later: BOTTOM - LATER_TOP });
  let [page, y] = [0, top + AFTER_HEAD];
  texts.forEach(({ role, style, lines, height }, place) => {
    const next = pages[place] ?? page;
    if (next !== page) {
      paper.turn();
      [page, y] = [next, LATER_TOP];
    }
    paper.leaf(role, () => {
      lines.forEach((line, nth) => {
        paper.text(followed(line, nth, lines), LEFT, y + LEADING * (nth + 1) - 3, style);
      });
    });
    y += height;
  });
  return paper.bytes((number, of) => {
    if (number > 1) paper.text(title, LEFT, TOP, STYLES.label);
    paper.text(paperWords.shop, LEFT, FOOT, STYLES.label);
    paper.textTo(paperWords.page(number, of), RIGHT, FOOT, STYLES.label);
  });

  function text(role: Role, style: Style, words: string, after: number): Text {
    const lines = faces.wrapped(words, style.face, WIDTH / style.size);
    return { role, style, lines, height: LEADING * lines.length + after, keepsNext: role === "H2" };
  }
}

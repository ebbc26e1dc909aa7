import { provisionalDiagnosis } from "#core/consultations/prescriptions/diagnosis.ts";
import { PRESCRIPTION_RULES } from "#core/consultations/prescription/prescription-kind.ts";
import { verificationCode } from "#core/consultations/prescriptions/verification-code.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { dayWritten } from "#adapters/pdf/amounts.ts";
import { drawHead } from "#adapters/pdf/head.ts";
import { BOTTOM, FOOT, LEADING, LEFT, RIGHT, STYLES, TOP, WIDTH } from "#adapters/pdf/measures.ts";
import { pagesOf } from "#adapters/pdf/page-breaks.ts";
import { followed, Paper } from "#adapters/pdf/paper.ts";
import { drawParties } from "#adapters/pdf/parties.ts";
import { factsOf, itemColumns, notesOf, partiesOf } from "./prescription-facts.ts";
import { prescriptionPaperWords as words } from "./prescription-words.ts";
import { drawQrCode } from "./qr-code.ts";
import { laidColumns, Table } from "#adapters/pdf/table.ts";
import { paperWords } from "#adapters/pdf/wording.ts";
import type { PrescriptionText } from "#core/consultations/prescriptions/prescription-changes.ts";
import type { Prescription, SignedVersion } from "#core/consultations/prescription/prescription.ts";
import type { Typefaces } from "#adapters/pdf/typefaces.ts";

const AFTER_HEAD = 24;
const AFTER_PARTIES = 20;
const LATER_TOP = TOP + 20;
const LABEL_WIDTH = 62;
const BETWEEN = 5;
const QR_SIDE = 66;
/** Below the code stand the words that say what it is for. */
const QR_WORDS = LEADING * words.scan.length;
const ABOVE_CLOSE = 12;
/** Type sizes and paddings of the table, the widest first: rows stand closer where that saves a page. */
const TIGHTNESS = [
  { size: 8.5, padding: 4 },
  { size: 8, padding: 2.5 },
  { size: 7.5, padding: 1.5 },
] as const;

const BEFORE: readonly PrescriptionText[] = ["complaint", "findings", "diagnosis"];
const AFTER: readonly PrescriptionText[] = ["advice", "tests", "followUp"];

/** Something that stands on one page, drawn from `y` on. */
type Block = { readonly height: number; readonly draw: (y: number) => void };

/** A version and whether it was withdrawn since. */
type DrawnVersion = SignedVersion & Pick<Prescription, "withdrawn">;

/**
 * A prescription: head, that it was withdrawn, parties, findings, items over as many pages as they need, advice, and the code to verify.
 */
export function drawPrescription(signed: DrawnVersion, faces: Typefaces): Promise<Uint8Array> {
  const { version } = signed;
  const title = PRESCRIPTION_RULES[version.kind].holds === "care-plan" ? words.carePlan : words.prescription;
  const heading = `${title} ${version.number}`;
  const paper = new Paper({ title: heading, author: version.practitioner.name, day: indianDay(version.signedAt) }, faces);
  const headed = drawWithdrawn(drawHead(paper, title, factsOf(version)));
  const top = drawParties(paper, partiesOf(version), headed + AFTER_HEAD) + AFTER_PARTIES;
  const [before, after] = [BEFORE.flatMap(textBlock), [...AFTER.flatMap(textBlock), closingBlock()]];
  const plans = TIGHTNESS.map(planned);
  const { table, pages } = plans.find((plan) => plan.pages.at(-1) === 0) ?? plans[0] ?? planned(TIGHTNESS[0]);
  let [page, y] = [0, top];
  drawAll(before, 0);
  if (version.items.length > 0) drawTable(before.length);
  drawAll(after, before.length + table.rowHeights.length);
  return paper.bytes((number, of) => {
    if (number > 1) paper.text(heading, LEFT, TOP, STYLES.label);
    paper.text(paperWords.shop, LEFT, FOOT, STYLES.label);
    paper.textTo(paperWords.page(number, of), RIGHT, FOOT, STYLES.label);
  });

  /** Answers where the head ends. */
  function drawWithdrawn(y: number): number {
    if (signed.withdrawn === null) return y;
    const { at, reason } = signed.withdrawn;
    const lines = faces.wrapped(words.withdrawn(dayWritten(indianDay(at)), reason), STYLES.strong.face, WIDTH / STYLES.strong.size);
    paper.leaf("P", () =>
      lines.forEach((text, line) => {
        paper.text(followed(text, line, lines), LEFT, y + AFTER_HEAD + LEADING * line, STYLES.strong);
      }),
    );
    return y + LEADING * lines.length + BETWEEN;
  }

  /** Which page each block stands on: texts, rows with the head of the table before the first, texts, and what closes it. */
  function planned({ size, padding }: (typeof TIGHTNESS)[number]) {
    const made = new Table(laidColumns(paper, itemColumns(version), { left: LEFT, width: WIDTH, size, leastGrowing: 160 }), padding);
    const rows = made.rowHeights.map((height, row, { length }) => ({
      height: height + (row === 0 ? BETWEEN + made.headHeight : 0) + (row === length - 1 ? BETWEEN : 0),
      keepsNext: row === 0,
    }));
    const texts = (blocks: readonly Block[]) => blocks.map(({ height }) => ({ height, keepsNext: false }));
    const room = { first: BOTTOM - top, later: BOTTOM - LATER_TOP - made.headHeight };
    return { table: made, pages: pagesOf([...texts(before), ...rows, ...texts(after)], room) };
  }

  function drawAll(blocks: readonly Block[], first: number): void {
    blocks.forEach(({ height, draw }, place) => {
      turnFor(first + place);
      draw(y);
      y += height;
    });
  }

  function drawTable(first: number): void {
    turnFor(first);
    paper.part("Table", () => {
      table.drawHead(paper, y + BETWEEN);
      y += BETWEEN + table.headHeight;
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
    y += BETWEEN;
  }

  function turnFor(block: number): boolean {
    const next = pages[block] ?? page;
    if (next === page) return false;
    paper.turn();
    [page, y] = [next, LATER_TOP];
    return true;
  }

  /** A text beside its label; nothing where none was written. */
  function textBlock(name: PrescriptionText): readonly Block[] {
    const provisional = name === "diagnosis" ? provisionalDiagnosis(version.diagnosis) : null;
    const written = provisional === null ? version[name] : words.provisional(provisional);
    if (written === "") return [];
    const style = name === "diagnosis" ? STYLES.strong : STYLES.text;
    const lines = written.split("\n").flatMap((part) => faces.wrapped(part, style.face, (WIDTH - LABEL_WIDTH) / style.size));
    const draw = (at: number) =>
      paper.leaf("P", () => {
        paper.text(`${words.texts[name]} `, LEFT, at + LEADING, STYLES.label);
        lines.forEach((text, line) => {
          paper.text(followed(text, line, lines), LEFT + LABEL_WIDTH, at + LEADING * (line + 1), style);
        });
      });
    return [{ height: LEADING * lines.length + BETWEEN, draw }];
  }

  function closingBlock(): Block {
    const width = WIDTH - QR_SIDE - 20;
    const lines = notesOf(signed).flatMap((note) => faces.wrapped(note, STYLES.quiet.face, width / STYLES.quiet.size));
    return {
      height: ABOVE_CLOSE + Math.max(QR_SIDE + QR_WORDS, LEADING * lines.length) + 4,
      draw(at) {
        const y = at + ABOVE_CLOSE;
        drawQrCode(paper, verificationCode(signed), { x: RIGHT - QR_SIDE, y, side: QR_SIDE });
        paper.leaf("P", () =>
          words.scan.forEach((text, line) => {
            paper.text(followed(text, line, words.scan), RIGHT - QR_SIDE, y + QR_SIDE + LEADING * (line + 1), STYLES.label);
          }),
        );
        paper.leaf("P", () =>
          lines.forEach((text, line) => {
            paper.text(followed(text, line, lines), LEFT, y + LEADING * (line + 1) - 3, STYLES.quiet);
          }),
        );
      },
    };
  }
}

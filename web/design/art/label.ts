import { serifWidth } from "./serif-width.ts";
import type { LabelBox } from "./label-boxes.ts";

/**
 * What is written on a label, from its top: a small drawing, the brand, the name in lines, the size. `middle` is where all of it is
 * centred.
 */
export type Label = {
  readonly middle: number;
  readonly motif: { readonly x: number; readonly y: number; readonly size: number } | null;
  readonly brand: { readonly text: string; readonly baseline: number } | null;
  readonly lines: readonly { readonly text: string; readonly baseline: number }[];
  readonly fontSize: number;
  readonly size: { readonly text: string; readonly baseline: number };
};

const LARGEST = 17;
/** Below this a name is shortened: its last word mostly says what the form shows. */
const LEAST = 9.5;
/** How much of the box a line may fill, and the line's height to the font size. */
const FILLED = 0.92;
const LINE = 1.12;
/** A letter of the brand's line, 7 high, in capitals and set wide; the line with its gap. */
const BRAND_LETTER = 6;
const BRAND = 10;
/** The size's line with its gap. */
const SIZE = 13;
/** What stays free above and below. */
const MARGIN = 3;
const MOTIF_GAP = 3;

/** Sets a label: the name as large as it fits, then the brand and a drawing where there is room. */
export function labelIn(box: LabelBox, given: { readonly title: string; readonly brand: string; readonly size: string }): Label {
  const height = box.height - 2 * MARGIN;
  const { lines, fontSize } = setName(given.title.split(" "), { width: box.width, height });
  const text = lines.length * fontSize * LINE + SIZE;
  const brand = given.brand.length * BRAND_LETTER <= box.width && text + BRAND <= height ? BRAND : 0;
  const room = height - text - brand - MOTIF_GAP;
  const motif = room >= 11 ? Math.min(room, brand === 0 ? 24 : 20, box.width / 3) : 0;

  let y = box.y + (box.height - text - brand - (motif === 0 ? 0 : motif + MOTIF_GAP)) / 2;
  const middle = box.x + box.width / 2;
  const drawn = motif === 0 ? null : { x: round(middle - motif / 2), y: round(y), size: round(motif) };
  if (motif !== 0) y += motif + MOTIF_GAP;
  const named = brand === 0 ? null : { text: given.brand, baseline: round(y + 7) };
  y += brand;
  const set = lines.map((line, index) => ({ text: line, baseline: round(y + fontSize * (0.86 + index * LINE)) }));
  return {
    middle,
    motif: drawn,
    brand: named,
    lines: set,
    fontSize,
    size: { text: given.size, baseline: round(y + lines.length * fontSize * LINE + 10.5) },
  };
}

type Room = Pick<LabelBox, "width" | "height">;
type Name = { readonly lines: readonly string[]; readonly fontSize: number };

function setName(words: readonly string[], room: Room): Name {
  const best = [1, 2, 3, 4]
    .map((count) => inLines(words, count))
    .map((lines) => ({ lines, fontSize: fitting(lines, room) }))
    .reduce((one, other) => (other.fontSize > one.fontSize ? other : one));
  return best.fontSize < LEAST && words.length > 2 ? setName(withoutLast(words), room) : best;
}

function fitting(lines: readonly string[], { width, height }: Room): number {
  return round(Math.min(LARGEST, (FILLED * width) / widest(lines), (height - SIZE) / (LINE * lines.length)));
}

/** At most so many lines, the widest as narrow as can be. */
function inLines(words: readonly string[], count: number): readonly string[] {
  if (count === 1 || words.length === 1) return [words.join(" ")];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), ...inLines(words.slice(at + 1), count - 1)]);
  return splits.reduce((best, other) => (widest(other) < widest(best) ? other : best));
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map(serifWidth));

function withoutLast(words: readonly string[]): readonly string[] {
  const left = words.slice(0, -1);
  return /^(&|with|without|and|of|for)$/.test(left.at(-1) ?? "") ? left.slice(0, -1) : left;
}

const round = (value: number): number => Math.round(value * 10) / 10;

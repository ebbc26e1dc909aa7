import { textHash } from "./text-hash.ts";
import { serifWidth } from "./serif-width.ts";

/** Where a brand's name stands beside or below its emblem, on a plate of 160 by 80. */
export type Wordmark = {
  readonly emblem: { readonly x: number; readonly y: number; readonly size: number };
  readonly lines: readonly { readonly text: string; readonly baseline: number }[];
  readonly fontSize: number;
  readonly anchor: "start" | "middle";
  readonly x: number;
};

const LARGEST = 24;

export function wordmarkOf(name: string): Wordmark {
  return textHash(`${name}'s sign`, 3) === 0 ? below(name) : beside(name);
}

/** The name under the emblem, in one line. */
function below(name: string): Wordmark {
  const fontSize = fitting([name], 144, 20);
  return { emblem: { x: 64, y: 10, size: 32 }, lines: [{ text: name, baseline: 66 }], fontSize, anchor: "middle", x: 80 };
}

/** The name at the emblem's right, a line a word. */
function beside(name: string): Wordmark {
  const words = name.split(" ");
  const texts = words.length > 2 ? [words.slice(0, -1).join(" "), words.at(-1) ?? ""] : words;
  const fontSize = fitting(texts, 96, LARGEST);
  const first = 40 - (texts.length * fontSize * 1.1) / 2 + fontSize * 0.86;
  const lines = texts.map((text, index) => ({ text, baseline: Math.round((first + index * fontSize * 1.1) * 10) / 10 }));
  return { emblem: { x: 10, y: 20, size: 40 }, lines, fontSize, anchor: "start", x: 58 };
}

const fitting = (lines: readonly string[], width: number, largest: number): number =>
  Math.round(Math.min(largest, (0.96 * width) / Math.max(...lines.map(serifWidth))) * 10) / 10;

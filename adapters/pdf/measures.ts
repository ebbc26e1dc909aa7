import { A4 } from "./paper.ts";
import type { Style } from "./paper.ts";

/** Where things stand on every paper, in points. */
export const LEFT = 42;
export const RIGHT = A4.width - 42;
export const WIDTH = RIGHT - LEFT;
export const TOP = 38;
/** No text of a page is below; what each page repeats stands under it. */
export const BOTTOM = A4.height - 46;
export const FOOT = A4.height - 28;

/** How texts stand on every paper. */
export const STYLES = {
  title: { face: "title", size: 21, colour: "ink" },
  brand: { face: "title", size: 19, colour: "leaf-ink" },
  label: { face: "regular", size: 7, colour: "ink-3" },
  text: { face: "regular", size: 8.5, colour: "ink" },
  quiet: { face: "regular", size: 8.5, colour: "ink-2" },
  strong: { face: "bold", size: 8.5, colour: "ink" },
  name: { face: "bold", size: 10, colour: "ink" },
  less: { face: "regular", size: 8.5, colour: "turmeric-ink" },
  total: { face: "bold", size: 13, colour: "ink" },
} as const satisfies Record<string, Style>;

/** From one base line to the next. */
export const LEADING = 12;

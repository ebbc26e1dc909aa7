/** How parts of a text stand out on a terminal; plain where there is no colour. */
export type Paint = Record<"strong" | "faint" | "warning" | "gain", (text: string) => string>;

const plain = (text: string): string => text;
const code = (start: number, end: number) => (text: string) => `\u001b[${start}m${text}\u001b[${end}m`;

export const paintFor = ({ isColoured }: { readonly isColoured: boolean }): Paint =>
  isColoured
    ? { strong: code(1, 22), faint: code(2, 22), warning: code(31, 39), gain: code(32, 39) }
    : { strong: plain, faint: plain, warning: plain, gain: plain };

import { LEADING, LEFT, STYLES, WIDTH } from "./measures.ts";
import type { Paper } from "./paper.ts";

/** Somebody whom a paper names, with what it tells of them in lines. */
export type Party = { readonly label: string; readonly name: string; readonly lines: readonly string[] };

const GAP = 24;

/** Those whom a paper names beside one another, all lines wrapped. Answers where they end. */
export function drawParties(paper: Paper, parties: readonly Party[], y: number): number {
  const width = (WIDTH - GAP * (parties.length - 1)) / parties.length;
  let lowest = y;
  parties.forEach(({ label, name, lines }, place) => {
    const x = LEFT + (width + GAP) * place;
    const names = paper.faces.wrapped(name, STYLES.name.face, width / STYLES.name.size);
    const wrapped = lines.flatMap((line) => paper.faces.wrapped(line, STYLES.quiet.face, width / STYLES.quiet.size));
    paper.part("Sect", () => {
      paper.leaf("H2", () => paper.text(label, x, y, STYLES.label));
      let at = y + LEADING + 2;
      paper.leaf("P", () => {
        for (const text of names) at = drawn(text, STYLES.name, at);
        for (const text of wrapped) at = drawn(text, STYLES.quiet, at);
      });
      lowest = Math.max(lowest, at - LEADING);
    });

    function drawn(text: string, style: (typeof STYLES)[keyof typeof STYLES], at: number): number {
      paper.text(`${text} `, x, at, style);
      return at + LEADING;
    }
  });
  return lowest;
}

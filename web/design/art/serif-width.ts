/** Letters of the labels' face by their width, to the font size. */
const widths: readonly (readonly [width: number, letters: string])[] = [
  [0.22, " '’"],
  [0.31, "ijl,."],
  [0.36, "ftIJ-"],
  [0.42, "rs1"],
  [0.51, "aceovxyz37"],
  [0.58, "bdghknpquFLPS024568×9"],
  [0.66, "BEYZ"],
  [0.74, "wACDKRTUVX&"],
  [0.84, "GHNOQ"],
  [0.96, "mMW"],
];

const OTHER = 0.6;

/** How wide a line of the labels' face runs, to the font size: a little more than less. */
export const serifWidth = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (widths.find(([, letters]) => letters.includes(letter))?.[0] ?? OTHER), 0);

/** Rows of modules, true where they are dark. */
type Modules = readonly (readonly boolean[])[];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Bits of the format that are masked by 101010000010010: the mask is told by the third to the fifth. */
const FORMAT_MASK = 0b101;

/**
 * What a QR code of version 2 or 3 says, in byte mode, by ISO/IEC 18004: the mask is taken off, and codewords are read upwards and
 * downwards in pairs of columns from the right. Nothing is corrected: a module that is wrong is read wrong.
 */
export function readQrCode(modules: Modules): string {
  const size = modules.length;
  const dark = (row: number, column: number) => modules[row]?.[column] ?? false;
  const mask = MASKS[([2, 3, 4].reduce((bits, column) => bits * 2 + Number(dark(8, column)), 0) ^ FORMAT_MASK) as 0];
  const bits: number[] = [];
  for (let [right, isUp] = [size - 1, true]; right > 0; [right, isUp] = [right - 2, !isUp]) {
    if (right === 6) right = 5; // The column of the timing pattern.
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) {
        const row = isUp ? size - 1 - step : step;
        if (!isFunction(row, column, size)) bits.push(Number(dark(row, column) !== (mask?.(row, column) ?? false)));
      }
  }
  const number = (from: number, length: number) => bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0);
  if (number(0, 4) !== 0b0100) throw new TypeError("it is not in byte mode");
  const length = number(4, 8);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, place) => number(12 + place * 8, 8)));
}

/** Finders with their formats, timing, and the one alignment pattern that versions 2 and 3 have. */
function isFunction(row: number, column: number, size: number): boolean {
  const isFinder = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
  const isAlignment = Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
  return isFinder || row === 6 || column === 6 || isAlignment;
}

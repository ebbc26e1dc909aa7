import type { PincodeFault } from "./pincode-files.ts";

/** So many faults are told one by one. */
const TOLD = 100;

const wholeNumber = new Intl.NumberFormat("en-IN");

export function pincodeFaultsText(faults: readonly PincodeFault[]): string {
  const told = faults
    .slice(0, TOLD)
    .map(({ line, path, expected }) => `line ${line}${path === "" ? "" : `, ${path}`}: expected ${expected}\n`)
    .join("");
  const more = faults.length > TOLD ? `and ${wholeNumber.format(faults.length - TOLD)} more\n` : "";
  return `${told}${more}Nothing was changed.\n`;
}

export const pincodesPutText = (count: number): string =>
  count === 0 ? "There was no pincode to put.\n" : `${count === 1 ? "1 pincode" : `${wholeNumber.format(count)} pincodes`} put.\n`;

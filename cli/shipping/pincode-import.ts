import { importCommand } from "#cli/input/import-command.ts";
import { inputLines } from "#cli/input/input-lines.ts";
import { pincodesPutText } from "./words.ts";

/** Lays the places of a file over those that parcels go to: all of them or none. */
export const pincodeImport = importCommand({
  name: "pincode import",
  async put(context, { file, name, run }) {
    const { pincodeFiles, withDelivery } = await import("./composition.ts");
    const bytes = await context.terminal.readWhole(file);
    const read = isInLines(bytes) ? pincodeFiles.inLines(inputLines(inOnePiece(bytes))) : pincodeFiles.inTable(inOnePiece(bytes));
    const places = await read;
    return withDelivery(context, ({ put }) => put({ name, file: places, run }));
  },
  told: pincodesPutText,
  counted: ({ added, changed, unchanged }) => ({ pincodes: added + changed + unchanged }),
});

const isInLines = (bytes: Uint8Array): boolean => /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 1_000)));

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

import { databaseCommand } from "#cli/database/database-command.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { pincodeFaultsText, pincodesPutText } from "./words.ts";

/** Puts the places of a file among those that parcels go to: all of them or none. */
export const pincodeImport = databaseCommand({ name: "pincode import", switches: ["json"], options: ["as"], files: 1 }, async (asked) => {
  const { given, terminal } = asked;
  const { pincodeFiles, withDelivery } = await import("./composition.ts");
  const [file = ""] = given.files;
  const { values, faults } = pincodeFiles.read(await terminal.readWhole(file));
  if (faults.length > 0) {
    terminal.complain(pincodeFaultsText(faults));
    return UNUSABLE_INPUT;
  }
  const pincodes = await withDelivery(asked, ({ put }) => put({ file: fileNameOf(file), places: values }));
  await terminal.write(given.switches.has("json") ? `${JSON.stringify({ pincodes })}\n` : pincodesPutText(pincodes));
  return DONE;
});

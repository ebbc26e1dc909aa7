import { databaseCommand } from "#cli/database/database-command.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { refuseLines } from "#cli/input/fault-report.ts";
import { DONE } from "#cli/terminal.ts";
import { pincodesPutText } from "./words.ts";

/** Puts the places of a file among those that parcels go to: all of them or none. */
export const pincodeImport = databaseCommand({ name: "pincode import", switches: ["json"], options: ["as"], files: 1 }, async (asked) => {
  const { given, terminal } = asked;
  const { pincodeFiles, withDelivery } = await import("./composition.ts");
  const [file = ""] = given.files;
  const { values, faults } = pincodeFiles.read(await terminal.readWhole(file));
  if (faults.length > 0) return refuseLines(terminal, faults);
  const pincodes = await withDelivery(asked, ({ put }) => put({ file: fileNameOf(file), places: values }));
  await terminal.write(given.switches.has("json") ? `${JSON.stringify({ pincodes })}\n` : pincodesPutText(pincodes));
  return DONE;
});

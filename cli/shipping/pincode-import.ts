import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { pincodeFaultsText, pincodesPutText } from "./words.ts";

/** Puts the places of a file among those that parcels go to: all of them or none. */
export const pincodeImport = databaseCommand({ name: "pincode import", switches: ["json"], options: ["as"], files: 1 }, async (asked) => {
  const { given, terminal } = asked;
  const { pincodeFiles, withDelivery } = await import("./composition.ts");
  const { values, faults } = pincodeFiles.read(await terminal.readWhole(given.files[0] ?? ""));
  if (faults.length > 0) {
    terminal.complain(pincodeFaultsText(faults));
    return UNUSABLE_INPUT;
  }
  await withDelivery(asked, (desk) => desk.putAll(values));
  await terminal.write(given.switches.has("json") ? `${JSON.stringify({ pincodes: values.length })}\n` : pincodesPutText(values.length));
  return DONE;
});

import { LONGEST_LABORATORY_REASON } from "#core/labs/laboratory-reason.ts";
import { payableId } from "#core/ledger/entry.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { writtenAnew } from "#cli/printing/written-anew.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { tellLabStep } from "./take-lab-step.ts";
import { FILE_IS_THERE, prescriptionRefusedText, readPrescriptionText } from "./wording/lab-prescriptions.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

const COMMAND = "lab prescription";

/** Saves or tells the prescription of one person of a booking, or says whether it can be used. */
export const labPrescription = databaseCommand(
  { name: COMMAND, switches: ["accept", "json"], options: ["name", "save", "refuse", "as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [id = ""] = given.files.map((one) => one.trim());
    const name = given.options.get("name")?.trim() ?? "";
    const refusal = given.options.get("refuse")?.trim();
    const accepts = given.switches.has("accept");
    if (id === "" || name === "") return wrongUsage(terminal, COMMAND, "expected the booking's ID and --name");
    if (refusal !== undefined && (refusal === "" || refusal.length > LONGEST_LABORATORY_REASON))
      return wrongUsage(terminal, COMMAND, `expected --refuse with a reason of at most ${LONGEST_LABORATORY_REASON} characters`);
    if (accepts && refusal !== undefined) return wrongUsage(terminal, COMMAND, "expected either --accept or --refuse");
    if (!accepts && refusal === undefined) return read(context, id, name);
    return tellLabStep(
      context,
      (actions, booking) => actions.check({ id: payableId(booking), name, refusal: refusal ?? null }),
      prescriptionRefusedText,
    );
  },
);

async function read(context: CommandContext, id: string, name: string): Promise<number> {
  const { given, terminal } = context;
  const { withLabBookings } = await import("./composition.ts");
  const found = await withLabBookings(context, (actions) => actions.read({ id: payableId(id), name }));
  if (found.kind === "refused") {
    terminal.complain(prescriptionRefusedText(found.refusal));
    return UNUSABLE_INPUT;
  }
  const file = given.options.get("save") ?? null;
  if (found.value.kind === "upload") {
    if (file === null) return wrongUsage(terminal, COMMAND, "expected --save with a file for what was sent");
    if (!(await writtenAnew(file, found.value.bytes))) {
      terminal.complain(FILE_IS_THERE);
      return UNUSABLE_INPUT;
    }
  }
  await terminal.write(readPrescriptionText(found.value, file));
  return DONE;
}

import { practitionerId } from "#core/consultations/practitioner.ts";
import { dayIn } from "#core/shared/day.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE } from "#cli/terminal.ts";
import { EXPECTED_DAY, EXPECTED_PRACTITIONER } from "./wording/accesses.ts";

const COMMAND = "access retained";
const options = ["practitioner", "day", "reason", "as"];

/** Prints what is kept of erased accounts' appointments with a practitioner on a day, for staff who say why they ask. */
export const accessRetained = databaseCommand({ name: COMMAND, switches: [], options, files: 0 }, async (context) => {
  const { given, terminal } = context;
  const practitioner = given.options.get("practitioner") ?? "";
  const day = dayIn(given.options.get("day") ?? "");
  const reason = givenReason(given.options);
  if (practitioner === "") return wrongUsage(terminal, COMMAND, EXPECTED_PRACTITIONER);
  if (day === null) return wrongUsage(terminal, COMMAND, EXPECTED_DAY);
  if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
  const { listRetained } = await import("./composition.ts");
  const listed = await listRetained(context, { practitioner: practitionerId(practitioner), day, reason });
  if (listed.kind === "refused") return wrongUsage(terminal, COMMAND, expectedReason());
  await terminal.write(`${JSON.stringify(listed.value, null, 2)}\n`);
  return DONE;
});

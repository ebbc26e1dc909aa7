import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { NO_CUSTOMER } from "#cli/consultations/bookings/wording/bookings.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { accessesJson } from "./access-json.ts";
import { accessesText, EXPECTED_LIMIT, EXPECTED_PATIENT } from "./wording/accesses.ts";

const COMMAND = "access list";
const options = ["patient", "reason", "limit", "as"];

/** Lists who read a patient's health data and for which appointment, for staff who say why they ask. */
export const accessList = databaseCommand({ name: COMMAND, switches: ["json"], options, files: 0 }, async (context) => {
  const { given, terminal } = context;
  const patient = customerReferenceIn(given.options.get("patient") ?? "");
  const reason = givenReason(given.options);
  const limit = Number(given.options.get("limit") ?? 50);
  if (patient === null) return wrongUsage(terminal, COMMAND, EXPECTED_PATIENT);
  if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) return wrongUsage(terminal, COMMAND, EXPECTED_LIMIT);
  const { listAccesses } = await import("./composition.ts");
  const listed = await listAccesses(context, { patient, reason, limit });
  if (listed.kind === "refused") {
    terminal.complain(NO_CUSTOMER);
    return UNUSABLE_INPUT;
  }
  const { value } = listed;
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(accessesJson(value), null, 2)}\n` : accessesText(value));
  return DONE;
});

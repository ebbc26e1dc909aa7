import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { dayIn, daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { shownTrackersJson } from "./shown-trackers-json.ts";
import { EXPECTED, noPatientText, shownTrackersText } from "./wording/trackers.ts";
import type { Day } from "#core/shared/day.ts";

const COMMAND = "tracker show";
const USUAL_DAYS = 30;

/** Shows what a customer noted, day by day, with the entries behind each figure. The audit log has it with the reason. */
export const trackerShow = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["patient", "reason", "from", "to", "as"], files: 0 },
  async (context) => {
    const { terminal, given } = context;
    const name = customerReferenceIn(given.options.get("patient") ?? "");
    const reason = givenReason(given.options);
    const to = dayGiven(given.options.get("to"), indianDay(Date.now()));
    const from = to === null ? null : dayGiven(given.options.get("from"), daysAfter(to, 1 - USUAL_DAYS));
    if (name === null) return wrongUsage(terminal, COMMAND, EXPECTED.patient);
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
    if (from === null || to === null) return wrongUsage(terminal, COMMAND, EXPECTED.span);
    const { withTrackers } = await import("./composition.ts");
    const shown = await withTrackers(context, ({ show }) => show({ name, reason, from, to }));
    if (shown.kind === "refused") {
      if (shown.refusal.kind !== "unknown-customer") return wrongUsage(terminal, COMMAND, EXPECTED.span);
      terminal.complain(noPatientText);
      return UNUSABLE_INPUT;
    }
    await terminal.write(
      given.switches.has("json")
        ? `${JSON.stringify(shownTrackersJson(shown.value), null, 2)}\n`
        : shownTrackersText(shown.value, { from, to }),
    );
    return DONE;
  },
);

const dayGiven = (text: string | undefined, otherwise: Day): Day | null => (text === undefined ? otherwise : dayIn(text));

import { printedUtc } from "#core/shared/printed-utc.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { practitionerIdIn } from "./practitioner-id-in.ts";
import { spanGiven } from "./span-given.ts";
import { closedText, FULL_CALENDAR, NO_PRACTITIONER, spanExpected } from "./wording/register.ts";

const COMMAND = "calendar close";

/** Closes a span of a practitioner's calendar; appointments in it stay and are told. */
export const calendarClose = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["from", "to", "as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [id, span] = [practitionerIdIn(given.files[0]), spanGiven(given)];
    if (span === null) return wrongUsage(terminal, COMMAND, spanExpected);
    const { withRegister } = await import("./composition.ts");
    const closed = id === null ? null : await withRegister(context, ({ close }) => close({ id, span }));
    if (closed === null || closed.kind === "refused") {
      terminal.complain(closed?.refusal.kind === "full-calendar" ? FULL_CALENDAR : NO_PRACTITIONER);
      return UNUSABLE_INPUT;
    }
    const outside = closed.value.map((one) => ({ booking: one.id, start: printedUtc(one.start), length: one.length }));
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ outside }, null, 2)}\n` : closedText(span, closed.value));
    return DONE;
  },
);

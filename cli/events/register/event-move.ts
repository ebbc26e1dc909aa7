import { eventId } from "#core/events/listed-event.ts";
import { readInstant } from "#core/shared/read-instant.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { EXPECTED_END, EXPECTED_START, MOVED, NO_EVENT, notMovedText } from "../wording/register.ts";

const COMMAND = "event move";

/**
 * Moves an event to another time and asks whoever has joined whether they keep their place. Source: specification/events.md, Moving an
 * event.
 */
export const eventMove = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["start", "end", "reason", "as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [name = ""] = given.files;
    const startsAt = readInstant(given.options.get("start") ?? "");
    const end = given.options.get("end");
    const endsAt = end === undefined ? null : readInstant(end);
    const reason = givenReason(given.options);
    if (startsAt === null) return wrongUsage(terminal, COMMAND, EXPECTED_START);
    if (end !== undefined && (endsAt === null || endsAt <= startsAt)) return wrongUsage(terminal, COMMAND, EXPECTED_END);
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason());
    const { withEvents } = await import("./composition.ts");
    const outcome =
      name === "" ? "unknown" : await withEvents(context, ({ take }) => take(eventId(name), { kind: "move", startsAt, endsAt, reason }));
    if (outcome !== "done") {
      terminal.complain(outcome === "unknown" ? NO_EVENT : notMovedText(outcome));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ outcome })}\n` : MOVED);
    return DONE;
  },
);

import { eventId } from "#core/events/listed-event.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { CANCELLED, NO_EVENT } from "../wording/register.ts";

/** Cancels an event. A second time is done too. Source: specification/events.md, Staff commands. */
export const eventCancel = databaseCommand({ name: "event cancel", switches: ["json"], options: ["as"], files: 1 }, async (context) => {
  const { given, terminal } = context;
  const [name = ""] = given.files;
  const { withEvents } = await import("./composition.ts");
  const outcome = name === "" ? "unknown" : await withEvents(context, ({ take }) => take(eventId(name), { kind: "cancel" }));
  if (outcome === "unknown") {
    terminal.complain(NO_EVENT);
    return UNUSABLE_INPUT;
  }
  await terminal.write(given.switches.has("json") ? `${JSON.stringify({ outcome })}\n` : CANCELLED);
  return DONE;
});

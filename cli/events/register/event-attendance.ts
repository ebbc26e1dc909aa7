import { eventId } from "#core/events/listed-event.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { attendeesText, checkedInText, NO_CODE, NO_EVENT } from "../wording/register.ts";

/** Checks somebody in by their code; without one, lists who joined. Source: specification/events.md, Staff commands. */
export const eventAttendance = databaseCommand(
  { name: "event attendance", switches: ["json"], options: ["as", "code"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [name = ""] = given.files;
    const code = given.options.get("code") ?? "";
    const isJson = given.switches.has("json");
    const { withEvents } = await import("./composition.ts");
    return withEvents(context, async ({ find, attendees, take }) => {
      const [stored] = name === "" ? [] : await find([eventId(name)]);
      if (stored === undefined) {
        terminal.complain(NO_EVENT);
        return UNUSABLE_INPUT;
      }
      if (code === "") {
        const listed = await attendees(stored.event.id);
        await terminal.write(isJson ? `${JSON.stringify(listed)}\n` : attendeesText(listed));
        return DONE;
      }
      const outcome = await take(stored.event.id, { kind: "arrive", code });
      if (outcome === "attended") {
        await terminal.write(isJson ? `${JSON.stringify({ outcome })}\n` : checkedInText(outcome));
        return DONE;
      }
      terminal.complain(outcome === "unknown" ? NO_CODE : checkedInText(outcome));
      return UNUSABLE_INPUT;
    });
  },
);

import { shownEvent } from "#core/events/shown-event.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { listText } from "../wording/register.ts";
import type { KeptEvent } from "#core/events/shown-event.ts";

/** Lists all events by their start, drafts too. Source: specification/events.md, Staff commands. */
export const eventList = databaseCommand({ name: "event list", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { withEvents } = await import("./composition.ts");
  const stored = await withEvents(context, ({ find }) => find(null));
  const now = Date.now();
  await terminal.write(
    given.switches.has("json") ? `${JSON.stringify(stored.map((one) => listedJson(one, now)))}\n` : listText(stored, now),
  );
  return DONE;
});

function listedJson(stored: KeptEvent, now: number) {
  const { id, title, startsAt, endsAt, capacity, state, free, waiting } = shownEvent(stored, now);
  return {
    _id: id,
    title: title.english,
    starts_at: printedUtc(startsAt),
    ends_at: printedUtc(endsAt),
    state: stored.event.isDraft ? "draft" : state,
    capacity,
    free,
    waiting,
  };
}

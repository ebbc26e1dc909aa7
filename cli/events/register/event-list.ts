import { shownEvent } from "#core/events/shown-event.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { listText } from "../wording/register.ts";
import type { KeptEvent } from "#core/events/shown-event.ts";

/** Lists all events by their start, drafts too. Source: specification/events.md, Staff commands. */
export const eventList = databaseCommand({ name: "event list", switches: ["json"], options: [], files: 0 }, async (asked) => {
  const { given, terminal } = asked;
  const { withEvents } = await import("./composition.ts");
  const kept = await withEvents(asked, ({ find }) => find(null));
  const now = Date.now();
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(kept.map((one) => listedJson(one, now)))}\n` : listText(kept, now));
  return DONE;
});

function listedJson(kept: KeptEvent, now: number) {
  const { id, title, startsAt, endsAt, capacity, state, free, waiting } = shownEvent(kept, now);
  return {
    _id: id,
    title: title.english,
    starts_at: printedUtc(startsAt),
    ends_at: printedUtc(endsAt),
    state: kept.event.isDraft ? "draft" : state,
    capacity,
    free,
    waiting,
  };
}

import { eventId } from "#core/events/listed-event.ts";
import { asAtFirst } from "#core/events/moved-event.ts";
import { playEvent } from "#core/events/play-event.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { eventJson } from "../event-json.ts";
import { NO_EVENT, NOT_EXPORTED } from "../wording/register.ts";
import type { EventFacts } from "#core/events/play-event.ts";

/** Tells what a kept event has come to, as `event play` does. Source: specification/events.md, Staff commands. */
export const eventShow = databaseCommand({ name: "event show", switches: ["export", "json"], options: [], files: 1 }, async (context) => {
  const { given, terminal } = context;
  const [name = ""] = given.files;
  const { withEvents } = await import("./composition.ts");
  const found =
    name === ""
      ? null
      : await withEvents(context, async ({ find, steps }) => {
          const [stored] = await find([eventId(name)]);
          return stored === undefined ? null : { kept: stored, steps: await steps(stored.event.id) };
        });
  if (found === null) {
    terminal.complain(NO_EVENT);
    return UNUSABLE_INPUT;
  }
  const { kept, steps } = found;
  const isMoved = steps.some(({ kind }) => kind === "move");
  if (given.switches.has("export") && isMoved) {
    terminal.complain(NOT_EXPORTED);
    return UNUSABLE_INPUT;
  }
  const facts: EventFacts = { event: asAtFirst(kept.event, steps), steps, at: Math.max(Date.now(), steps.at(-1)?.at ?? 0) };
  if (given.switches.has("export")) await terminal.write(`${JSON.stringify(fileJson(name, facts), null, 2)}\n`);
  else if (given.switches.has("json")) await terminal.write(`${JSON.stringify(eventJson(playEvent(facts)), null, 2)}\n`);
  else {
    const { eventParagraphs } = await import("../words.ts");
    const { paintFor } = await import("#cli/printing/paint.ts");
    const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
    await terminal.write(paragraphsText(eventParagraphs(facts, playEvent(facts)), paintFor(terminal)));
  }
  return DONE;
});

/** The file of `event play`. */
const fileJson = (id: string, { event, steps, at }: EventFacts) => ({
  event: {
    _id: id,
    starts_at: printedUtc(event.startsAt),
    ends_at: printedUtc(event.endsAt),
    capacity: event.capacity,
    offer_hours: event.offerHours,
  },
  at: printedUtc(at),
  steps: steps.map(({ at: taken, kind, ...rest }) => ({ at: printedUtc(taken), do: kind, ...rest })),
});

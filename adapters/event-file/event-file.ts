import { INSTANT, TEXT, oneOf, whole } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { tellOutOfOrder } from "#adapters/input-file/tell-out-of-order.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { Event, EventStep } from "#core/events/event.ts";
import type { EventFacts } from "#core/events/play-event.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** Reads what JSON.parse made of a file of `event play`. Source: specification/events.md, The command. */
export const readEventFile = (wire: unknown): Result<EventFacts, readonly Fault[]> => readObject(wire, readFile);

function readFile(file: Part): Read<EventFacts> {
  const event = readEvent(file);
  const at = file.required("at", INSTANT);
  const steps = file.list("steps", readStep);
  tellOutOfOrder(steps);
  const last = steps.entries.at(-1)?.reads.at;
  if (typeof at === "number" && typeof last === "number" && at < last) file.fault("at", "an instant not before the last step");
  const taken = wholeEntries(steps);
  const played = taken === FAULTY ? FAULTY : taken.map(({ step }) => step);
  return event === FAULTY || at === FAULTY || played === FAULTY ? FAULTY : { event, at, steps: played };
}

const CAPACITY = whole(1, 100_000);
const OFFER_HOURS = whole(1, 168);
/** An event that was moved has no such file. */
const ACTION = oneOf(["join", "leave", "accept", "decline", "arrive", "capacity", "cancel"]);
type Action = Exclude<EventStep["kind"], "move" | "keep">;

function readEvent(file: Part): Read<Event> {
  const part = file.requiredPart("event");
  if (part === FAULTY) return FAULTY;
  part.required("_id", TEXT);
  return readEventTimes(part);
}

/** When an event is and how many have room, also in a file of `event import`. */
export function readEventTimes(part: Part): Read<Event> {
  const event: Reads<Event> = {
    startsAt: part.required("starts_at", INSTANT),
    endsAt: part.required("ends_at", INSTANT),
    capacity: part.required("capacity", CAPACITY),
    offerHours: part.optional("offer_hours", OFFER_HOURS, 24),
  };
  const isReversed = event.startsAt !== FAULTY && event.endsAt !== FAULTY && event.endsAt <= event.startsAt;
  if (isReversed) part.fault("ends_at", "an instant after starts_at");
  return isWhole(event) && !isReversed ? event : FAULTY;
}

/** `at` stands beside the step, as it is compared with others also where the step can't be used. */
type TimedStep = { readonly at: number; readonly step: EventStep };

function readStep(part: Part): Reads<TimedStep> {
  const at = part.required("at", INSTANT);
  const kind = part.required("do", ACTION);
  const step = kind === FAULTY ? FAULTY : readAction(part, kind, at);
  return { at, step };
}

function readAction(part: Part, kind: Action, at: Read<number>): Read<EventStep> {
  switch (kind) {
    case "cancel":
      return at === FAULTY ? FAULTY : { kind, at };
    case "capacity": {
      const capacity = part.required("capacity", CAPACITY);
      return at === FAULTY || capacity === FAULTY ? FAULTY : { kind, at, capacity };
    }
    case "join":
    case "leave":
    case "accept":
    case "decline":
    case "arrive": {
      const person = part.required("person", TEXT);
      return at === FAULTY || person === FAULTY ? FAULTY : { kind, at, person };
    }
  }
}

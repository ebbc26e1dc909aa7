import fc from "fast-check";
import { readEventFile } from "#adapters/event-file/event-file.ts";
import { anyEventFile } from "./any-event-file.ts";
import type { EventStep } from "#core/events/event.ts";
import type { EventFacts } from "#core/events/play-event.ts";

const HOUR = 3_600_000;

/** Hours by which an event is moved from where it was at first, and how long it takes then. */
const anyTimes = () =>
  fc.record({
    hours: fc.constantFrom(-49, -24, -20, -2, -1, 0, 1, 2, 24, 48),
    length: fc.constantFrom(1, 2, 3),
    beside: fc.constantFrom(0, 0, 1, -500),
  });

type Change = { readonly place: number; readonly person: string } & (
  | { readonly kind: "keep" }
  | { readonly kind: "move"; readonly hours: number; readonly length: number; readonly beside: number }
);

const anyChange = (): fc.Arbitrary<Change> =>
  fc
    .record({ place: fc.nat(20), person: fc.constantFrom("asha", "ravi", "farah", "meera"), times: fc.option(anyTimes()) })
    .map(({ place, person, times }) => ({
      place,
      person,
      ...(times === null ? { kind: "keep" as const } : { kind: "move" as const, ...times }),
    }));

/** Events with a few people and fewer seats, as `event play` takes them, that are moved besides, and people who keep their place then. */
export const anyMovedEvent = (): fc.Arbitrary<EventFacts> =>
  fc.tuple(anyEventFile(), fc.array(anyChange(), { maxLength: 6 })).map(([file, changes]) => {
    const read = readEventFile(JSON.parse(JSON.stringify(file)));
    if (read.kind === "refused") throw new TypeError("the file is without a fault");
    const { event, steps, at } = read.value;
    const from = { startsAt: event.startsAt, endsAt: event.endsAt };
    const added = changes.map((change): { readonly place: number; readonly step: EventStep } => {
      const { place, person } = change;
      const when = steps[place % (steps.length + 1)]?.at ?? at;
      if (change.kind === "keep") return { place, step: { kind: "keep", at: when, person } };
      const startsAt = event.startsAt + change.hours * HOUR + change.beside;
      return { place, step: { kind: "move", at: when, from, to: { startsAt, endsAt: startsAt + change.length * HOUR } } };
    });
    const all = [
      ...steps.flatMap((step, nth) => [...added.filter(({ place }) => place % (steps.length + 1) === nth).map((one) => one.step), step]),
      ...added.filter(({ place }) => place % (steps.length + 1) === steps.length).map((one) => one.step),
    ];
    return { event, steps: all, at };
  });

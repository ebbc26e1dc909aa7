import { asAtFirst } from "#core/events/moved-event.ts";
import { playEvent } from "#core/events/play-event.ts";
import type { SeatMove } from "#core/events/moved-seat.ts";
import type { EventStep } from "#core/events/event.ts";
import type { EventId, ListedEvent } from "#core/events/listed-event.ts";
import type { KeptSeat } from "#core/events/events.port.ts";
import type { KeptEvent } from "#core/events/shown-event.ts";
import type { EventPlay, StepOutcome } from "#core/events/play-event.ts";

/** An event with every step that was asked of it; what these made is worked out from the beginning each time. */
export type MemoryEvent = {
  readonly event: ListedEvent;
  readonly steps: readonly EventStep[];
  /** What who joined shows at the door, by person, in the order of joining. */
  readonly codes: ReadonlyMap<string, string>;
  /** How often its times or its venue were changed. */
  readonly moves: number;
};

/** Events by their ids. */
export class MemoryEvents {
  readonly kept = new Map<EventId, MemoryEvent>();
  /**
   * Offers that were told: event, person, end, and how many steps that person had taken and the event's move; and who was told that an
   * event is moved or cancelled.
   */
  readonly told = new Set<string>();

  put(event: ListedEvent, moves = 0): void {
    const former = this.kept.get(event.id);
    this.kept.set(event.id, former === undefined ? { event, steps: [], codes: new Map(), moves } : { ...former, event, moves });
  }

  /** A step without effect is not kept. An event's time never runs back. */
  take(id: EventId, step: EventStep, secret: string): StepOutcome | null {
    const former = this.kept.get(id);
    if (former === undefined) return null;
    const at = Math.max(step.at, former.steps.at(-1)?.at ?? step.at);
    const steps = [...former.steps, { ...step, at }];
    const outcome = playEvent({ event: asAtFirst(former.event, former.steps), steps, at }).outcomes.at(-1) ?? "done";
    const codes = new Map(former.codes);
    const joins = step.kind === "join" && (outcome === "going" || outcome === "waiting");
    if (joins && !codes.has(step.person)) codes.set(step.person, `${codes.size + 1}-${secret}`);
    const moved = step.kind === "move" ? { event: { ...former.event, ...step.to }, moves: former.moves + 1 } : {};
    if (isTaken(outcome)) this.kept.set(id, { ...former, steps, codes, ...moved });
    return outcome;
  }

  played(id: EventId, at: number): EventPlay | null {
    const found = this.kept.get(id);
    if (found === undefined) return null;
    return playEvent({ event: asAtFirst(found.event, found.steps), steps: found.steps, at: Math.max(at, found.steps.at(-1)?.at ?? at) });
  }

  keptAt(id: EventId, at: number): KeptEvent | null {
    const [found, played] = [this.kept.get(id), this.played(id, at)];
    if (found === undefined || played === null) return null;
    const { event, steps, moves } = found;
    const capacities = steps.flatMap((step) => (step.kind === "capacity" ? [step.capacity] : []));
    const taken = played.people.filter(({ state }) => ["going", "offered", "attended", "no_show"].includes(state)).length;
    return {
      event,
      tally: {
        capacity: capacities.at(-1) ?? event.capacity,
        taken,
        hasSteps: steps.length > 0,
        moves,
        waiting: played.people.filter(({ state }) => state === "waiting").length,
        isCancelled: played.state === "cancelled",
        advancedAt: steps.at(-1)?.at ?? null,
        formerTimes: steps.flatMap((step) => (step.kind === "move" ? [step.from] : [])).at(-1) ?? null,
      },
    };
  }

  /** The last move of an event that people had joined; null: it was not moved. */
  moveOf(id: EventId): SeatMove | null {
    const found = this.kept.get(id);
    const last = found?.steps.findLast(({ kind }) => kind === "move");
    return found === undefined || last?.kind !== "move" ? null : { number: found.moves, from: last.from, to: last.to };
  }

  seatOf(person: string, id: EventId, at: number): KeptSeat | null {
    const found = this.played(id, at)?.people.find((one) => one.person === person);
    if (found === undefined) return null;
    const { state, place, until, isAsked } = found;
    return { state: state === "no_show" ? "going" : state, place, until, isAsked, code: this.kept.get(id)?.codes.get(person) ?? "" };
  }
}

function isTaken(outcome: StepOutcome): boolean {
  switch (outcome) {
    case "started":
    case "not_in":
    case "no_offer":
    case "not_going":
    case "not_now":
    case "cancelled":
    case "ended":
    case "past":
    case "same_times":
      return false;
    case "going":
    case "waiting":
    case "offered":
    case "attended":
    case "left":
    case "expired":
    case "done":
      return true;
  }
}

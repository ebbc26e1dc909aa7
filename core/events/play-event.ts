import { moveRefusal } from "./moved-event.ts";
import { WaitingList } from "./waiting-list.ts";
import type { AttendeeState, Event, EventStep, EventTimes, MoveRefusal, PersonalDeed, StepRefusal } from "./event.ts";

export type EventState = "cancelled" | "ended" | "full" | "published";

/**
 * `place` is there only with `waiting`, from 1; `until` only with `offered`, in milliseconds since 1970. `isAsked`: the event was moved,
 * and they have not said yet whether they keep what they have.
 */
export type Attendee = {
  readonly person: string;
  readonly state: AttendeeState | "no_show";
  readonly place: number | null;
  readonly until: number | null;
  readonly isAsked: boolean;
};

/** The result of a step: the new state, `done`, or why it changed nothing. */
export type StepOutcome = AttendeeState | "done" | StepRefusal;

/** `people` in the order in which each first joined, `outcomes` in the order of the steps. */
export type EventPlay = {
  readonly state: EventState;
  readonly free: number;
  readonly people: readonly Attendee[];
  readonly outcomes: readonly StepOutcome[];
};

const HOUR = 60 * 60 * 1000;

/** How long before the start seats are no longer offered, the last offers end, and people are let in. */
const LAST_OFFERS = 2 * HOUR;
const OFFERS_END = HOUR;
const DOORS_OPEN = HOUR;

/** `steps` in the order of their times, none after `at`. */
export type EventFacts = { readonly event: Event; readonly steps: readonly EventStep[]; readonly at: number };

/**
 * The state of an event at an instant, calculated from its steps in order of time; none of them is after `at`. Offers end and go to the
 * next person at their own instants, whenever the state is asked for. Every event has an answer; none is refused.
 * Source: specification/events.md, Seats.
 */
export function playEvent({ event, steps, at }: EventFacts): EventPlay {
  const play = new Play(event);
  const outcomes = steps.map((step) => play.take(step));
  return { ...play.seenAt(at), outcomes };
}

/** `until` only with `offered`, in milliseconds since 1970. `isAsked`: as of an attendee. */
export type Seat = { readonly state: AttendeeState; readonly until: number | null; readonly isAsked: boolean };

/**
 * What the steps so far have made of an event, as far as the next step may touch it: the seat of the person who takes it, the offers that
 * end until then, by their ends (where it is moved, all of them, and who was checked in), and the front of the waiting list. `taken` counts
 * all seats. `isWholeLine`: nobody else waits.
 */
export type EventSoFar = {
  readonly capacity: number;
  readonly isCancelled: boolean;
  readonly taken: number;
  readonly seats: readonly (readonly [person: string, seat: Seat])[];
  readonly line: readonly (readonly [person: string, isAsked: boolean])[];
  readonly isWholeLine: boolean;
};

/**
 * What a step changed, what the clock did before it included; `outcome` null: only the clock ran. A move asks everybody who has a seat or
 * waits, also those whom `changed` does not name.
 */
export type AdvancedEvent = Pick<EventSoFar, "capacity" | "isCancelled" | "taken"> & {
  readonly outcome: StepOutcome | null;
  readonly changed: ReadonlyMap<string, Seat>;
};

/**
 * Brings an event forward by one step, or by the clock alone, as `playEvent` does from the beginning. `at` is not before what stands. Null:
 * the known front of the waiting list was too short, so that nothing can be said. Source: specification/events.md, Waiting list.
 */
export function advancedEvent(event: Event, soFar: EventSoFar, { step, at }: { readonly step: EventStep | null; readonly at: number }) {
  const play = new Play(event, soFar);
  const outcome = step === null ? null : play.take(step);
  if (step === null) play.seenAt(at);
  return play.advancedTo(outcome);
}

type Ending = { readonly isCancelled: boolean; readonly isOver: boolean };

/** Source: specification/events.md, State of an event. */
export const eventState = ({ isCancelled, isOver, free }: Ending & { readonly free: number }): EventState =>
  isCancelled ? "cancelled" : isOver ? "ended" : free === 0 ? "full" : "published";

/** Who had a seat and did not come is told so once the event is over. */
export const finalState = (state: AttendeeState, { isCancelled, isOver }: Ending): Attendee["state"] =>
  state === "going" && isOver && !isCancelled ? "no_show" : state;

const TAKING: ReadonlySet<AttendeeState> = new Set(["going", "offered", "attended"]);

/** Whether somebody has no seat and does not wait for one; null: they never joined. */
const hasNoPlace = (state: AttendeeState | null): state is "left" | "expired" | null =>
  state === null || state === "left" || state === "expired";

/** The state while the steps are taken. */
class Play {
  #event: Event;
  #capacity: number;
  #isCancelled = false;
  #taken = 0;
  readonly #seats = new Map<string, Seat>();
  readonly #waiting = new WaitingList();
  /** In the order of their ends, which is also that of their beginnings. Some of them were answered meanwhile. */
  #offers: { readonly person: string; readonly until: number }[] = [];
  #firstOffer = 0;
  readonly #changed = new Map<string, Seat>();
  readonly #isWholeLine: boolean;
  #isLineTooShort = false;

  constructor(event: Event, soFar?: EventSoFar) {
    this.#event = event;
    this.#capacity = soFar?.capacity ?? event.capacity;
    this.#isCancelled = soFar?.isCancelled ?? false;
    this.#taken = soFar?.taken ?? 0;
    this.#isWholeLine = soFar?.isWholeLine ?? true;
    for (const [person, seat] of soFar?.seats ?? []) {
      this.#seats.set(person, seat);
      if (seat.state === "offered" && seat.until !== null) this.#offers.push({ person, until: seat.until });
    }
    for (const [person, isAsked] of soFar?.line ?? []) {
      this.#seats.set(person, { state: "waiting", until: null, isAsked });
      this.#waiting.add(person);
    }
  }

  advancedTo(outcome: StepOutcome | null): AdvancedEvent | null {
    if (this.#isLineTooShort) return null;
    return { capacity: this.#capacity, isCancelled: this.#isCancelled, taken: this.#taken, outcome, changed: this.#changed };
  }

  take(step: EventStep): StepOutcome {
    this.#run(step.at);
    if (this.#isCancelled) return step.kind === "cancel" ? "done" : "cancelled";
    const outcome = this.#outcomeOf(step);
    this.#offerSeats(step.at);
    return outcome;
  }

  seenAt(at: number): Omit<EventPlay, "outcomes"> {
    this.#run(at);
    const free = Math.max(this.#capacity - this.#taken, 0);
    const isOver = at >= this.#event.endsAt;
    const isCancelled = this.#isCancelled;
    const places = new Map(this.#waiting.people().map((person, index) => [person, index + 1]));
    const people = [...this.#seats].map(([person, { state, until, isAsked }]) => ({
      person,
      state: finalState(state, { isOver, isCancelled }),
      place: places.get(person) ?? null,
      until,
      isAsked,
    }));
    return { state: eventState({ isCancelled, isOver, free }), free, people };
  }

  #outcomeOf(step: EventStep): StepOutcome {
    switch (step.kind) {
      case "cancel":
        this.#isCancelled = true;
        return "done";
      case "capacity":
        this.#capacity = step.capacity;
        return "done";
      case "move":
        return this.#move(step.to, step.at);
      case "join":
      case "leave":
      case "accept":
      case "decline":
      case "arrive":
      case "keep":
        return this.#deed(step.kind, step.person, step.at);
    }
  }

  #deed(action: PersonalDeed, person: string, now: number): AttendeeState | StepRefusal {
    const state = this.#seats.get(person)?.state ?? null;
    const isOut = hasNoPlace(state);
    const hasStarted = now >= this.#event.startsAt;
    switch (action) {
      case "join":
        if (!isOut) return state;
        if (hasStarted) return "started";
        return this.#enter(person, this.#taken < this.#capacity ? "going" : "waiting");
      case "leave":
        if (isOut || state === "attended") return "not_in";
        return hasStarted ? "started" : this.#enter(person, "left");
      case "accept":
        if (state === "going") return "going";
        return state === "offered" ? this.#enter(person, "going") : "no_offer";
      case "decline":
        return state === "offered" ? this.#enter(person, "left") : "no_offer";
      case "keep":
        if (isOut || state === "attended") return "not_in";
        if (hasStarted) return "started";
        return this.#seats.get(person)?.isAsked === true && state !== "offered" ? this.#keep(person, state) : state;
      case "arrive":
        if (state !== "going") return "not_going";
        return now >= this.#event.startsAt - DOORS_OPEN && now < this.#event.endsAt ? this.#enter(person, "attended") : "not_now";
    }
  }

  /** Everybody who has a seat or waits is asked anew; offers begin again, and who was checked in is to come at the new time. */
  #move(to: EventTimes, now: number): "done" | MoveRefusal {
    const refusal = moveRefusal(this.#event, to, now);
    if (refusal !== null) return refusal;
    this.#event = { ...this.#event, ...to };
    const until = this.#offerEnd(now);
    this.#offers = [];
    this.#firstOffer = 0;
    for (const [person, { state }] of this.#seats) {
      if (state === "attended") this.#enter(person, "going");
      if (state === "offered" && until <= now) this.#enter(person, "expired");
      else if (state === "offered") this.#offer(person, until);
    }
    for (const [person, seat] of this.#seats) if (!hasNoPlace(seat.state)) this.#seats.set(person, { ...seat, isAsked: true });
    return "done";
  }

  #keep(person: string, state: "going" | "waiting"): AttendeeState {
    const seat: Seat = { state, until: null, isAsked: false };
    this.#seats.set(person, seat);
    this.#changed.set(person, seat);
    return state;
  }

  /** Ends the offers whose time is over, each at its own instant, and offers the seats that become free. */
  #run(now: number): void {
    if (this.#isCancelled) return;
    for (let offer = this.#offers[this.#firstOffer]; offer !== undefined && offer.until <= now; offer = this.#offers[this.#firstOffer]) {
      this.#firstOffer++;
      if (!this.#isOpen(offer)) continue;
      this.#enter(offer.person, "expired");
      this.#offerSeats(offer.until);
    }
  }

  /** Whether an offer still waits for its answer. A person who left may have got another offer since. */
  #isOpen({ person, until }: { readonly person: string; readonly until: number }): boolean {
    const seat = this.#seats.get(person);
    return seat?.state === "offered" && seat.until === until;
  }

  #offerSeats(now: number): void {
    if (this.#isCancelled || this.#event.startsAt - now <= LAST_OFFERS) return;
    const until = this.#offerEnd(now);
    while (this.#taken < this.#capacity) {
      const person = this.#waiting.next();
      if (person === null) {
        this.#isLineTooShort ||= !this.#isWholeLine;
        return;
      }
      this.#offer(person, until);
    }
  }

  #offer(person: string, until: number): void {
    this.#enter(person, "offered", until);
    this.#offers.push({ person, until });
  }

  #offerEnd(now: number): number {
    return Math.min(now + this.#event.offerHours * HOUR, this.#event.startsAt - OFFERS_END);
  }

  #enter<State extends AttendeeState>(person: string, state: State, until: number | null = null): State {
    const before = this.#seats.get(person);
    if (before !== undefined && TAKING.has(before.state)) this.#taken--;
    if (before?.state === "waiting") this.#waiting.remove(person);
    if (TAKING.has(state)) this.#taken++;
    if (state === "waiting") this.#waiting.add(person);
    const seat: Seat = { state, until, isAsked: state === "offered" && before?.isAsked === true };
    this.#seats.set(person, seat);
    this.#changed.set(person, seat);
    return state;
  }
}

import type { WireEvent } from "#tests/arbitraries/any-event-file.ts";

type Person = { readonly name: string; state: string; until: number | null; ticket: number };

const HOUR = 3_600_000;

/**
 * The event's contract once more, with a clock that stops at every instant at which anything could happen. Source: specification/events.md,
 * Seats.
 */
export function naiveEvent(file: WireEvent): object {
  const { event, steps = [] } = file;
  const [start, end, at] = [instant(event.starts_at), instant(event.ends_at), instant(file.at)];
  const keep = (event.offer_hours ?? 24) * HOUR;
  const people: Person[] = [];
  let [capacity, isCancelled, tickets, clock] = [event.capacity, false, 0, Number.NEGATIVE_INFINITY];

  const taken = () => people.filter(({ state }) => ["going", "offered", "attended"].includes(state)).length;
  const line = () => people.filter(({ state }) => state === "waiting").toSorted((a, b) => a.ticket - b.ticket);
  function offer(now: number) {
    for (let first = line()[0]; first !== undefined && !isCancelled && start - now > 2 * HOUR && taken() < capacity; first = line()[0]) {
      first.state = "offered";
      first.until = Math.min(now + keep, start - HOUR);
    }
  }
  function runTo(now: number) {
    for (;;) {
      const due = people.filter(({ state, until }) => state === "offered" && until !== null && until <= now).map(({ until }) => until ?? 0);
      if (isCancelled || due.length === 0) break;
      const next = Math.min(...due);
      for (const person of people)
        if (person.state === "offered" && person.until === next) Object.assign(person, { state: "expired", until: null });
      offer(next);
    }
    clock = now;
  }
  function taking(step: NonNullable<WireEvent["steps"]>[number]): string {
    if (isCancelled) return step.do === "cancel" ? "done" : "cancelled";
    if (step.do === "cancel") {
      isCancelled = true;
      return "done";
    }
    if (step.do === "capacity") {
      capacity = step.capacity ?? 0;
      return "done";
    }
    const name = step.person ?? "";
    const person = people.find((one) => one.name === name);
    const state = person?.state ?? "none";
    const isIn = ["going", "waiting", "offered", "attended"].includes(state);
    const become = (next: string) => {
      if (person === undefined) people.push({ name, state: next, until: null, ticket: tickets++ });
      else Object.assign(person, { state: next, until: null, ticket: tickets++ });
      return next;
    };
    switch (step.do) {
      case "join":
        return isIn ? state : clock >= start ? "started" : become(taken() < capacity ? "going" : "waiting");
      case "leave":
        return !["going", "offered", "waiting"].includes(state) ? "not_in" : clock >= start ? "started" : become("left");
      case "decline":
        return state === "offered" ? become("left") : "no_offer";
      case "accept":
        return state === "offered" ? become("going") : state === "going" ? "going" : "no_offer";
      default:
        return state !== "going" ? "not_going" : clock >= start - HOUR && clock < end ? become("attended") : "not_now";
    }
  }

  const outcomes = steps.map((step) => {
    runTo(instant(step.at));
    const outcome = taking(step);
    offer(clock);
    return outcome;
  });
  runTo(at);
  const free = Math.max(0, capacity - taken());
  const waiting = line();
  return {
    state: isCancelled ? "cancelled" : at >= end ? "ended" : free === 0 ? "full" : "published",
    free,
    people: people.map((person) => ({
      person: person.name,
      state: !isCancelled && at >= end && person.state === "going" ? "no_show" : person.state,
      place: person.state === "waiting" ? waiting.indexOf(person) + 1 : null,
      until: person.until === null ? null : utc(person.until),
    })),
    outcomes,
  };
}

/** Without an offset it is Indian time. */
const instant = (text: string): number => Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+05:30`);

/** Without zeros at the end of a fraction. */
function utc(at: number): string {
  const [seconds = "", fraction = ""] = new Date(at).toISOString().replace("Z", "").split(".");
  const digits = String(Number(`0.${fraction}`)).slice(1);
  return `${seconds}${digits}Z`;
}

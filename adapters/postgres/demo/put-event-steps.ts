import { playEvent } from "#core/events/play-event.ts";
import type { EventStep } from "#core/events/event.ts";
import type { StepOutcome } from "#core/events/play-event.ts";
import type { ListedEvent } from "#core/events/listed-event.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** An event with who joins it, in this order, whether they come, and whether it is called off. */
type Joined = { readonly event: ListedEvent; readonly joiners: readonly string[]; readonly came: boolean; readonly isCancelled: boolean };

const DAY = 24 * 60 * 60 * 1000;

/**
 * Puts the steps that people who are there took at stored events, as part of a transaction of the caller: they joined in the days before
 * `now` and the start. What the steps made is worked out from all of them and stored at once: no event has people yet.
 */
export async function putEventSteps(trx: Database, events: readonly Joined[], now: number): Promise<void> {
  const named = events.flatMap(({ joiners }) => joiners);
  const rows = named.length === 0 ? [] : await trx.selectFrom("customer").select("id").where("id", "in", named).execute();
  const there = new Set(rows.map(({ id }) => id));
  const made = events.map((joined) => rowsOf({ ...joined, joiners: [...new Set(joined.joiners)].filter((one) => there.has(one)) }, now));
  const [steps, attendees] = [made.flatMap((one) => one.steps), made.flatMap((one) => one.attendees)];
  if (steps.length > 0) await trx.insertInto("event_step").values(steps).execute();
  if (attendees.length > 0) await trx.insertInto("event_attendee").values(attendees).execute();
  for (const { id, standing } of made) if (standing !== null) await trx.updateTable("event").set(standing).where("id", "=", id).execute();
}

const TAKEN: readonly StepOutcome[] = ["going", "waiting", "attended", "done"];

/** What stands in the tables of events after the steps of one. `standing` null: none was taken. */
function rowsOf({ event, joiners, came, isCancelled }: Joined, now: number) {
  const before = Math.min(now, event.startsAt) - 3 * DAY;
  const arriving = came ? joiners.slice(0, -2) : [];
  const taken: readonly EventStep[] = [
    ...joiners.map((person, nth) => ({ kind: "join" as const, person, at: before + nth * 60_000 })),
    ...arriving.map((person, nth) => ({ kind: "arrive" as const, person, at: event.startsAt + nth * 1_000 })),
    ...(isCancelled ? [{ kind: "cancel" as const, at: now }] : []),
  ];
  const last = taken.at(-1);
  const numberOf = (person: string) => joiners.indexOf(person) + 1;
  const steps = taken.map((step, nth) => ({
    event: event.id,
    number: nth + 1,
    at: new Date(step.at),
    kind: step.kind,
    capacity: null,
    attendee: "person" in step ? numberOf(step.person) : null,
  }));
  const { people, outcomes } = playEvent({ event, steps: taken, at: last?.at ?? now });
  const refused = outcomes.find((outcome) => !TAKEN.includes(outcome));
  if (refused !== undefined) throw new TypeError(`${event.id} takes no such step: ${refused}`);
  const attendees = people.map(({ person, state, place, until }) => ({
    event: event.id,
    number: numberOf(person),
    customer: person,
    secret: secretOf(numberOf(person)),
    is_told: false,
    state: state === "no_show" ? ("going" as const) : state,
    until: until === null ? null : new Date(until),
    line: place === null ? null : numberOf(person), // Nobody has taken a step before all have joined.
  }));
  const waiting = people.filter(({ place }) => place !== null).length;
  const standing = { is_cancelled: isCancelled, taken: people.length - waiting, waiting, steps: steps.length, attendees: people.length };
  return { id: event.id, steps, attendees, standing: last === undefined ? null : { ...standing, moved_at: new Date(last.at) } };
}

/** The same on every day, and unlike the one before. */
const secretOf = (number: number): string => (number * 2_654_435).toString(16).slice(-6).padStart(6, "0").toUpperCase();

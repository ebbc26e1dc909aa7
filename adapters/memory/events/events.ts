import { cityOf } from "#core/events/listed-event.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { announceInMemory } from "#adapters/memory/notifications/announce.ts";
import type { CancelledSeat } from "#core/events/cancelled-seat.ts";
import type { MovedSeat } from "#core/events/moved-seat.ts";
import type { OfferedSeat } from "#core/events/offered-seat.ts";
import type { EventId, ListedEvent } from "#core/events/listed-event.ts";
import type { Events, EventSearch } from "#core/events/events.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryEvents(memory: Memory): Events {
  const { events } = memory;
  const isShown = (id: EventId) => events.kept.get(id)?.event.isDraft === false;
  const goers = (id: EventId) =>
    (events.played(id, 0)?.people ?? []).filter(({ state }) => state === "going" || state === "attended" || state === "no_show");
  // Somebody may be offered a seat until the same instant twice: they took a step between.
  const causeOf = ({ event, customer, until, move }: OfferedSeat) =>
    `${event} ${customer} ${until} ${stepsBy(event, customer)} ${move?.number ?? ""}`;
  const stepsBy = (id: EventId, customer: string) =>
    (events.kept.get(id)?.steps ?? []).filter((step) => "person" in step && step.person === customer).length;
  return {
    async list(search, at) {
      const found = [...events.kept.values()]
        .map(({ event }) => event)
        .filter((event) => !event.isDraft && answers(event, search))
        .toSorted((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
      const past = found.filter(({ endsAt }) => endsAt <= at).toSorted((a, b) => b.startsAt - a.startsAt || (a.id < b.id ? -1 : 1));
      return [...found.filter(({ endsAt }) => endsAt > at).slice(0, 200), ...past.slice(0, 20)].flatMap(
        ({ id }) => events.keptAt(id, at) ?? [],
      );
    },
    find: async (id, at) => (isShown(id) ? events.keptAt(id, at) : null),
    seatOf: async (customer, id, at) => events.seatOf(customer, id, at),
    going: async (id) => goers(id).length,
    goingAmong: async (id, people) =>
      goers(id)
        .map(({ person }) => customerId(person))
        .filter((person) => people.includes(person))
        .toSorted(),
    async take(id, { customer, deed, secret }, at) {
      if (!isShown(id)) return null;
      const outcome = events.take(id, { kind: deed, at, person: customer }, secret);
      const stored = events.keptAt(id, at);
      if (outcome === null || outcome === "done" || stored === null) return null;
      return { kept: stored, outcome, seat: events.seatOf(customer, id, at) };
    },
    async settle() {}, // Whatever is asked is worked out for its instant.
    async untold(most, at) {
      const open = [...events.kept.values()].flatMap(({ event }) => {
        const played = events.played(event.id, at);
        if (played === null || played.state === "cancelled") return [];
        return played.people.flatMap(({ person, until, isAsked }): readonly OfferedSeat[] =>
          until === null
            ? []
            : [
                {
                  event: event.id,
                  title: event.title,
                  customer: customerId(person),
                  until,
                  move: isAsked ? events.moveOf(event.id) : null,
                },
              ],
        );
      });
      return open.filter((offer) => !events.told.has(causeOf(offer))).slice(0, most);
    },
    async tell(announcements, at) {
      for (const { offer, id, announcement } of announcements) {
        if (events.told.has(causeOf(offer))) continue;
        events.told.add(causeOf(offer));
        const cause = `event/${offer.event}/${id}`;
        const { event, until } = offer;
        announceInMemory(memory, { ...announcement, id: notificationId(id), to: offer.customer, cause, at, seat: { event, until } });
      }
    },
    async untoldOfCancelling(most, at) {
      const lost = [...events.kept.values()].flatMap(({ event }): readonly CancelledSeat[] => {
        const played = events.played(event.id, at);
        if (played?.state !== "cancelled" || event.endsAt <= at) return [];
        return played.people
          .filter(({ state }) => state === "going" || state === "offered" || state === "waiting")
          .map(({ person }) => ({ event: event.id, title: event.title, customer: customerId(person), startsAt: event.startsAt }));
      });
      return lost.filter((seat) => !events.told.has(cancellingOf(seat))).slice(0, most);
    },
    async tellOfCancelling(announcements, at) {
      for (const { seat, id, announcement } of announcements) {
        if (events.told.has(cancellingOf(seat))) continue;
        events.told.add(cancellingOf(seat));
        const cause = `event/${seat.event}/cancelled`;
        announceInMemory(memory, { ...announcement, id: notificationId(id), to: seat.customer, cause, at });
      }
    },
    async untoldOfMove(most, at) {
      const seats = [...events.kept.values()].flatMap(({ event }): readonly MovedSeat[] => {
        const [played, move] = [events.played(event.id, at), events.moveOf(event.id)];
        if (played === null || played.state === "cancelled" || move === null || event.startsAt <= at) return [];
        return played.people.flatMap(({ person, state, isAsked }) =>
          isAsked && (state === "going" || state === "waiting")
            ? [{ event: event.id, title: event.title, customer: customerId(person), state, move }]
            : [],
        );
      });
      return seats.filter((seat) => !events.told.has(moveCauseOf(seat))).slice(0, most);
    },
    async tellOfMove(announcements, at) {
      for (const { seat, id, announcement } of announcements) {
        if (events.moveOf(seat.event)?.number !== seat.move.number || events.told.has(moveCauseOf(seat))) continue;
        events.told.add(moveCauseOf(seat));
        const cause = `event/${seat.event}/moved/${seat.move.number}`;
        const stored = { event: seat.event, until: seat.move.to.startsAt };
        announceInMemory(memory, { ...announcement, id: notificationId(id), to: seat.customer, cause, at, seat: stored });
      }
    },
  };
}

const moveCauseOf = ({ event, customer, move }: MovedSeat): string => `${event} ${customer} moved ${move.number}`;

const cancellingOf = ({ event, customer }: CancelledSeat): string => `${event} ${customer} cancelled`;

const answers = ({ venue, startsAt }: ListedEvent, { city, venue: kind, starts }: EventSearch): boolean =>
  (city === null || (venue.kind === "place" && cityOf(venue.place).toLowerCase() === city.toLowerCase())) &&
  (kind === null || venue.kind === kind) &&
  (starts === null || (startsAt >= starts.from && startsAt < starts.to));

import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { endAt, momentAt, weekdayAt } from "#web/design/figures/moments.ts";
import { counted } from "#web/design/phrase.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { eventPhrases as says } from "./wording/events.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { ShownEvent } from "#core/events/shown-event.ts";
import type { Fact } from "#web/design/fact-list/fact-list.tsx";

/** Between which moments an event was moved, those of its start unless only its end is another. */
function movedTimes({ state, startsAt, endsAt, formerTimes: former }: ShownEvent, now: number) {
  if (former === null || state === "cancelled" || now >= startsAt) return null;
  return former.startsAt === startsAt
    ? { from: former.endsAt, to: endsAt, isEnd: true }
    : { from: former.startsAt, to: startsAt, isEnd: false };
}

/** Events in words, in any language. */
export const eventWords = {
  ...says,
  whereOf: ({ venue }: ShownEvent): string =>
    venue.kind === "online" ? says.online : shownText({ english: venue.place, hindi: venue.hindi }),
  /** Its city, or that it is online. */
  cityOf: ({ venue }: ShownEvent): string => (venue.kind === "online" ? says.online : cityTitle(venue.city)),
  priceOf: ({ price }: ShownEvent): string => (price === 0 ? says.free : says.paidThere({ amount: rupees(price) })),
  /** What stands above the button that joins: what a seat costs and what one may do with it, or how the line moves. */
  joinTextOf({ state, price }: ShownEvent): string {
    if (state === "full") return says.lineText;
    return price === 0 ? says.joinText : says.joinPaidText({ amount: rupees(price) });
  },
  whenOf: ({ startsAt, endsAt }: ShownEvent): string =>
    says.fromTo({ from: momentAt(startsAt), to: weekdayAt(startsAt) === weekdayAt(endsAt) ? timeAt(endsAt) : endAt(endsAt) }),
  /** Whether it takes place, and how many seats there are. */
  stateOf({ state, free, capacity, waiting }: ShownEvent): string {
    switch (state) {
      case "cancelled":
        return says.cancelled;
      case "ended":
        return says.ended;
      case "full":
        return waiting === 0 ? says.full : `${says.full} · ${counted(waiting, says.waitingCount, { count: wholeNumber(waiting) })}`;
      case "published":
        return counted(free, says.seatsFree, { count: wholeNumber(free), of: wholeNumber(capacity) });
    }
  },
  /** From when to when it was moved; null: it was not, or has begun, or is cancelled. */
  movedOf(event: ShownEvent, now: number): string | null {
    const moved = movedTimes(event, now);
    if (moved === null) return null;
    const facts = { from: momentAt(moved.from), to: momentAt(moved.to) };
    return moved.isEnd ? says.endMoved(facts) : says.moved(facts);
  },
  /** The same in few words, beside the time that it has. */
  movedShortOf(event: ShownEvent, now: number): string | null {
    const moved = movedTimes(event, now);
    if (moved === null) return null;
    return moved.isEnd ? says.newEnd({ to: momentAt(moved.to) }) : says.movedFrom({ from: momentAt(moved.from) });
  },
  goingOf: (count: number): string => counted(count, says.goingCount, { count: wholeNumber(count) }),
  keptUntil: (until: number): string => says.offered({ moment: momentAt(until) }),
  place: (place: number): string => says.line({ place: wholeNumber(place) }),
  placeAsked: (place: number): string => says.waitingAsked({ place: wholeNumber(place) }),
  factsOf: (event: ShownEvent): readonly Fact[] => [
    { name: says.when, value: eventWords.whenOf(event) },
    { name: says.where, value: eventWords.whereOf(event) },
    { name: says.price, value: eventWords.priceOf(event) },
    ...(event.state === "full" || event.state === "published" ? [{ name: says.seats, value: eventWords.stateOf(event) }] : []),
  ],
};

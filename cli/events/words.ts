import { printedUtc } from "#core/shared/printed-utc.ts";
import type { EventStep } from "#core/events/event.ts";
import type { Attendee, EventFacts, EventPlay, EventState, StepOutcome } from "#core/events/play-event.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

/** What an event has come to, and what each step came to. */
export const eventParagraphs = ({ steps }: EventFacts, { state, free, people, outcomes }: EventPlay): readonly Paragraph[] => [
  { about: "Event", sentences: [`${STATES[state]} ${free === 1 ? "One seat is" : `${free} seats are`} free.`] },
  ...(people.length === 0 ? [] : [{ about: "People", sentences: people.map(attendeeSentence) }]),
  ...(steps.length === 0 ? [] : [{ about: "Steps", sentences: steps.map((step, index) => stepSentence(step, outcomes[index] ?? "done")) }]),
];

const STATES: Readonly<Record<EventState, string>> = {
  cancelled: "It is cancelled.",
  ended: "It has ended.",
  full: "It is full.",
  published: "It is open.",
};

function attendeeSentence({ person, state, place, until }: Attendee): string {
  switch (state) {
    case "going":
      return `${person} is going.`;
    case "attended":
      return `${person} was there.`;
    case "no_show":
      return `${person} had a seat and did not come.`;
    case "left":
      return `${person} left.`;
    case "expired":
      return `${person} let an offer run out.`;
    case "waiting":
      return `${person} is number ${place} on the waiting list.`;
    case "offered":
      return `${person} is offered a seat${until === null ? "" : ` until ${printedUtc(until)}`}.`;
  }
}

function stepSentence(step: EventStep, outcome: StepOutcome): string {
  const who =
    "person" in step
      ? ` by ${step.person}`
      : "capacity" in step
        ? ` of ${step.capacity}`
        : "to" in step
          ? ` to ${printedUtc(step.to.startsAt)}`
          : "";
  return `${printedUtc(step.at)}, ${step.kind}${who}: ${OUTCOMES[outcome]} (${outcome}).`;
}

/** What a step came to, in words. */
export const OUTCOMES: Readonly<Record<StepOutcome, string>> = {
  going: "has a seat",
  waiting: "waits",
  offered: "is offered a seat",
  attended: "is there",
  left: "is out",
  expired: "let an offer run out",
  done: "done",
  started: "refused, as it has started",
  not_in: "refused, as they have no place to leave",
  no_offer: "refused, as there is no offer",
  not_going: "refused, as they are not going",
  not_now: "refused, as people are let in from an hour before the start until the end",
  cancelled: "refused, as it is cancelled",
  ended: "refused, as it is over",
  past: "refused, as that start is not still to come",
  same_times: "refused, as it has those times already",
};

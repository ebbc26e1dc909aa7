import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Events } from "../events.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { CancellingMessages } from "../cancelled-seat.ts";
import { NewId } from "../../shared/new-id.port.ts";

/**
 * Tells everybody who has a seat, is offered one or waits in an event that was cancelled, each once for each event; nobody once it would be
 * over. Source: specification/events.md, What people are told.
 */
export type TellCancelledEvents = () => Promise<void>;
export const TellCancelledEvents = useCase<TellCancelledEvents>("events", "TellCancelledEvents");

type Needs = {
  readonly events: Pick<Events, "untoldOfCancelling" | "tellOfCancelling">;
  readonly messages: CancellingMessages;
  readonly newId: NewId;
  readonly now: Clock;
};

const MOST = 5000;

export const makeTellCancelledEvents = maker(
  TellCancelledEvents,
  { events: Events, now: Clock, messages: CancellingMessages, newId: NewId },
  ({ events, messages, newId, now }: Needs) =>
    async () => {
      const at = now();
      const seats = await events.untoldOfCancelling(MOST, at);
      await events.tellOfCancelling(
        seats.map((seat) => ({ seat, id: newId(), announcement: messages(seat) })),
        at,
      );
    },
);

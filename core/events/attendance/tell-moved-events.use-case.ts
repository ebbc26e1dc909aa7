import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Events } from "../events.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { MoveMessages } from "../moved-seat.ts";
import { NewId } from "../../shared/new-id.port.ts";

/**
 * Tells everybody who has a seat or waits in an event that was moved, each once for each move, and asks whether they keep it; nobody once
 * it has begun. Who is offered a seat is told with the offer. Source: specification/events.md, Moving an event.
 */
export type TellMovedEvents = () => Promise<void>;
export const TellMovedEvents = useCase<TellMovedEvents>("events", "TellMovedEvents");

type Needs = {
  readonly events: Pick<Events, "untoldOfMove" | "tellOfMove">;
  readonly messages: MoveMessages;
  readonly newId: NewId;
  readonly now: Clock;
};

const MOST = 5000;

export const makeTellMovedEvents = maker(
  TellMovedEvents,
  { events: Events, now: Clock, messages: MoveMessages, newId: NewId },
  ({ events, messages, newId, now }: Needs) =>
    async () => {
      const at = now();
      const seats = await events.untoldOfMove(MOST, at);
      await events.tellOfMove(
        seats.map((seat) => ({ seat, id: newId(), announcement: messages(seat) })),
        at,
      );
    },
);

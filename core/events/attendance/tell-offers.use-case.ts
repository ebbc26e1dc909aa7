import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Events } from "../events.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { OfferMessages } from "../offered-seat.ts";
import { NewId } from "../../shared/new-id.port.ts";

/**
 * Ends the offers whose time is over and tells everybody for whom a seat is kept, each once for each offer. Nobody is told of an offer that
 * has ended meanwhile. Source: specification/events.md, What people are told.
 */
export type TellOffers = () => Promise<void>;
export const TellOffers = useCase<TellOffers>("events", "TellOffers");

type Needs = {
  readonly events: Pick<Events, "settle" | "untold" | "tell">;
  readonly messages: OfferMessages;
  readonly newId: NewId;
  readonly now: Clock;
};

const MOST = 500;

export const makeTellOffers = maker(
  TellOffers,
  { events: Events, now: Clock, messages: OfferMessages, newId: NewId },
  ({ events, messages, newId, now }: Needs) =>
    async () => {
      const at = now();
      await events.settle(at);
      const offers = await events.untold(MOST, at);
      await events.tell(
        offers.map((offer) => ({ offer, id: newId(), announcement: messages(offer) })),
        at,
      );
    },
);

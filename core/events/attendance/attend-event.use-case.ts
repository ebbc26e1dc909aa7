import { PortUnavailable } from "../../shared/port-unavailable.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { ownSeat } from "./own-seat.ts";
import { maker } from "../../shared/use-case.ts";
import { Events } from "../events.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { TellOffers } from "./tell-offers.use-case.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { AttendeeState, StepRefusal } from "../event.ts";
import type { OwnDeed } from "../events.port.ts";
import type { EventId } from "../listed-event.ts";
import type { OwnSeat } from "./own-seat.ts";

/** Why a customer has no seat by this step. The other refusals are of staff. */
export type AttendanceRefusal =
  | { readonly kind: "not-found" | "started" | "not-in" | "no-offer" | "cancelled" }
  /** There was no free seat: they are in the waiting list, at `place`, from 1. */
  | { readonly kind: "full"; readonly place: number };

/**
 * Joins an event, leaves it, takes a seat that is kept for the customer or passes it on, or keeps their place in an event that was moved. A
 * full event is joined in its waiting list. Whoever is promoted by this is told, at once or within the minute. Source:
 * specification/events.md, Seats.
 */
export type AttendEvent = (
  customer: CustomerId,
  request: { readonly event: EventId; readonly deed: OwnDeed },
) => Promise<Result<OwnSeat, AttendanceRefusal>>;
export const AttendEvent = useCase<AttendEvent>("events", "AttendEvent");

type Needs = {
  readonly events: Pick<Events, "take">;
  readonly tellOffers: TellOffers;
  readonly newId: NewId;
  readonly now: Clock;
};

export const makeAttendEvent = maker(
  AttendEvent,
  { events: Events, now: Clock, tellOffers: TellOffers, newId: NewId },
  ({ events, tellOffers, newId, now }: Needs) =>
    async (customer, { event, deed }) => {
      const at = now();
      const taken = await events.take(event, { customer, deed, secret: secretOf(newId()) }, at);
      if (taken === null) return refused({ kind: "not-found" });
      const refusal = refusalOf(taken.outcome);
      if (refusal !== null) return refused({ kind: refusal });
      if (taken.seat === null) throw new TypeError("a step that is taken makes a seat");
      if (deed === "leave" || deed === "decline") await tellOffers().catch(tellLater);
      if (deed === "join" && taken.seat.place !== null) return refused({ kind: "full", place: taken.seat.place });
      return ok(ownSeat(taken.kept, taken.seat, at));
    },
);

/** The step is taken, whatever becomes of the telling: the work of the next minute tells them. */
function tellLater(error: unknown): void {
  if (!(error instanceof PortUnavailable)) throw error;
}

/** The last digits of an id are by chance; the first are its time. */
const secretOf = (id: string): string => id.replaceAll("-", "").slice(-6).toUpperCase();

function refusalOf(outcome: AttendeeState | StepRefusal): Exclude<AttendanceRefusal["kind"], "full"> | null {
  switch (outcome) {
    case "not_in":
      return "not-in";
    case "no_offer":
      return "no-offer";
    case "started":
    case "cancelled":
      return outcome;
    case "not_going":
    case "not_now":
    case "ended":
    case "past":
    case "same_times":
      throw new TypeError(`${outcome} is said to staff alone`);
    case "going":
    case "waiting":
    case "offered":
    case "attended":
    case "left":
    case "expired":
      return null;
  }
}

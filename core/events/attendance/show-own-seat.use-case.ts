import { MOST_FOLLOWED } from "../../fitbook/follow.ts";
import { visiblePeople } from "../../fitbook/profiles/visible-person.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { ownSeat } from "./own-seat.ts";
import { maker } from "../../shared/use-case.ts";
import { Events } from "../events.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { People } from "../../fitbook/profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { EventId } from "../listed-event.ts";
import type { OwnSeat } from "./own-seat.ts";

/** Who else goes, as somebody is told who has a seat: how many in all, and the names of those whom they follow and see. */
export type Company = { readonly going: number; readonly followed: readonly string[] };

/** `seat` null: they never joined. `company` null: they have no seat. */
export type MyAttendance = { readonly seat: OwnSeat | null; readonly company: Company | null };

/** Where a customer stands in an event. Source: specification/events.md, An event. */
export type ShowOwnSeat = (customer: CustomerId, id: EventId) => Promise<Result<MyAttendance, { readonly kind: "not-found" }>>;
export const ShowOwnSeat = useCase<ShowOwnSeat>("events", "ShowOwnSeat");

type Needs = {
  readonly events: Pick<Events, "find" | "seatOf" | "going" | "goingAmong">;
  readonly people: Pick<People, "candidates" | "facts">;
  readonly now: Clock;
};

export const makeShowOwnSeat = maker(
  ShowOwnSeat,
  { events: Events, now: Clock, people: People },
  ({ events, people, now }: Needs) =>
    async (customer, id) => {
      const at = now();
      const stored = await events.find(id, at);
      if (stored === null) return refused({ kind: "not-found" });
      const seat = await events.seatOf(customer, id, at);
      const isGoing = seat?.state === "going" || seat?.state === "attended";
      return ok({ seat: seat === null ? null : ownSeat(stored, seat, at), company: isGoing ? await companyOf(customer, id) : null });

      async function companyOf(viewer: CustomerId, event: EventId): Promise<Company> {
        const following = await people.candidates({ list: { kind: "following", of: viewer }, after: null, limit: MOST_FOLLOWED });
        const there = await events.goingAmong(event, following);
        const seen = there.length === 0 ? [] : visiblePeople(await people.facts(viewer, there));
        return { going: await events.going(event), followed: seen.filter(({ follow }) => follow === "following").map(({ name }) => name) };
      }
    },
);

import { addressId } from "../../account/address.ts";
import { isMinor } from "../../account/family-member.ts";
import { payableId } from "../../ledger/entry.ts";
import { holdsAgainFrom } from "../../payments/purchase/hold-limit.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { basketWithPlan } from "./basket-with-plan.ts";
import { labBasket } from "./lab-basket.ts";
import { slotRefusal, spotOf } from "./lab-room.ts";
import { notServedAt } from "../slots/not-served.ts";
import { newLabBooking } from "./lab-booking.ts";
import { labBookingChange, jobsOfLabHold } from "./lab-booking-change.ts";
import { labBookingId } from "./lab-booking-id.ts";
import { labBookingView } from "./lab-booking-view.ts";
import { maker } from "../../shared/use-case.ts";
import { LabSnapshots } from "../list/lab-snapshot.ts";
import { LabBookings } from "./lab-bookings.port.ts";
import { Households } from "../../account/households.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { AddressId } from "../../account/address.ts";
import type { Reader } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { BasketRefusal, PricedBasket, TestsOfPerson } from "./lab-basket.ts";
import type { LabId } from "../lab.ts";
import type { SlotNotOffered } from "./lab-room.ts";
import type { NotServed } from "../slots/not-served.ts";
import type { BookedPlace, LabBooking } from "./lab-booking.ts";
import type { LabBookingChange } from "./lab-booking-change.ts";
import type { LabBookingView } from "./lab-booking-view.ts";
import type { LabHoldDecision, SeenForLabHold } from "./lab-bookings.port.ts";
import type { BilingualText } from "../../shared/language.ts";

/**
 * `address`: where the collector comes; null: in the laboratory's centre. `start` in milliseconds since 1970. `fastedFrom`: since when, as
 * they say, nobody who is tested has eaten anything, where the fast has begun already; null: that is not said. `key` identifies the call.
 */
export type LabHoldRequest = {
  readonly people: readonly TestsOfPerson[];
  readonly lab: LabId;
  readonly address: AddressId | null;
  readonly start: number;
  readonly fastedFrom: number | null;
  readonly key: string;
};

export type LabHoldRefusal =
  | BasketRefusal
  | { readonly kind: "unknown-lab" | "unknown-address" | "unknown-member" }
  /** A grown-up agrees to these tests in an account of their own. */
  | { readonly kind: "own-consent"; readonly tests: readonly BilingualText[] }
  | NotServed
  | SlotNotOffered
  /** More slots can be held from `from` on. */
  | { readonly kind: "too-many-holds"; readonly from: number };

/**
 * Keeps a slot for ten minutes for the tests of some people, at the prices of this moment, less what a plan takes off. An account has one
 * hold: a new one releases the former. A repeated call answers what it held before. Source: specification/labs.md, Slots of a lab.
 */
export type HoldLabSlot = (reader: Reader, request: LabHoldRequest) => Promise<Result<LabBookingView, LabHoldRefusal>>;
export const HoldLabSlot = useCase<HoldLabSlot>("labs", "HoldLabSlot");

type Needs = {
  readonly bookings: Pick<LabBookings, "hold">;
  readonly households: Pick<Households, "family" | "addresses">;
  readonly snapshots: LabSnapshots;
  readonly now: Clock;
  readonly newId: NewId;
};

type Answer = Result<LabBookingView, LabHoldRefusal>;

export const makeHoldLabSlot = maker(
  HoldLabSlot,
  { snapshots: LabSnapshots, bookings: LabBookings, households: Households, now: Clock, newId: NewId },
  ({ bookings, households, snapshots, now, newId }: Needs) =>
    async ({ customer, language }, { people, lab, address, start, fastedFrom, key }) => {
      const [family, book, offer] = await Promise.all([households.family(customer), households.addresses(customer), snapshots()]);
      if (people.some(({ member }) => member !== null && !family.some(({ id }) => id === member)))
        return refused({ kind: "unknown-member" });
      const place = placeIn(book, address);
      if (place === null) return refused({ kind: "unknown-address" });
      const basket = labBasket(people, place.kind, offer);
      if (basket.kind === "refused") return basket;
      const at = now();
      const grownUp = family.filter(({ birthdate }) => !isMinor(birthdate, indianDay(at))).map(({ id }) => id);
      const adult = basket.value.requirements.find(({ kind, member }) => kind === "consent" && member !== null && grownUp.includes(member));
      if (adult !== undefined) return refused({ kind: "own-consent", tests: adult.tests });
      const id = payableId(labBookingId(newId()));
      const wanted = { id, customer, place, start, fastedFrom, basket: basket.value };
      return bookings.hold<Answer>({
        customer,
        lab,
        place: place.kind,
        start,
        key,
        at,
        decide: (seen) => decided(seen, wanted, at, language),
      });
    },
);

function placeIn(book: Awaited<ReturnType<Households["addresses"]>>, id: AddressId | null): BookedPlace | null {
  if (id === null) return { kind: "centre" };
  const found = book.find((one) => one.id === addressId(id));
  if (found === undefined) return null;
  const { id: _, kind: _1, isDefault: _2, ...address } = found;
  return { kind: "home", address };
}

type Wanted = Pick<LabBooking, "id" | "customer" | "place" | "start"> &
  Pick<LabHoldRequest, "fastedFrom"> & { readonly basket: PricedBasket };

function decided(seen: SeenForLabHold, wanted: Wanted, at: number, language: Reader["language"]): LabHoldDecision<Answer> {
  if (seen.earlier !== null) return { keep: null, release: null, answer: ok(labBookingView(seen.earlier.booking)) };
  const refuse = (refusal: LabHoldRefusal) => ({ keep: null, release: null, answer: refused(refusal) });
  if (seen.lab === null) return refuse({ kind: "unknown-lab" });
  const spot = spotOf(wanted.place);
  const unserved = notServedAt(seen.lab, spot);
  if (unserved !== null) return refuse(unserved);
  const from = holdsAgainFrom(seen.held, at);
  if (from !== null) return refuse({ kind: "too-many-holds", from });
  const { start, fastedFrom } = wanted;
  const why = slotRefusal(seen, { now: at, spot, fastingHours: wanted.basket.fastingHours, fastedFrom, start });
  if (why !== null) return refuse(why);
  const { name, address, city, hindi } = seen.lab;
  const basket = basketWithPlan(wanted.basket, seen.plans, at);
  const { id, customer, place } = wanted;
  const booking = newLabBooking({ id, customer, place, start, basket, lab: { id: seen.lab.id, name, address, city, hindi } }, at);
  return {
    keep: { booking, language, jobs: jobsOfLabHold(booking) },
    release: released(seen.live, at),
    answer: ok(labBookingView(booking)),
  };
}

function released(live: LabBooking | null, at: number): LabBookingChange | null {
  if (live === null) return null;
  const change = labBookingChange(live, [{ at, by: { kind: "customer" }, deed: { kind: "state", event: "release", payment: null } }]);
  return change.kind === "ok" ? change.value : null;
}

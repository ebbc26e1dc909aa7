import { isMinor } from "../../account/family-member.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { asItIs, inOpenRoom, roomMoved } from "./in-room.ts";
import { lastConsent } from "./room.ts";
import { firstCheckInUntil } from "./room-times.ts";
import { roomView } from "./room-view.ts";
import { maker } from "../../shared/use-case.ts";
import { Rooms } from "./rooms.port.ts";
import { Households } from "../../account/households.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { Bookings } from "../booking/bookings.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Language } from "../../shared/language.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { Booking } from "../booking/booking.ts";
import type { RoomRefusal } from "./in-room.ts";
import type { CallConsent } from "./room.ts";
import type { RoomView } from "./room-view.ts";
import type { SeenRoom } from "./rooms.port.ts";

/** The text to which patients consent at present. */
export const CONSENT_VERSION = 1;

/**
 * `consent`: the version of the text that was read, null: whoever was let in before stands by what they allowed then; `callBack`: they may
 * be called by phone; `guardian`: whoever asks is there as a minor's guardian.
 */
export type CheckInRequest = {
  readonly booking: PayableId;
  readonly consent: number | null;
  readonly language: Language;
  readonly callBack: boolean;
  readonly guardian: boolean;
};

/** "old-consent": the text has changed meanwhile. "guardian-needed": the patient is a minor, and nobody says to be there for them. */
export type CheckInRefusal = UnknownBooking | RoomRefusal | { readonly kind: "old-consent" } | { readonly kind: "guardian-needed" };

/**
 * Checks a patient in, by whose account the booking is: they wait to be let in. Again it changes nothing, and whoever was let in before
 * stays so. Source: specification/consultation-calls.md, Consent.
 */
export type CheckIn = (customer: CustomerId, request: CheckInRequest) => Promise<Result<RoomView, CheckInRefusal>>;
export const CheckIn = useCase<CheckIn>("consultations", "CheckIn");

type Needs = {
  readonly rooms: Pick<Rooms, "change">;
  readonly bookings: Pick<Bookings, "own">;
  readonly households: Pick<Households, "family">;
  readonly customers: Pick<Customers, "withId">;
  readonly now: Clock;
};

export const makeCheckIn = maker(
  CheckIn,
  { rooms: Rooms, households: Households, customers: Customers, now: Clock, bookings: Bookings },
  ({ rooms, bookings, households, customers, now }: Needs) =>
    async (customer, request) => {
      const at = now();
      const stored = await bookings.own(customer, request.booking);
      if (stored === null) return refused({ kind: "unknown-booking" });
      const minor = await isForMinor(stored.booking, { households, customers });
      const answer = await rooms.change<Result<RoomView, CheckInRefusal>>(request.booking, (seen) =>
        inOpenRoom<RoomView, CheckInRefusal>(seen, at, (open) => checkedIn(open, request, { at, minor })),
      );
      return answer ?? refused({ kind: "unknown-booking" });
    },
);

function checkedIn(seen: SeenRoom, request: CheckInRequest, { at, minor }: { readonly at: number; readonly minor: boolean }) {
  const { room, kept } = seen;
  if (room.place === "inside" || room.place === "away") return asItIs(ok(roomView(seen, "patient")));
  if (room.checkedInAt === null && at >= firstCheckInUntil(kept.booking)) return asItIs(refused({ kind: "room-closed" } as const));
  const given = consentIn(seen, request, minor);
  if (given.kind === "refused") return asItIs(given);
  const consent = given.value;
  // Whoever was removed from a consultation that has begun waits anew; the appointment itself is under way.
  const event = kept.booking.state === "in_progress" ? null : "check-in";
  const moved = roomMoved(seen, { deeds: [{ kind: "check-in", consent }], event, by: { kind: "customer" } }, at);
  if (moved.kind === "refused") return asItIs(moved);
  return { ...moved.value, answer: ok(roomView(moved.value.answer, "patient")) };
}

function consentIn({ room, kept }: SeenRoom, request: CheckInRequest, isMinor: boolean): Result<CallConsent, CheckInRefusal> {
  const before = kept.booking.state === "in_progress" ? lastConsent(room) : null;
  const isSame = request.consent === null && before?.version === CONSENT_VERSION;
  if (isSame && before !== null) return ok(before);
  if (request.consent !== CONSENT_VERSION) return refused({ kind: "old-consent" });
  if (isMinor && !request.guardian) return refused({ kind: "guardian-needed" });
  const { consent: version, language, callBack } = request;
  return ok({ version, language, mode: kept.booking.mode, callBack, givenBy: isMinor ? "guardian" : "patient" });
}

async function isForMinor({ customer, member, start }: Booking, { households, customers }: Pick<Needs, "households" | "customers">) {
  const born =
    member === null
      ? (await customers.withId(customer))?.birthdate
      : (await households.family(customer)).find(({ id }) => id === member)?.birthdate;
  return born !== undefined && born !== null && isMinor(born, indianDay(start));
}

import { ok, refused } from "../../../shared/result.ts";
import { useCase } from "../../../shared/token.ts";
import { readForBooking } from "../../booking/access-entry.ts";
import { asItIs, inOpenRoom } from "../in-room.ts";
import { isInCall, mayBePhoned } from "../room.ts";
import { maker } from "../../../shared/use-case.ts";
import { Rooms } from "../rooms.port.ts";
import { PractitionerOf } from "../../practitioner/practitioner-of.use-case.ts";
import { Clock } from "../../../shared/clock.port.ts";
import { Customers } from "../../../identity/customers.port.ts";
import { AccessLog } from "../../access/access-log.port.ts";
import type { CustomerId } from "../../../identity/customer-id.ts";
import type { Mobile } from "../../../identity/mobile.ts";
import type { PayableId } from "../../../ledger/entry.ts";
import type { Result } from "../../../shared/result.ts";
import type { UnknownBooking } from "../../booking/change-my-booking.ts";
import type { KeptBooking } from "../../booking/bookings.port.ts";
import type { NoSuchMove } from "../room.ts";
import type { RoomClosed, RoomNotOpen } from "../room-times.ts";
import type { DeskNeeds } from "../step-at-desk.ts";

/** The patient did not agree to be called by phone, or their account has no mobile that a code has proved. */
export type NoPhone = { readonly kind: "no-phone" };

export type PhoneRefusal = UnknownBooking | RoomNotOpen | RoomClosed | NoSuchMove | NoPhone;

/**
 * The mobile of a patient whom the line does not reach any more, for the practitioner of that appointment. It stands in the patient's
 * access log before it is answered. Refused while there is a line. Source: specification/consultation-calls.md, A bad line.
 */
export type ShowPhoneOfPatient = (account: CustomerId, booking: PayableId) => Promise<Result<Mobile, PhoneRefusal>>;
export const ShowPhoneOfPatient = useCase<ShowPhoneOfPatient>("consultations", "ShowPhoneOfPatient");

type Needs = DeskNeeds & { readonly customers: Pick<Customers, "withId">; readonly accessLog: Pick<AccessLog, "add"> };

export const makeShowPhoneOfPatient = maker(
  ShowPhoneOfPatient,
  { rooms: Rooms, practitionerOf: PractitionerOf, now: Clock, customers: Customers, accessLog: AccessLog },
  ({ rooms, practitionerOf, customers, accessLog, now }: Needs) =>
    async (account, id) => {
      const at = now();
      const practitioner = await practitionerOf(account);
      if (practitioner === null) return refused({ kind: "unknown-booking" });
      const people = { customer: null, practitioner: practitioner.id };
      const found = await rooms.changeOf<Result<KeptBooking, PhoneRefusal>>(people, id, (seen) =>
        inOpenRoom<KeptBooking, PhoneRefusal>(seen, at, ({ kept, room }) => {
          if (room.line !== "call_back" || !isInCall(room)) return asItIs(refused({ kind: "no-such-move", place: room.place }));
          return asItIs(mayBePhoned(room) ? ok(kept) : refused({ kind: "no-phone" }));
        }),
      );
      if (found === null) return refused({ kind: "unknown-booking" });
      if (found.kind === "refused") return found;
      const mobile = (await customers.withId(found.value.booking.customer))?.mobile ?? null;
      if (mobile === null) return refused({ kind: "no-phone" });
      await accessLog.add(readForBooking(found.value, { seen: ["mobile"], at }));
      return ok(mobile);
    },
);

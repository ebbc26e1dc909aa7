import { ListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { OPEN_STATES, roomTimes } from "#core/consultations/call/room-times.ts";
import { payableId } from "#core/ledger/entry.ts";
import { counted } from "#web/design/phrase.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import { asksBirthdate } from "#web/features/consultations/booking/asks-birthdate.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Consent } from "./consent.tsx";
import { Outcome } from "./outcome.tsx";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { CallSeat, CallSides } from "./call-seat.ts";

const patientSeatNeeds = { listMyBookings: ListMyBookings, showBooking: ShowBooking };

/** The patient's side of a call, or of whoever booked for them. */
export const patientSeat: CallSeat = {
  useRead() {
    const useCases = useNeeds(patientSeatNeeds);
    return async (customer, request, now) => {
      if (request === null || request === "") {
        const { bookings } = await useCases.listMyBookings(customer, { state: null, after: null });
        const next = bookings.filter(({ state }) => OPEN_STATES.includes(state)).toSorted((a, b) => a.start - b.start)[0];
        return next === undefined ? null : sidesOf(next, now()); // Before the answer it is the device's time, which may be off by an hour.
      }
      const own = await useCases.showBooking(customer, payableId(request));
      return own.kind === "ok" ? sidesOf(own.value, own.value.now) : null;
    };
  },
  address: consultationAddress.call,
  back: {
    title: callPhrases.toAppointment,
    address: (sides) => (sides === null ? consultationAddress.appointments : consultationAddress.appointment(sides.id)),
  },
  checkedInText: (state) => (state === "checked_in" || state === "in_progress" ? callPhrases.checkedIn[state] : null),
  heading: ({ place }) => (place === "waiting" ? callPhrases.waiting : callPhrases.connecting), // Whoever looks is the patient: they are never away.
  waitingText: (_, ahead) => (ahead === null ? callPhrases.waitingText : `${placeOf(ahead)} ${callPhrases.waitingText}`),
  phone: callPhrases.phone,
  overText: callPhrases.overText,
  Entrance: Consent,
  Outcome,
};

const placeOf = (ahead: number): string => (ahead === 0 ? callPhrases.next : counted(ahead, callPhrases.ahead, { count: String(ahead) }));

function sidesOf(booking: BookingView, now: number): CallSides {
  const { id, mode, start, state, member, consulted } = booking;
  const { name, qualifications, council, registration } = consulted;
  const registered = council === null || registration === null ? [] : [bookingPhrases.registered({ council, number: registration })];
  return {
    id,
    mode,
    start,
    ...roomTimes(booking),
    now,
    state,
    other: name,
    facts: [qualifications.join(", "), ...registered],
    isForMember: member !== null,
    asksBirthdate: asksBirthdate(booking),
  };
}

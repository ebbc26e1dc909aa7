import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { daysAfter } from "#core/shared/day.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { ageAndGender, patientName } from "#web/features/desk/patient-facts.ts";
import { deskPhrases } from "#web/features/desk/wording/desk.ts";
import { deskCallPhrases } from "#web/features/desk/wording/desk-call.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { CallsPatient } from "./calls-patient.tsx";
import { DeskEntrance } from "./desk-entrance.tsx";
import { DeskSteps } from "./desk-steps.tsx";
import { EmergencyAlert } from "./emergency-alert.tsx";
import type { CallSeat, CallSides } from "#web/features/consultations/call/call-seat.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { DeskDay, DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";

const deskSeatNeeds = { showDeskDay: ShowDeskDay };

/** The practitioner's side of a call. */
export const deskSeat: CallSeat = {
  useRead() {
    const { showDeskDay: show } = useNeeds(deskSeatNeeds);
    return async (customer, request) => {
      const today = await show(customer, null);
      if (today.kind === "refused") return null;
      const { now, day } = today.value;
      const found = entryOf(today.value, request);
      if (found !== null) return sidesOf(found, now);
      const before = await show(customer, daysAfter(day, -1)); // A room that opened before midnight is open behind it.
      const late = before.kind === "ok" ? entryOf(before.value, request) : null;
      return late === null ? null : sidesOf(late, now);
    };
  },
  address: consultationAddress.callAtDesk,
  back: {
    title: deskPhrases.toDesk,
    address: (sides) => (sides === null ? consultationAddress.desk : consultationAddress.deskDay(indianDay(sides.start), sides.id)),
  },
  heading: ({ place, other }, name) =>
    place !== "waiting"
      ? deskCallPhrases[place]
      : isGone(other)
        ? deskCallPhrases.patientGone({ name })
        : deskCallPhrases.patientWaits({ name }),
  waitingText: ({ waitingSince, other }) =>
    waitingSince === null
      ? callPhrases.waitingText
      : deskCallPhrases[isGone(other) ? "goneText" : "waitingSince"]({ time: timeAt(waitingSince) }),
  phone: deskCallPhrases.phone,
  overText: deskCallPhrases.overText,
  Alert: EmergencyAlert,
  Entrance: DeskEntrance,
  Steps: DeskSteps,
  Phone: CallsPatient,
};

/** Whether somebody was there, and is no more. Who has just checked in is about to be. */
const isGone = (other: RoomView["other"]): boolean => other?.isHere === false;

/** `request` null: whose room is still open, the earliest first. */
function entryOf({ entries, now }: DeskDay, request: string | null): DeskEntry | null {
  const isMeant = ({ id, state, closes }: DeskEntry) =>
    request === null || request === "" ? OPEN_STATES.includes(state) && now < closes : id === request;
  return entries.find(isMeant) ?? null;
}

function sidesOf({ id, mode, start, opens, closes, state, patient }: DeskEntry, now: number): CallSides {
  const known = ageAndGender(patient);
  const facts = known.length === 0 ? [] : [known.join(", ")];
  return { id, mode, start, opens, closes, now, state, other: patientName(patient), facts, isForMember: false, asksBirthdate: false };
}

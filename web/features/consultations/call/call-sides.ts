import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { Mode } from "#core/consultations/practitioner/practitioner.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { ReadCall } from "./call-data.ts";

/** Whom one meets, and what one may know of them. `isForMember`: the patient is somebody for whom the customer cares. */
export type CallSides = {
  readonly id: PayableId;
  readonly seat: "patient" | "practitioner";
  readonly mode: Mode;
  readonly start: number;
  readonly isOpen: boolean;
  readonly other: string;
  readonly facts: readonly string[];
  readonly isForMember: boolean;
};

export function callSides(read: ReadCall): CallSides {
  if (read.seat === "practitioner") {
    const { id, mode, start, state, patient } = read.entry;
    const isOpen = OPEN_STATES.includes(state);
    return {
      id,
      seat: "practitioner",
      mode,
      start,
      isOpen,
      other: patientName(patient),
      facts: ageAndGender(patient),
      isForMember: false,
    };
  }
  const { id, mode, start, state, member, consulted } = read.booking;
  const { name, qualifications, council, registration } = consulted;
  const registered = council === null || registration === null ? [] : [bookingPhrases.registered({ council, number: registration })];
  return {
    id,
    seat: "patient",
    mode,
    start,
    isOpen: OPEN_STATES.includes(state),
    other: name,
    facts: [qualifications.join(", "), ...registered],
    isForMember: member !== null,
  };
}

const patientName = ({ name }: DeskEntry["patient"]): string => name ?? callPhrases.nameless;

/** Name, age and gender, as far as they are known. */
export const patientFacts = (patient: DeskEntry["patient"]): string => [patientName(patient), ...ageAndGender(patient)].join(", ");

const ageAndGender = ({ age, gender }: DeskEntry["patient"]): readonly string[] => [
  ...(age === null ? [] : [callPhrases.years({ count: String(age) })]),
  ...(gender === null ? [] : [callPhrases.genders[gender]]),
];

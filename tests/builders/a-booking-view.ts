import { practitionerId } from "#core/consultations/practitioner.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";

const MINUTE = 60_000;

/** A time that is held for ten minutes. */
export const aBookingView = (given: Partial<BookingView> = {}): BookingView => ({
  id: payableId("b-1"),
  member: null,
  practitioner: practitionerId("sunanda"),
  consulted: { name: "Dr. Sunanda Joshi", therapy: "ayurveda", qualifications: ["BAMS"], council: "MCIM", registration: "I-1" },
  start: now + 5 * 60 * MINUTE,
  length: 30,
  mode: "video",
  fee: paise(30_100),
  plan: null,
  state: "held",
  expiresAt: now + 10 * MINUTE,
  back: paise(0),
  isBack: false,
  backAt: null,
  planOutcome: null,
  isBilled: false,
  calledOff: null,
  rebookableUntil: null,
  steps: [{ at: now, event: "hold", to: null }],
  ...given,
});

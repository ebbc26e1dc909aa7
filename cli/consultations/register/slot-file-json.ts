import { printedUtc } from "#core/shared/printed-utc.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { Practitioner } from "#core/consultations/practitioner.ts";
import type { DayWindow, SlotFacts } from "#core/consultations/slots/slot-facts.ts";

/** The facts of slots as a file of `slots list` holds them. Source: specification/slots.md, The command. */
export const slotFileJson = (facts: SlotFacts, { fees }: Practitioner) => ({
  now: printedUtc(facts.now),
  from: printedUtc(facts.from),
  to: printedUtc(facts.to),
  practitioner: {
    _id: facts.practitioner.id,
    status: facts.practitioner.isActive ? "ACTIVE" : "INACTIVE",
    lengths: [...new Set(fees.map(({ length }) => length))].sort((a, b) => a - b),
    buffer: facts.practitioner.buffer,
    lead: facts.practitioner.lead,
    horizon: facts.practitioner.horizon,
  },
  length: facts.length,
  patient: facts.patient,
  exclude: facts.exclude,
  windows: facts.windows.map((window) => ({
    weekday: window.weekday,
    ...timesOf(window),
    valid_from: window.validFrom,
    valid_until: window.validUntil,
  })),
  exceptions: facts.exceptions.map((one) =>
    one.kind === "day" ? { date: one.date, windows: one.windows.map(timesOf) } : { from: printedUtc(one.from), to: printedUtc(one.to) },
  ),
  bookings: facts.bookings.map((one) => ({
    _id: one.id,
    practitioner: one.practitioner,
    patient: one.patient,
    start: printedUtc(one.start),
    length: one.length,
    buffer: one.buffer,
    state: one.state,
    expires_at: utcOrNull(one.expiresAt),
  })),
});

const timesOf = ({ from, to }: DayWindow) => ({ from: clock(from), to: clock(to) });

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

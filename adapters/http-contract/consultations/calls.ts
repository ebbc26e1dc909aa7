import * as z from "zod";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { ReachByPhone } from "#core/consultations/call/by-phone/reach-by-phone.use-case.ts";
import { ShowPhoneOfPatient } from "#core/consultations/call/by-phone/show-phone-of-patient.use-case.ts";
import { CheckIn } from "#core/consultations/call/check-in.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { LeaveCall } from "#core/consultations/call/leave-call.use-case.ts";
import { LINES } from "#core/consultations/call/line.ts";
import { RemovePatient } from "#core/consultations/call/remove-patient.use-case.ts";
import { ReportLine } from "#core/consultations/call/report-line.use-case.ts";
import { PLACES } from "#core/consultations/call/room.ts";
import { SendSignal } from "#core/consultations/call/send-signal.use-case.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { LARGEST_SIGNAL, SIGNAL_KINDS } from "#core/consultations/call/signal.ts";
import { TakeAudioSeat, TakeVideoSeat } from "#core/consultations/call/take-seat.use-case.ts";
import { MODES } from "#core/consultations/practitioner/practitioner.ts";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { LANGUAGES } from "#core/shared/language.ts";
import { answerOf, endpoint, fields, only, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, instant, mobile } from "#adapters/http-contract/scalars.ts";
import { bookingId, callToken, connection, roomShape } from "./call-shapes.ts";
import type { TakeSeat } from "#core/consultations/call/take-seat.use-case.ts";
import type { SentSignal } from "#core/consultations/call/send-signal.use-case.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { Token } from "#core/shared/token.ts";
import type { Day } from "#core/shared/day.ts";

const unknownBooking = { "unknown-booking": answerOf(404, "Booking not found") } as const;

const openRoom = {
  "room-not-open": answerOf(409, "The room is not open yet.", fields({ from: instant })),
  "room-closed": answerOf(410, "This consultation is over."),
} as const;

const roomRefusals = {
  ...openRoom,
  "not-admitted": answerOf(403, "Please wait to be let in."),
  "no-such-move": answerOf(5, "This is not possible at present.", fields({ place: z.enum(PLACES) })),
} as const;

const relay = fields({
  servers: z.array(fields({ urls: z.array(z.string()), username: z.string(), credential: z.string() })),
  isOnly: ["relay_only", z.boolean()],
});

const seatFor = (takes: Token<TakeSeat>, path: string) =>
  endpoint(takes, {
    method: "GET",
    path,
    in: "query",
    audience: "session",
    request: fields({ booking: ["booking_id", bookingId], connection }),
    response: fields({ token: callToken, until: instant, room: roomShape, relay }),
    refusals: {
      ...unknownBooking,
      "other-mode": answerOf(4, "This appointment is of the other kind.", fields({ mode: z.enum(MODES) }), ({ mode: kept }) =>
        kept === "audio" ? "This appointment is for sound only." : "This appointment is by video.",
      ),
      ...roomRefusals,
    },
  });

export const audioCallToken = seatFor(TakeAudioSeat, "/get/audiocalltoken");
export const videoCallToken = seatFor(TakeVideoSeat, "/get/videocalltoken");

export const checkIn = endpoint(CheckIn, {
  method: "POST",
  path: "/call/checkin",
  in: "body",
  audience: "customer",
  request: fields({
    booking: ["booking_id", bookingId],
    consent: ["consent_version", z.number().int()],
    language: z.enum(LANGUAGES),
    callBack: ["call_back", z.boolean()],
    guardian: z.boolean(),
  }),
  response: roomShape,
  refusals: {
    ...unknownBooking,
    ...roomRefusals,
    "old-consent": answerOf(6, "Please read what you allow, and tick it."),
    "guardian-needed": answerOf(7, "A parent or guardian has to be there."),
  },
});

const atDesk = {
  method: "POST",
  in: "body",
  audience: "customer",
  request: only("booking_id", bookingId),
  response: roomShape,
  refusals: { ...unknownBooking, ...roomRefusals },
} as const;

export const admitPatient = endpoint(AdmitPatient, { ...atDesk, path: "/call/admit" });
export const removePatient = endpoint(RemovePatient, { ...atDesk, path: "/call/remove" });
export const completeCall = endpoint(CompleteCall, { ...atDesk, path: "/call/complete" });

export const reachByPhone = endpoint(ReachByPhone, { ...atDesk, path: "/call/reached" });

export const showPhoneOfPatient = endpoint(ShowPhoneOfPatient, {
  ...atDesk,
  path: "/call/mobile",
  response: wire(
    z.object({ mobile }),
    (told): Mobile => told.mobile,
    (told) => ({ mobile: told }),
  ),
  refusals: {
    ...unknownBooking,
    ...openRoom,
    "no-such-move": roomRefusals["no-such-move"],
    "no-phone": answerOf(6, "This patient can't be called by phone."),
  },
});

export const leaveCall = endpoint(LeaveCall, {
  method: "POST",
  path: "/call/leave",
  in: "body",
  audience: "session",
  request: only("token", callToken),
  response: roomShape,
  refusals: roomRefusals,
});

export const reportLine = endpoint(ReportLine, {
  method: "POST",
  path: "/call/step",
  in: "body",
  audience: "session",
  request: fields({ token: callToken, line: z.enum(LINES) }),
  response: roomShape,
  refusals: roomRefusals,
});

export const sendSignal = endpoint(SendSignal, {
  method: "POST",
  path: "/call/signal",
  in: "body",
  audience: "session",
  request: wire(
    z.object({
      token: callToken,
      to: connection,
      kind: z.enum(SIGNAL_KINDS),
      seq: z.number().int().min(1).max(1_000_000),
      data: z.string().max(LARGEST_SIGNAL),
    }),
    ({ token, to, ...signal }): SentSignal => ({ token, to, signal }),
    ({ token, to, signal }) => ({ token, to, ...signal }),
  ),
  response: z.null(),
  refusals: {
    ...openRoom,
    "not-admitted": roomRefusals["not-admitted"],
    "sound-only": answerOf(4, "This appointment is for sound only."),
    "out-of-order": answerOf(5, "Another signal comes first."),
    "too-many-signals": answerOf(429, "Too many signals. Please try again in some seconds."),
  },
});

export const showDeskDay = endpoint(ShowDeskDay, {
  method: "GET",
  path: "/get/deskday",
  in: "query",
  audience: "customer",
  request: wire(
    z.object({ date: z.optional(calendarDay) }),
    ({ date = null }): Day | null => date,
    (date) => (date === null ? {} : { date }),
  ),
  response: fields({
    name: z.string(),
    day: calendarDay,
    now: instant,
    entries: [
      "appointments",
      z.array(
        fields({
          id: ["_id", bookingId],
          start: instant,
          length: z.number().int(),
          mode: z.enum(MODES),
          state: z.enum(BOOKING_STATES),
          opens: ["opens_at", instant],
          closes: ["closes_at", instant],
          patient: fields({ name: z.nullable(z.string()), age: z.nullable(z.number().int()), gender: z.nullable(z.enum(GENDERS)) }),
          place: z.enum(PLACES),
          waitingSince: ["waiting_since", z.nullable(instant)],
        }),
      ),
    ],
  }),
  refusals: { "no-practitioner": answerOf(403, "This account is no practitioner's.") },
});

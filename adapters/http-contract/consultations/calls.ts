import * as z from "zod/mini";
import { CheckIn } from "#core/consultations/call/check-in.use-case.ts";
import { LeaveCall } from "#core/consultations/call/leave-call.use-case.ts";
import { LINES } from "#core/consultations/call/line/line.ts";
import { ReportLine } from "#core/consultations/call/line/report-line.use-case.ts";
import { SendSignal } from "#core/consultations/call/send-signal.use-case.ts";
import { LARGEST_SIGNAL, SIGNAL_KINDS } from "#core/consultations/call/signal.ts";
import { SwitchLine } from "#core/consultations/call/line/switch-line.use-case.ts";
import { TakeAudioSeat, TakeVideoSeat } from "#core/consultations/call/take-seat.use-case.ts";
import { MODES } from "#core/consultations/practitioner.ts";
import { LANGUAGES } from "#core/shared/language.ts";
import { answerOf, endpoint, fields, only, wire } from "#adapters/http-contract/endpoint.ts";
import { instant } from "#adapters/http-contract/scalars.ts";
import { unknownBooking } from "./booking-refusals.ts";
import { bookingId, callToken, connection, openRoom, roomRefusals, roomShape } from "./call-shapes.ts";
import type { TakeSeat } from "#core/consultations/call/take-seat.use-case.ts";
import type { SentSignal } from "#core/consultations/call/send-signal.use-case.ts";
import type { Token } from "#core/shared/token.ts";

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
      "other-mode": answerOf(409, "This appointment is of the other kind.", fields({ mode: z.enum(MODES) }), ({ mode: stored }) =>
        stored === "audio" ? "This appointment is for sound only." : "This appointment is by video.",
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
    consent: ["consent_version", z.nullable(z.int())],
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

export const switchLine = endpoint(SwitchLine, {
  method: "POST",
  path: "/call/switch",
  in: "body",
  audience: "session",
  request: fields({ token: callToken, to: z.enum(MODES) }),
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
      seq: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      data: z.string().check(z.maxLength(LARGEST_SIGNAL)),
    }),
    ({ token, to, ...signal }): SentSignal => ({ token, to, signal }),
    ({ token, to, signal }) => ({ token, to, ...signal }),
  ),
  response: z.null(),
  refusals: {
    ...openRoom,
    "not-admitted": roomRefusals["not-admitted"],
    "sound-only": answerOf(409, "This appointment is for sound only."),
    "out-of-order": answerOf(5, "Another signal comes first."),
    "too-many-signals": answerOf(429, "Too many signals. Please try again in some seconds."),
  },
});

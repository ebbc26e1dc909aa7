import * as z from "zod/mini";
import { payableId } from "#core/ledger/entry.ts";
import { LINES } from "#core/consultations/call/line/line.ts";
import { PLACES, SEATS } from "#core/consultations/call/room.ts";
import { LARGEST_SIGNAL, SIGNAL_KINDS } from "#core/consultations/call/signal.ts";
import { MODES } from "#core/consultations/practitioner.ts";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { answerOf, fields } from "#adapters/http-contract/endpoint.ts";
import { momentText } from "#adapters/http-contract/moment-text.ts";
import { boundedText, idOf, instant } from "#adapters/http-contract/scalars.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { Signal } from "#core/consultations/call/signal.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const bookingId = idOf(payableId);

/** The name that a window makes up for its connection. */
export const connection = z.string().check(z.regex(/^[\w-]{16,64}$/, "16 to 64 letters, digits, - or _"));

export const callToken = boundedText(1_000);

/** What one browser says to the other. */
export const signalShape: Shape<Signal> = fields({
  kind: z.enum(SIGNAL_KINDS),
  seq: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  data: z.string().check(z.maxLength(LARGEST_SIGNAL)),
});

export const roomShape: Shape<RoomView> = fields({
  booking: ["booking_id", bookingId],
  state: z.enum(BOOKING_STATES),
  mode: z.enum(MODES),
  opens: ["opens_at", instant],
  start: instant,
  end: instant,
  closes: ["closes_at", instant],
  seat: z.enum(SEATS),
  place: z.enum(PLACES),
  generation: z.int(),
  waitingSince: ["waiting_since", z.nullable(instant)],
  line: z.enum(LINES),
  lineSince: ["line_since", instant],
  pictureAsked: ["picture_asked", z._default(z.array(z.enum(SEATS)), [])], // Nor this.
  raises: z._default(z.int(), 0),
  isByPhone: ["by_phone", z.boolean()],
  mayBePhoned: ["call_back_allowed", z._default(z.boolean(), false)], // A server of the release before does not tell.
  other: z.nullable(fields({ connection, isHere: ["present", z.boolean()] })),
});

export const openRoom = {
  "room-not-open": answerOf(
    409,
    "The room is not open yet.",
    fields({ from: instant }),
    ({ from }) => `The room opens at ${momentText(from)}.`,
  ),
  "room-closed": answerOf(410, "This consultation is over."),
} as const;

export const roomRefusals = {
  ...openRoom,
  "not-admitted": answerOf(403, "Please wait to be let in."),
  "no-such-move": answerOf(5, "This is not possible at present.", fields({ place: z.enum(PLACES) })),
} as const;

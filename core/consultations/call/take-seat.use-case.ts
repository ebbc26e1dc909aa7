import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { callToken, TOKEN_LASTS } from "./call-token.ts";
import { asItIs, inOpenRoom, roomMoved } from "./in-room.ts";
import { roomTimes } from "./room-times.ts";
import { roomView } from "./room-view.ts";
import { Rooms } from "./rooms.port.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { CallSeals } from "./call-seals.port.ts";
import { CallRelay } from "./call-relay.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { makers } from "../../shared/use-case.ts";
import type { NeedsOf } from "../../shared/use-case.ts";
import type { Session } from "../../identity/session.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";
import type { Mode } from "../practitioner.ts";
import type { RelayAccess } from "./call-relay.port.ts";
import type { RoomRefusal } from "./in-room.ts";
import type { RoomView } from "./room-view.ts";
import type { Seat } from "./room.ts";

/** `connection`: a name that this window has made up; the newest one at a seat has it. */
export type SeatRequest = { readonly booking: PayableId; readonly connection: string };

/** `until` in milliseconds since 1970: before that it is asked for anew. */
export type TakenSeat = { readonly token: string; readonly until: number; readonly room: RoomView; readonly relay: RelayAccess };

/** The appointment is by sound, or by video, and not as it was asked. */
export type OtherMode = { readonly kind: "other-mode"; readonly mode: Mode };

/**
 * Takes a seat in a room, or keeps it: the patient's once they have checked in, the practitioner's at any time. The answer's token opens
 * what is said in the room. Each mode has its own: an appointment of the other one refuses it. Source: specification/consultation-calls.md,
 * Tokens.
 */
export type TakeSeat = (session: Session, request: SeatRequest) => Promise<Result<TakenSeat, UnknownBooking | OtherMode | RoomRefusal>>;
export const TakeAudioSeat = useCase<TakeSeat>("consultations", "TakeAudioSeat");
export const TakeVideoSeat = useCase<TakeSeat>("consultations", "TakeVideoSeat");

const needs = { rooms: Rooms, practitionerOf: PractitionerOf, seals: CallSeals, relay: CallRelay, now: Clock };
type Needs = NeedsOf<typeof needs>;

export const makeTakeSeat = makers(
  { audio: TakeAudioSeat, video: TakeVideoSeat },
  needs,
  (mode: Mode) =>
    ({ rooms, practitionerOf, seals, relay, now }: Needs): TakeSeat =>
    async (session, { booking: id, connection }) => {
      const at = now();
      const practitioner = await practitionerOf(session.customer);
      const people = { customer: session.customer, practitioner: practitioner?.id ?? null };
      const answer = await rooms.changeOf<Awaited<ReturnType<TakeSeat>>>(people, id, (seen) => {
        const { booking } = seen.kept;
        const seat: Seat = booking.practitioner === people.practitioner ? "practitioner" : "patient";
        if (booking.mode !== mode) return asItIs(refused({ kind: "other-mode", mode: booking.mode }));
        return inOpenRoom<TakenSeat, RoomRefusal>(seen, at, (open) => {
          if (seat === "patient" && open.room.place === "outside") return asItIs(refused({ kind: "not-admitted" }));
          const moved = roomMoved(open, { deeds: [{ kind: "sit", seat, connection }], event: null, by: { kind: "clock" } }, at);
          if (moved.kind === "refused") return asItIs(moved);
          const { room } = moved.value.answer;
          const until = Math.min(at + TOKEN_LASTS, roomTimes(booking).closes);
          const claims = { booking: id, start: booking.start, account: session.customer, session: session.id, seat, connection, until };
          const token = callToken({ ...claims, generation: room.generation }, seals);
          return { ...moved.value, answer: ok({ token, until, room: roomView(moved.value.answer, seat), relay: relay.access(at) }) };
        });
      });
      return answer ?? refused({ kind: "unknown-booking" });
    },
);

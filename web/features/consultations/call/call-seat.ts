import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import type { ComponentType } from "react";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Facts } from "#web/design/phrase.ts";
import type { CallModel } from "./call-model.ts";

/**
 * Whom one meets, what one may know of them, and when. Times in milliseconds since 1970; `now`: what the shop's clock said. `isForMember`:
 * the patient is somebody for whom the customer cares. `asksBirthdate`: of the customer, who may be prescribed a medicine.
 */
export type CallSides = {
  readonly id: PayableId;
  readonly mode: Mode;
  readonly start: number;
  readonly opens: number;
  readonly closes: number;
  readonly now: number;
  readonly state: BookingState;
  readonly other: string;
  readonly facts: readonly string[];
  readonly isForMember: boolean;
  readonly asksBirthdate: boolean;
};

/** Whether nobody can go in any more. */
export const isOver = ({ state, now, closes }: CallSides): boolean => !OPEN_STATES.includes(state) || now >= closes;

type PhoneWords = {
  /** To whoever has no microphone. */
  readonly without: string;
  readonly calls: (facts: Facts<"name" | "from" | "until">) => string;
  readonly notAllowed: (facts: Facts<"until">) => string;
  readonly reached: string;
};

export type CallAlertProps = { readonly customer: CustomerId; readonly sides: CallSides };

/** `state`: the newest that is known. */
export type OutcomeProps = {
  readonly customer: CustomerId;
  readonly sides: CallSides;
  readonly state: BookingState;
  readonly isInRoom: boolean;
};

type SeenOutside = { readonly place: Exclude<RoomView["place"], "inside">; readonly other: RoomView["other"] };

/** What the page of a call is for one of its two seats: a patient's page has nothing of the desk, and the desk nothing of a patient's. */
export type CallSeat = {
  /**
   * Reads what the page is about. `now` is the shop's time only once the shop has answered. `request` null: the next one. null: there is
   * none, or it is somebody else's.
   */
  readonly useRead: () => (customer: CustomerId, request: string | null, now: Clock) => Promise<CallSides | null>;
  readonly address: (mode: Mode, id: string) => string;
  /** The way from a call that is over, and from none. */
  readonly back: { readonly title: string; readonly address: (sides: Pick<CallSides, "id" | "start"> | null) => string };
  /** What whoever opens the page anew reads, where they are checked in already; null: they are not. */
  readonly checkedInText?: (state: BookingState) => string | null;
  /** What stands above the room as long as the patient is not inside. `name`: whom one meets. */
  readonly heading: (seen: SeenOutside, name: string) => string;
  /** `ahead`: how many the practitioner has before; null: it is not known yet. */
  readonly waitingText: (room: RoomView, ahead: number | null) => string;
  /** What comes next once the line is given up. */
  readonly phone: PhoneWords;
  /** What has to be minded first, where this seat is told of it. */
  readonly Alert?: ComponentType<CallAlertProps>;
  /** The first way in, once the devices were tried. Later one comes back in by a press. */
  readonly Entrance: ComponentType<{ readonly model: CallModel; readonly sides: CallSides; readonly isEntering: boolean }>;
  /** What is said of a call that is over. */
  readonly overText: string;
  /** What comes of a consultation, where this seat is told of it: in the call, outside and once it is over. */
  readonly Outcome?: ComponentType<OutcomeProps>;
  /** What this seat alone can do in the room. */
  readonly Steps?: ComponentType<{ readonly model: CallModel; readonly room: RoomView }>;
  /** How it calls the other by phone, where it does. */
  readonly Phone?: ComponentType<{ readonly model: CallModel; readonly room: RoomView }>;
};

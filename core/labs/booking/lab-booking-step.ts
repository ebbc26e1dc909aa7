import type { MemberId } from "../../account/family-member.ts";
import type { PurchaseRefundEvent } from "../../payments/purchase/purchase.ts";
import type { Paise } from "../../shared/money.ts";
import type { PrescriptionSource } from "./requirement.ts";
import type { UndoneTest } from "./undone-share.ts";

/** From a hold to a report. Source: specification/labs.md, States of a lab booking. */
export const LAB_BOOKING_STATES = [
  "held",
  "pending_payment",
  "expired",
  "booked",
  "assigned",
  "collected",
  "in_lab",
  "partial",
  "ready",
  "recollect",
  "cancelled",
] as const;
export type LabBookingState = (typeof LAB_BOOKING_STATES)[number];

/**
 * "fail": a payment failed. "revive": it was paid too late, but the slot still had room. "call-off": the laboratory cancels. "miss": nobody
 * was there. "spoil": the sample can't be used. "choose": a slot for another sample; "decline": none is wanted. "report-part": values of
 * some tests came, "report": now those of all; "give-up": what was not reported will not be done; "correct": other values for those before;
 * "call": a critical value was told by telephone.
 */
export const LAB_BOOKING_EVENTS = [
  "hold",
  "ask",
  "pay",
  "fail",
  "release",
  "expire",
  "revive",
  "assign",
  "reschedule",
  "cancel",
  "call-off",
  "miss",
  "collect",
  "receive",
  "spoil",
  "report-part",
  "report",
  "give-up",
  "correct",
  "call",
  "choose",
  "decline",
] as const;
export type LabBookingEvent = (typeof LAB_BOOKING_EVENTS)[number];

/** What is done about what tests ask for, in whichever state: the booking stays in it. */
export const REQUIREMENT_EVENTS = ["consent", "send-prescription", "accept-prescription", "refuse-prescription"] as const;

/** What a step is called. "give-back": staff give back of what was paid, once all is reported. */
export const LAB_STEP_EVENTS = [...LAB_BOOKING_EVENTS, "give-back", ...REQUIREMENT_EVENTS] as const;
export type LabStepEvent = (typeof LAB_STEP_EVENTS)[number];

/** Events that give a booking another slot. */
export const LAB_BOOKING_MOVES = ["reschedule", "choose"] as const;
export type LabBookingMove = (typeof LAB_BOOKING_MOVES)[number];

export type PlainLabEvent = Exclude<LabBookingEvent, LabBookingMove | "give-up">;

/** Who took a step. "clock": nobody did; time went by. */
export type LabActor = { readonly kind: "customer" | "provider" | "clock" } | { readonly kind: "staff"; readonly name: string };

/**
 * "collector": an "assign" that names who comes. `payment`: the provider's id of the payment that pays; null: none does. `from`, `to`: the
 * start before and after, in milliseconds since 1970. `amount`: what staff give back, taxes included, and why, in at most
 * LONGEST_GIVE_BACK_REASON characters. "part": it is about tests of which nothing was reported, where others were; `share`: what was paid
 * for them, taxes included. "requirement": it is about what the tests of a person ask for; `member` null: the customer's.
 */
export type LabDeed =
  | { readonly kind: "state"; readonly event: PlainLabEvent; readonly payment: string | null }
  | { readonly kind: "collector"; readonly event: "assign"; readonly collector: string }
  | { readonly kind: "move"; readonly event: LabBookingMove; readonly from: number; readonly to: number }
  | { readonly kind: "part"; readonly event: "spoil" | "give-up"; readonly tests: readonly UndoneTest[]; readonly share: Paise }
  | { readonly kind: "give-back"; readonly event: "give-back"; readonly amount: Paise; readonly reason: string }
  | { readonly kind: "refund"; readonly event: PurchaseRefundEvent }
  | { readonly kind: "requirement"; readonly event: "consent" | "accept-prescription"; readonly member: MemberId | null }
  | {
      readonly kind: "requirement";
      readonly event: "send-prescription";
      readonly member: MemberId | null;
      readonly source: PrescriptionSource;
    }
  | {
      readonly kind: "requirement";
      readonly event: "refuse-prescription";
      readonly member: MemberId | null;
      readonly reason: string;
    };

/** `at` in milliseconds since 1970. */
export type LabStep = { readonly at: number; readonly by: LabActor; readonly deed: LabDeed };

/**
 * Where each event leads, the first "miss" apart, which leads back to "booked", and what ends a booking of which a part was reported: that
 * leads to "ready". An event that stands in no cell is refused.
 */
export const LAB_BOOKING_TABLE: Readonly<Record<LabBookingState, Readonly<Partial<Record<LabBookingEvent, LabBookingState>>>>> = {
  held: { hold: "held", ask: "pending_payment", pay: "booked", release: "expired", expire: "expired" },
  pending_payment: { ask: "pending_payment", pay: "booked", fail: "pending_payment", release: "expired", expire: "expired" },
  expired: { release: "expired", expire: "expired", fail: "expired", revive: "booked" },
  booked: {
    pay: "booked",
    revive: "booked",
    assign: "assigned",
    reschedule: "booked",
    cancel: "cancelled",
    "call-off": "cancelled",
  },
  assigned: {
    assign: "assigned",
    collect: "collected",
    miss: "cancelled",
    reschedule: "booked",
    cancel: "cancelled",
    "call-off": "cancelled",
  },
  collected: { collect: "collected", receive: "in_lab", spoil: "recollect" },
  in_lab: { receive: "in_lab", spoil: "recollect", "give-up": "ready", "report-part": "partial", report: "ready" },
  partial: { "report-part": "partial", report: "ready", spoil: "recollect", "give-up": "ready", correct: "partial", call: "partial" },
  ready: { "give-up": "ready", decline: "ready", correct: "ready", call: "ready" },
  recollect: { spoil: "recollect", choose: "booked", decline: "cancelled" },
  cancelled: { cancel: "cancelled", "call-off": "cancelled", decline: "cancelled", miss: "cancelled" },
};

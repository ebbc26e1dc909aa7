import { weekdayOf } from "#web/design/wording/moments.ts";
import type { ReturnRequestRefusal } from "#core/orders/returns/ask-return.use-case.ts";
import type { RefundPreviewRefusal } from "#core/orders/returns/preview-refund.use-case.ts";
import type { ReturnPicture, ReturnReason } from "#core/orders/returns/return-request.ts";
import type { Day } from "#core/shared/day.ts";
import type { Fault } from "#web/features/orders/returns/return-model.ts";

const reasons: Readonly<Record<ReturnReason["kind"], string>> = {
  damaged: "It is damaged or leaking",
  wrong: "It is not what I ordered",
  missing: "Something is missing",
  "short-dated": "It expires too soon",
  "change-of-mind": "I changed my mind",
};

const shows: Readonly<Record<ReturnPicture["shows"], string>> = {
  product: "The product",
  package: "The package",
  bill: "The bill",
  other: "Something else",
};

const faults: Readonly<Record<Fault, string>> = {
  lines: "Choose what you want to return.",
  reason: "Please choose a reason.",
  expires: "Please give the date as it is printed, with day, month and year.",
  packaging: "Please tell whether the pack was opened.",
  opened: "Opened products can't come back for a change of mind.",
  pictures: "Add at least one picture that shows it.",
  "pictures-sending": "A picture is still on its way; it takes a moment.",
};

/** Returning something of an order. */
export const returnWords = {
  title: "Return something",
  lead: (number: string): string => `Order ${number}`,
  nothing: "Nothing of this order can be returned just now",
  nothingText: "Products can be returned for 7 days after they were delivered.",
  what: "What do you want to return?",
  pieces: (title: string): string => `Pieces of ${title} to return`,
  less: (title: string): string => `Return one ${title} less`,
  more: (title: string): string => `Return one ${title} more`,
  of: (most: number): string => `of ${most}`,
  until: (day: Day): string => `Can be returned until ${weekdayOf(day)}.`,
  consumable: "Can be returned for a fault, not for a change of mind.",
  why: "Why?",
  reasons: (kind: ReturnReason["kind"]): string => reasons[kind],
  expires: "It expires on",
  expiresHint: (before: Day): string => `Returned as expiring too soon if it is before ${weekdayOf(before)} ${before.slice(0, 4)}.`,
  packaging: "Was the pack opened?",
  unopened: "No, it is as it came",
  opened: "Yes",
  pictures: "Pictures",
  picturesHint: "Show what is wrong, and the label. Nobody but our staff and the seller sees them.",
  picturesPerhaps: "They may help, but are not needed.",
  shows: (kind: ReturnPicture["shows"]): string => shows[kind],
  add: (kind: ReturnPicture["shows"]): string => `Add: ${shows[kind].toLowerCase()}`,
  picture: (kind: ReturnPicture["shows"], place: number): string => `Picture ${place + 1}: ${shows[kind].toLowerCase()}`,
  refund: "What you get back",
  refundLater: "Once the goods have passed our check.",
  refundFirst: "Choose what to return and why, to see it here.",
  next: "What comes next",
  steps: [
    "We look at it within 2 working days and write to you.",
    "Once it is accepted a courier picks it up at your address; keep the pack.",
    "The seller checks what came back, then the money goes its way.",
  ] as readonly string[],
  missingSteps: [
    "We ask the carrier and the seller within 2 working days and write to you.",
    "Then the money goes its way; there is nothing to send.",
  ] as readonly string[],
  send: "Ask to return it",
  sending: "Sending",
  unavailable: "We could not reach the shop. What you entered is still here.",
  fault: (fault: Fault): string => faults[fault],
  refused,
  done: "Your return is asked for",
  doneText: "We look at it and write to you. Its steps stand on the order's page.",
  toOrder: "Back to the order",
  heading: "Returns",
  one: (number: number): string => `Return ${number}`,
  stepsOf: (number: number): string => `Steps of return ${number}`,
  withPictures: (count: number): string => (count === 1 ? "with 1 picture" : `with ${count} pictures`),
};

function refused(refusal: ReturnRequestRefusal | RefundPreviewRefusal): string {
  switch (refusal.kind) {
    case "window-over":
      return `It could be returned until ${weekdayOf(refusal.last)}.`;
    case "too-many-pieces":
      return `Only ${refusal.left} of it can still be returned.`;
    case "not-short-dated":
      return `It keeps long enough: only what expires before ${weekdayOf(refusal.from)} ${refusal.from.slice(0, 4)} is returned for that.`;
    case "consumable":
      return "It can't come back for a change of mind.";
    case "opened":
      return faults.opened;
    case "nothing-asked":
      return faults.lines;
    case "pictures-needed":
      return faults.pictures;
    case "unknown-picture":
      return "A picture got lost. Please add it again.";
    case "not-delivered":
      return "It has not been delivered yet.";
    case "not-placed":
    case "unknown-order":
    case "unknown-line":
    case "past-cancelling":
    case "key-taken":
      return "This can't be returned just now. The order's page shows how it stands.";
  }
}

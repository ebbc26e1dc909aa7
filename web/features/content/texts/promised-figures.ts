import { RETAINED_MONTHS } from "#core/assessments/retention/retained-consultation.ts";
import { MOST_MEMBERS } from "#core/account/family-member.ts";
import { KEPT_DAYS, RESTORABLE_DAYS } from "#core/identity/account-status.ts";
import { SESSION_LIFE } from "#core/identity/sessions.port.ts";
import { CONFIRMABLE } from "#core/newsletter/subscriptions.port.ts";
import { KEPT_AT_MOST, KEPT_ONCE_READ } from "#core/notifications/retention.ts";
import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { PAYMENT_WAITS } from "#core/orders/order/order-stage.ts";
import { QUOTE_HOLDS } from "#core/orders/quote/quote.ts";
import { RETURN_DAYS, SHORT_DATED } from "#core/orders/order/return-request.ts";
import { A_POINT_FOR, POINTS_LAST } from "#core/points/point-moves.ts";
import { LONGEST_REVIEW, MOST_REVIEW_PICTURES } from "#core/reviews/review.ts";
import { CUT_OFF } from "#core/shipping/delivery-estimate.ts";
import { CODE_LENGTH, CODE_LIFE, CODE_TRIES } from "#core/sign-in/codes/one-time-code.ts";
import { CODE_GAP } from "#core/sign-in/sign-in-limits.ts";
import { ACKNOWLEDGED_WITHIN, CLOSED_AFTER } from "#core/tickets/ticket-state.ts";
import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What texts promise, taken from the rules that keep it. */
export const promisedFigures = {
  returnDays: String(RETURN_DAYS),
  shortDatedMonths: String(SHORT_DATED),
  quoteMinutes: String(QUOTE_HOLDS / MINUTE),
  paymentMinutes: String(PAYMENT_WAITS / MINUTE),
  mostCash: rupees(USUAL_TERMS.mostCash),
  cutOffAfternoon: String(CUT_OFF - 12),
  aPointFor: rupees(A_POINT_FOR),
  pointDays: String(POINTS_LAST),
  codeDigits: String(CODE_LENGTH),
  codeMinutes: String(CODE_LIFE / MINUTE),
  codeTries: String(CODE_TRIES),
  codeGapSeconds: String(CODE_GAP.within / 1000),
  sessionDays: String(SESSION_LIFE / DAY),
  restorableDays: String(RESTORABLE_DAYS),
  keptMonths: String(Math.floor(KEPT_DAYS / 30)),
  careYears: String(RETAINED_MONTHS / 12),
  members: String(MOST_MEMBERS),
  readNewsDays: String(KEPT_ONCE_READ / DAY),
  newsDays: String(KEPT_AT_MOST / DAY),
  acknowledgedHours: String(ACKNOWLEDGED_WITHIN / HOUR),
  ticketDays: String(CLOSED_AFTER / DAY),
  confirmableDays: String(CONFIRMABLE / DAY),
  reviewLetters: wholeNumber(LONGEST_REVIEW),
  reviewPictures: String(MOST_REVIEW_PICTURES),
};

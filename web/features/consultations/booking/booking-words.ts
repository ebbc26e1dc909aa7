import { bookableUntil } from "#web/features/consultations/hold/hold-state.ts";
import { counted } from "#web/design/phrase.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { minutesAndSeconds, timeAt } from "#web/design/figures/clock-time.ts";
import { datedMomentAt, momentAt } from "#web/design/figures/moments.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { profileWords } from "#web/features/consultations/profile/profile-words.ts";
import { paymentWords } from "#web/features/payments/payment-words.ts";
import { bookingPhrases as says } from "#web/features/consultations/wording/booking.ts";
import { directoryPhrases } from "#web/features/consultations/wording/directory.ts";
import { CANCELS_FREELY } from "#core/consultations/booking/money-back.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import type { BookingEvent } from "#core/consultations/booking/booking-step.ts";
import type { BookingStepRefusal } from "#core/consultations/booking/booking.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { CancelPreview } from "#core/consultations/booking/preview-cancel.use-case.ts";
import type { UnpaidPayment } from "#core/payments/unpaid-payment.ts";
import type { Paise } from "#core/shared/money.ts";
import type { HoldState } from "#web/features/consultations/hold/hold-state.ts";
import type { BookRefusal } from "./book-model.ts";

const MINUTE = 60_000;
/** So few minutes before a consultation it is said that it begins. */
const SOON = 30;

type Fact = { readonly name: string; readonly value: string };

/** How appointments are told, in any language. */
export const bookingWords = {
  ...says,
  clock: (left: number) => says.left({ clock: minutesAndSeconds(left) }),
  until: (at: number) => says.keptUntil({ time: timeAt(at) }),
  beginsIn,
  feeIs: (fee: Paise) => (fee === NOTHING ? says.feeIsNone : says.feeIs({ fee: rupees(fee) })),
  toPay: (fee: Paise) => says.pay({ fee: rupees(fee) }),
  stateOf: (booking: BookingView) => (isGivenUp(booking) ? says.givenUp : says.state[booking.state]),
  refusal,
  hold,
  factsOf,
  comesBackWhen,
  money,
  missedUntil,
  takeBackOf: ({ fee, plan }: BookingView) => (plan === null ? says.takeBack({ amount: rupees(fee) }) : says.takeToPlan),
  stepOf: ({ plan }: BookingView, event: BookingEvent) => (event === "refund" && plan !== null ? says.backInPlan : says.step[event]),
  cancelFactsOf,
  pending(one: UnpaidPayment): string {
    if (one.kind === "order") return says.order(one);
    if (one.kind === "plan") return says.plan({ title: shownTitle(one) });
    const moment = momentAt(one.start);
    return one.kind === "lab-tests" ? says.labTestsAt({ moment }) : says.appointmentAt({ moment });
  },
  payBy: (until: number, one: UnpaidPayment) =>
    says.payUntil({ time: timeAt(one.kind === "appointment" ? bookableUntil(one.start, until) : until) }),
  stepRefusal: ({ kind }: BookingStepRefusal | { readonly kind: "unknown-booking" }) =>
    kind === "too-late" ? says.tooLate : says.stepRefused,
};

function refusal(holdRefusal: BookRefusal): string {
  switch (holdRefusal.kind) {
    case "not-offered":
      return says.gone;
    case "own-appointment":
      return says.ownAppointment({ time: momentAt(holdRefusal.at) });
    case "too-many-holds":
      return says.tooMany({ time: timeAt(holdRefusal.from) });
    case "unknown-practitioner":
    case "unknown-member":
    case "member-of-age":
    case "consent-needed":
    case "no-such-fee":
      return says.refused[holdRefusal.kind];
  }
}

/** Whether its customer gave a kept time up, by a press or for another one, before it ran out. */
const isGivenUp = ({ state, steps }: BookingView): boolean =>
  state === "expired" && steps.findLast(({ event }) => event === "release" || event === "expire")?.event === "release";

/** That a consultation begins soon, to whoever has not paid for it; `left` in milliseconds. null: there is time. */
function beginsIn(left: number): string | null {
  const minutes = Math.floor(left / MINUTE);
  if (left <= 0 || minutes > SOON) return null;
  return minutes === 0 ? says.beginsAtOnce : counted(minutes, says.beginsSoon, { count: String(minutes) });
}

/** What is certain of a kept time and its money. */
function hold(state: HoldState, booking: BookingView): string {
  const { start, back } = booking;
  switch (state.kind) {
    case "waits":
      return start <= state.until ? says.keptUntilStart({ time: timeAt(start) }) : says.keptUntil({ time: timeAt(state.until) });
    case "failed":
      return says.tryAgain;
    case "being-checked":
      return paymentWords.isLookedFor();
    case "over":
      if (state.goesBack > 0) return says.goesBack({ amount: rupees(state.goesBack) });
      return isGivenUp(booking) ? says.givenUpText : says.overText({ time: timeAt(state.keptUntil) });
    case "settled":
      return back > 0 ? says.back({ amount: rupees(back) }) : says.booked({ moment: momentAt(start) });
  }
}

/** `patient` null: the customer. */
function factsOf({ start, length, mode, fee, plan, consulted }: BookingView, patient: string | null): readonly Fact[] {
  const { name, therapy, council, registration } = consulted;
  const { facts } = says;
  return [
    { name: facts.when, value: datedMomentAt(start) },
    { name: facts.who, value: `${name}, ${consultationWords.therapy(therapy)}` },
    { name: facts.how, value: says.how({ mode: directoryPhrases.modes[mode], length: profileWords.minutes(length) }) },
    { name: facts.whom, value: patient ?? says.me },
    { name: facts.fee, value: feeOf(fee, plan) },
    ...(council === null || registration === null
      ? []
      : [{ name: facts.registration, value: says.registered({ council, number: registration }) }]),
  ];
}

/** "Your plan pays": with what was left of it, as it was held. */
function feeOf(fee: Paise, plan: BookingView["plan"]): string {
  if (plan !== null) return says.byPlan({ title: shownTitle(plan), instead: rupees(plan.instead), left: String(plan.left) });
  return fee === 0 ? says.free : rupees(fee);
}

/** What the rules of refunds go by. */
export type Refundable = Pick<BookingView, "start" | "fee" | "plan">;

/** What a cancellation gives back, of what is still ahead: until when in full, then how much. */
function comesBackWhen({ start, fee, plan }: Refundable, now: number): readonly string[] {
  const until = start - CANCELS_FREELY;
  const isFull = now <= until;
  const moment = momentAt(until);
  if (plan !== null) return [isFull ? says.planFreeUntil({ moment }) : says.planUsed];
  if (fee === 0) return [];
  const half = rupees(paise(fee - Math.floor(fee / 2)));
  const byPatient = isFull ? [says.freeUntil({ moment, fee: rupees(fee) }), says.halfAfter({ half })] : [says.halfUntil({ half })];
  return [...byPatient, says.ifPractitioner];
}

function missedUntil({ state, fee, plan }: BookingView, until: number): string {
  const why = says.missedBecause[state === "failed_technically" ? state : "no_show_practitioner"];
  const facts = { why, moment: momentAt(until) };
  if (plan !== null) return says.missedByPlan(facts);
  return (fee === 0 ? says.missedFree : says.missed)(facts);
}

/** What was paid and what a cancellation brings back. */
function cancelFactsOf({ paid, back, planOutcome }: CancelPreview): readonly Fact[] {
  if (planOutcome !== null) return [{ name: says.comesBack, value: planOutcome === "back" ? says.comesToPlan : says.staysUsed }];
  return [
    { name: says.paid, value: paid === 0 ? says.free : rupees(paid) },
    { name: says.comesBack, value: rupees(back) },
  ];
}

/** What went or goes back; null: nothing does. */
function money({ back, isBack, planOutcome }: BookingView): string | null {
  if (planOutcome === "back") return says.backInPlan;
  if (back === NOTHING) return null;
  return (isBack ? says.isBack : says.back)({ amount: rupees(back) });
}

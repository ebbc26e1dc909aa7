import { VISIT_CHARGE } from "#core/labs/booking/lab-money-back.ts";
import { preparationFor } from "#core/labs/preparation.ts";
import { NOTHING } from "#core/shared/money.ts";
import { counted } from "#web/design/phrase.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { datedMomentAt, momentAt } from "#web/design/figures/moments.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { labBookingPhrases as says } from "#web/features/labs/wording/lab-bookings.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { labPhrases } from "#web/features/labs/wording/labs.ts";
import { isMovable, movableUntil } from "./is-movable.ts";
import { lacksNewPrescription } from "./lacks-new-prescription.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { PricedPerson } from "#core/labs/booking/lab-basket.ts";
import type { LabPlan } from "#core/labs/booking/basket-with-plan.ts";
import type { LabCancelPreview } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { LabStepEvent } from "#core/labs/booking/lab-booking-step.ts";
import type { LabHoldRefusal } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import type { SendPrescriptionRefusal } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import type { LabSlot, LabSlotReason } from "#core/labs/slots/lab-slots.ts";
import type { SlotNotOffered } from "#core/labs/booking/lab-room.ts";
import type { SlotChoice } from "./slot-choice.ts";

const HOUR = 3_600_000;

type Refusal = LabHoldRefusal | SendPrescriptionRefusal | SlotNotOffered;

/** What is said of bookings of tests, in any language. */
export const labBookingWords = {
  ...says,
  byPlan: (plan: LabPlan): string => says.byPlan({ title: shownTitle(plan), percent: String(plan.percent), amount: rupees(plan.saved) }),
  declineOf: ({ backIfDeclined }: LabBookingView): string => says.declineFor({ amount: rupees(backIfDeclined ?? NOTHING) }),
  cancelFactsOf: ({ paid, back }: LabCancelPreview) => [
    { name: says.paid, value: rupees(paid) },
    { name: says.comesBack, value: rupees(back) },
  ],
  refusal(refusal: Refusal): string {
    switch (refusal.kind) {
      case "only-centre":
        return says.refusals["only-centre"]({ test: shownText(refusal.test) });
      case "own-consent":
        return says.refusals["own-consent"]({ tests: refusal.tests.map((title) => shownText(title)).join(", ") });
      case "not-served":
        return says.refusals["not-served"]({
          pincode: refusal.pincode,
          centre: shownText({ english: refusal.centre, hindi: refusal.hindi }),
        });
      case "too-many-holds":
        return says.refusals["too-many-holds"]({ time: timeAt(refusal.from) });
      case "not-fasted":
        return says.refusals["not-fasted"]({ moment: momentAt(refusal.from) });
      case "too-early":
        return says.refusals["too-early"]({ time: momentAt(refusal.from) });
      case "unknown-item":
      case "no-such-people":
      case "nobody-tested":
      case "unknown-lab":
      case "unknown-address":
      case "unknown-member":
      case "not-offered":
      case "not-possible":
      case "too-late":
      case "moved-too-often":
      case "prescription-unchecked":
      case "unknown-prescription":
      case "unknown-booking":
        return says.refusals[refusal.kind];
    }
  },
  /** A time that can be had; since when nothing may have been eaten for it, where that has passed. */
  timeOf: ({ start, fastFrom }: LabSlot): string =>
    fastFrom === null ? timeAt(start) : says.timeFasted({ time: timeAt(start), from: timeAt(fastFrom) }),
  /** The time that a booking has already. */
  bookedTimeOf: ({ start }: LabSlot): string => says.timeBooked({ time: timeAt(start) }),
  staysAt: (start: number): string => says.staysAt({ moment: momentAt(start) }),
  /** What the button that takes a time says while it can't be pressed; `otherwise` where no time can be chosen. */
  notReady({ day, fastFrom }: Pick<SlotChoice, "day" | "fastFrom">, otherwise: string): string {
    if (day === null) return otherwise;
    return fastFrom === null ? says.chooseTime : says.sayFasted;
  },
  /** How often a booking may still be moved, and until when; `now` in milliseconds since 1970. */
  movesLeftOf: (booking: Pick<LabBookingView, "movesLeft" | "start">, now: number): string =>
    isMovable(booking, now)
      ? counted(booking.movesLeft, says.movesLeft, { until: momentAt(movableUntil(booking)), count: String(booking.movesLeft) })
      : says.noMoves,
  /** What is lost by moving it to a start, at the moment of the move; null: nothing is. Both in milliseconds since 1970. */
  lostAt: (start: number, at: number): string | null =>
    at > movableUntil({ start }) ? says.nearSlot({ charge: rupees(VISIT_CHARGE) }) : null,
  /** What is eaten before the samples of so many people. */
  fastingNoteOf: (hours: number, people: number): string =>
    [says.fastingNote({ hours: String(hours) }), ...(people > 1 ? [says.together] : [])].join(" "),
  /** How the samples of the people of a basket are taken where meals decide about it, each sentence once. */
  mealsOf: (people: readonly PricedPerson[], isAtHome: boolean): readonly string[] => [
    ...new Set(
      people.flatMap(
        ({ items }) => labWords.mealsAndSamples(preparationFor(items.flatMap(({ tests }) => tests)), isAtHome ? "home" : "centre") ?? [],
      ),
    ),
  ],
  /** The times of a day that can't be had, each reason once. */
  othersOf(slots: readonly LabSlot[]): readonly string[] {
    const byReason = Map.groupBy(slots, ({ reason }): LabSlotReason => reason);
    byReason.delete("offered");
    return [...byReason].map(([reason, some]) =>
      says.because({ times: some.map(({ start }) => timeAt(start)).join(", "), reason: says.reasons[reason] }),
    );
  },
  clock: (left: number): string => {
    const seconds = Math.ceil(left / 1000);
    return says.clock({ minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60).padStart(2, "0") });
  },
  heading(booking: LabBookingView): string {
    if (booking.isMissed) return says.missed;
    return lacksNewPrescription(booking) ? says.prescriptionRefused : says.state[booking.state];
  },
  text(booking: LabBookingView): string {
    const { state, isMissed, collector, start, place } = booking;
    if (isMissed) return says.missedText;
    if (lacksNewPrescription(booking)) return says.prescriptionRefusedText;
    if (state !== "assigned" || collector === null) return says.stateText[state];
    const who = { name: collector, moment: momentAt(start) };
    return place.kind === "home" ? says.comes(who) : says.takes(who);
  },
  place: ({ place, lab }: LabBookingView): string =>
    place.kind === "home"
      ? [place.address.line1, place.address.line2, place.address.landmark, `${cityTitle(place.address.city)} ${place.address.pincode}`]
          .filter((line) => line !== "")
          .join("\n")
      : `${inLanguage(lab).address}, ${cityTitle(lab.city)}`,
  fasting: ({ basket, start }: LabBookingView): string =>
    basket.fastingHours === 0
      ? says.noFasting
      : says.fastingFrom({ hours: String(basket.fastingHours), time: momentAt(start - basket.fastingHours * HOUR) }),
  factsOf(
    booking: LabBookingView,
    names: ReadonlyMap<string | null, string>,
  ): readonly { readonly name: string; readonly value: string }[] {
    const { start, lab, basket, back, isBack } = booking;
    return [
      { name: says.factWhen, value: datedMomentAt(start) },
      { name: says.factWhere, value: labBookingWords.place(booking) },
      { name: says.factLab, value: inLanguage(lab).name },
      ...basket.people.map(({ member, items }) => ({
        name: names.get(member) ?? says.factFor,
        value: items.map(({ title, price }) => `${shownText(title)}: ${rupees(price)}`).join("\n"),
      })),
      ...basket.people.flatMap((person) => {
        const samples = samplesOf(person);
        const whose = names.get(person.member) ?? says.factFor;
        return samples === ""
          ? []
          : [{ name: basket.people.length === 1 ? says.factSamples : says.samplesOf({ name: whose }), value: samples }];
      }),
      { name: says.factFasting, value: labBookingWords.fasting(booking) },
      ...labBookingWords.mealsOf(basket.people, booking.place.kind === "home").map((value) => ({ name: says.factMeals, value })),
      { name: says.factReport, value: says.report({ hours: String(basket.reportHours) }) },
      ...(booking.place.kind === "home"
        ? [{ name: says.collection, value: basket.collection === 0 ? says.noCharge : rupees(basket.collection) }]
        : []),
      { name: says.factTotal, value: rupees(basket.total) },
      ...(basket.plan === null ? [] : [{ name: says.factPlan, value: labBookingWords.byPlan(basket.plan) }]),
      ...(back > 0 ? [{ name: isBack ? says.wentBack : says.factBack, value: rupees(back) }] : []),
    ];
  },
  /** What came, and what is still to come. */
  stepsOf(booking: LabBookingView) {
    const come = booking.steps.map(({ at, event, to, collector }, place) => ({
      key: `${place}`,
      title: stepOf(event, collector),
      when: momentAt(at),
      hasFailed: WENT_WRONG.has(event),
      ...(to === null ? {} : { note: says.movedTo({ moment: momentAt(to) }) }),
    }));
    return [...come, ...stepsToCome(booking)];
  },
};

/** What is no step ahead. */
const WENT_WRONG: ReadonlySet<LabStepEvent> = new Set([
  "fail",
  "expire",
  "cancel",
  "call-off",
  "miss",
  "spoil",
  "refuse-prescription",
  "give-up",
]);

/** A sample's way from a slot that is theirs; nothing is promised where somebody has to decide first. */
function stepsToCome({ state, isMissed, start }: LabBookingView) {
  const report = { key: "report", title: says.steps.report, when: null };
  if (state === "collected" || state === "in_lab" || state === "partial") return [report];
  if (isMissed || (state !== "booked" && state !== "assigned")) return [];
  return [{ key: "collect", title: says.steps.collect, when: null, note: momentAt(start) }, report];
}

const stepOf = (event: LabStepEvent, collector: string | null): string =>
  collector === null ? says.steps[event] : says.collector({ name: collector });

/** What is taken of a person, a line each, with the tests for which it is. */
function samplesOf({ items }: PricedPerson): string {
  const tests = new Map(items.flatMap((item) => item.tests.map((test) => [test.id, test])));
  const known = [...tests.values()].flatMap(({ title, sample }) => (sample === null ? [] : [{ title, sample }]));
  return [...Map.groupBy(known, ({ sample }) => sample)]
    .map(([sample, some]) =>
      says.sampleFor({ sample: labPhrases.samples[sample], tests: some.map(({ title }) => shownText(title)).join(", ") }),
    )
    .join("\n");
}

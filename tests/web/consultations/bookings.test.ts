import { describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { appointmentGroups } from "#web/features/consultations/appointments/appointment-groups.ts";
import { rescheduleWords } from "#web/features/consultations/reschedule/reschedule-words.ts";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { holdState } from "#web/features/consultations/hold/hold-state.ts";
import { aBookingView } from "#tests/builders/a-booking-view.ts";
import { now } from "#tests/fixtures.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";

const MINUTE = 60_000;

const notTaken = (why: "not-tried" | "failed" | "too-late", goesBack = 0): PaymentStatus => ({
  kind: "not-taken",
  why,
  amount: paise(30_100),
  until: null,
  goesBack: paise(goesBack),
});

describe("what is said of a kept time", () => {
  it("follows its payment as long as it is kept", () => {
    const until = now + 10 * MINUTE;
    expect(holdState(aBookingView(), null, now)).toEqual({ kind: "waits", until });
    expect(holdState(aBookingView(), notTaken("not-tried"), now)).toEqual({ kind: "waits", until });
    expect(holdState(aBookingView({ state: "pending_payment" }), notTaken("failed"), now)).toEqual({ kind: "failed", until });
    const checked: PaymentStatus = { kind: "being-checked", amount: paise(30_100), knownBy: now + 5, goesBack: paise(0) };
    expect(holdState(aBookingView({ state: "pending_payment" }), checked, until)).toEqual({ kind: "being-checked" });
  });

  it("is over from its last instant on, with what was taken in vain", () => {
    const keptUntil = now + 10 * MINUTE;
    expect(holdState(aBookingView(), null, keptUntil - 1).kind).toBe("waits");
    expect(holdState(aBookingView(), null, keptUntil)).toEqual({ kind: "over", keptUntil, goesBack: 0 });
    expect(holdState(aBookingView({ state: "expired" }), notTaken("too-late", 30_100), now)).toEqual({
      kind: "over",
      keptUntil,
      goesBack: 30_100,
    });
    expect(holdState(aBookingView({ state: "confirmed", expiresAt: null }), null, keptUntil)).toEqual({ kind: "settled" });
    expect(holdState(aBookingView({ state: "cancelled_by_patient" }), null, now)).toEqual({ kind: "settled" });
  });

  it("is promised no longer than until its appointment begins", () => {
    const said = (start: number) => bookingWords.hold(holdState(aBookingView({ start }), null, now), aBookingView({ start }));
    expect(said(now + MINUTE)).toMatch(/^The appointment begins at [\d:]+ [ap]m: please finish booking before then\.$/);
    expect(said(now + 11 * MINUTE)).toMatch(/^Held until /);
    const soon = aBookingView({ start: now + MINUTE });
    expect(holdState(soon, null, now)).toEqual({ kind: "waits", until: now + MINUTE });
    expect(holdState(soon, null, now + MINUTE)).toEqual({ kind: "over", keptUntil: now + MINUTE, goesBack: 0 });
    const until = now + 10 * MINUTE;
    const payBy = (start: number) =>
      bookingWords.payBy(until, { kind: "appointment", id: aBookingView().id, start, amount: paise(1), until, isBeingChecked: false });
    expect([now + MINUTE, until + MINUTE].map(payBy)).toEqual([`Pay by ${timeAt(now + MINUTE)}`, `Pay by ${timeAt(until)}`]);
  });

  it("says in whole minutes that its consultation begins soon", () => {
    expect([31 * MINUTE, 30 * MINUTE, 2 * MINUTE - 1, MINUTE - 1, 0].map(bookingWords.beginsIn)).toEqual([
      null,
      "The consultation begins in 30 minutes.",
      "The consultation begins in 1 minute.",
      "The consultation begins in less than a minute.",
      null,
    ]);
  });

  it("is told to have run out only where nobody gave it up before", () => {
    const expired = (event: "expire" | "release") =>
      aBookingView({ state: "expired", steps: [...aBookingView().steps, { at: now, event, to: null }] });
    const said = (booking: BookingView) => [bookingWords.stateOf(booking), bookingWords.hold(holdState(booking, null, now), booking)];
    expect(said(expired("release"))).toEqual([
      "Not booked: no longer held for you",
      "You released it, or chose a time anew. You were not charged.",
    ]);
    expect(said(expired("expire"))).toEqual(["Not booked: the time ran out", expect.stringMatching(/^The time was held until /)]);
  });

  it("tells to the paisa what comes back when", () => {
    const view = aBookingView();
    const twoHours = 120 * 60_000;
    expect(bookingWords.comesBackWhen(view, view.start - twoHours)).toEqual([
      expect.stringMatching(/^Cancel by .+: you get back all ₹301\.$/),
      "After that, until it starts: you get back ₹150.50.",
      "If the practitioner cancels or doesn't join: you get back all of it.",
    ]);
    expect(bookingWords.comesBackWhen(view, view.start - twoHours + 1)).toEqual([
      "Cancel before it starts: you get back ₹150.50.",
      "If the practitioner cancels or doesn't join: you get back all of it.",
    ]);
    expect(bookingWords.comesBackWhen(aBookingView({ fee: paise(0) }), now)).toEqual([]);
  });
});

describe("an appointment that a plan pays for", () => {
  it("names the plan, what it pays instead of, what is left, and until when it comes back", () => {
    const plan = { subscription: payableId("s-1"), title: "Parivar", hindi: null, instead: paise(30_100), left: 2 };
    const booking = aBookingView({ fee: paise(0), plan });
    expect(bookingWords.factsOf(booking, null)).toContainEqual({
      name: "Fee",
      value: "Your plan Parivar pays for this consultation instead of ₹301; 2 left after it",
    });
    expect(bookingWords.comesBackWhen(booking, now)).toEqual([expect.stringContaining("the consultation goes back to your plan")]);
    expect(bookingWords.comesBackWhen(booking, booking.start)).toEqual([expect.stringContaining("does not go back to your plan")]);
  });

  it("tells what comes back to the plan where its practitioner missed it, and that it has", () => {
    const plan = { subscription: payableId("s-1"), title: "Parivar", hindi: null, instead: paise(30_100), left: 2 };
    const missed = aBookingView({ fee: paise(0), plan, planOutcome: "used", state: "no_show_practitioner", rebookableUntil: now });
    expect(bookingWords.missedUntil(missed, now)).toMatch(
      /You have until .+ to choose another time\. .+ the consultation goes back to your plan\.$/,
    );
    expect([bookingWords.takeBackOf(missed), bookingWords.money(missed)]).toEqual(["Return it to my plan", null]);
    expect(bookingWords.money({ ...missed, planOutcome: "back" })).toBe("The consultation is back in your plan.");
    expect([bookingWords.stepOf(missed, "refund"), bookingWords.stepOf(aBookingView(), "refund")]).toEqual([
      "The consultation is back in your plan.",
      "Refund on its way",
    ]);
  });

  it("tells before it is cancelled what comes back, and no sum of money", () => {
    const preview = { paid: paise(0), back: paise(0), freeUntil: now };
    expect(bookingWords.cancelFactsOf({ ...preview, planOutcome: "back" })).toEqual([
      { name: "You get back", value: "The consultation, to your plan" },
    ]);
    expect(bookingWords.cancelFactsOf({ ...preview, planOutcome: "used" })).toEqual([
      { name: "You get back", value: "Nothing: the consultation stays used" },
    ]);
    expect(bookingWords.cancelFactsOf({ ...preview, planOutcome: null })).toEqual([
      { name: "Paid", value: bookingWords.free },
      { name: "You get back", value: "₹0" },
    ]);
  });

  it("is told in which days it can take place where a time outside the plan's year is wanted", () => {
    const from = Date.parse("2026-03-03T06:00:00Z");
    const until = Date.parse("2027-03-02T18:30:00Z");
    expect(rescheduleWords.refusal({ kind: "outside-plan", from, until })).toMatch(
      /from .*3.* to .*2.*Please choose a time within these days\.$/,
    );
  });
});

describe("a move to a time that is near", () => {
  const HOUR = 60 * MINUTE;
  const lost = (hours: number, given: Partial<BookingView> = {}) =>
    rescheduleWords.lostAt(aBookingView({ state: "confirmed", ...given }), { start: now + hours * HOUR, at: now });

  it("says before it is pressed that no full refund and no second move are left", () => {
    expect(lost(2)).toBeNull();
    expect(lost(1.99)).toMatch(/less than 2 hours away.* full fee any more: ₹150\.50 comes back\. Nor can you move it again\.$/);
    expect(lost(1, { fee: paise(0) })).toMatch(/away\. After you move to it, you can't move it again\.$/);
    const plan = { subscription: payableId("s-1"), title: "Care", hindi: null, instead: paise(50_000), left: 1 };
    expect(lost(1, { fee: paise(0), plan })).toContain("doesn't give the consultation back to your plan");
    expect(lost(2, { fee: paise(0), plan })).toBeNull();
  });
});

describe("an appointment that its practitioner missed", () => {
  it("tells until when another time can be chosen, and what else comes back", () => {
    const missed = aBookingView({ state: "no_show_practitioner", rebookableUntil: now });
    expect(bookingWords.missedUntil(missed, now)).toMatch(
      /did not join\. You have until .+ to choose another time at no cost\. .+ your fee is refunded/,
    );
    const failed = bookingWords.missedUntil({ ...missed, state: "failed_technically" }, now);
    expect(failed).toMatch(/the call failed\. You have until .+ to choose another time at no cost\. .+ your fee is refunded/);
    expect(bookingWords.takeBackOf(missed)).toBe("Refund ₹301");
    expect(bookingWords.missedUntil(aBookingView({ fee: paise(0) }), now)).not.toContain("fee");
  });
});

describe("a list of appointments", () => {
  it("tells what waits for its customer, then what comes up, the next one first, then the past, the latest first", () => {
    const booked = (id: string, start: number) => aBookingView({ id: payableId(id), start, state: "confirmed", expiresAt: null });
    const all = [
      booked("later", now + 9 * MINUTE),
      booked("sooner", now + MINUTE),
      booked("going on", now - 29 * MINUTE),
      booked("gone", now - 30 * MINUTE),
      aBookingView({ id: payableId("waits") }),
      aBookingView({
        id: payableId("missed"),
        start: now - 60 * MINUTE,
        state: "no_show_practitioner",
        expiresAt: null,
        rebookableUntil: now + 1,
      }),
      aBookingView({
        id: payableId("missed long ago"),
        start: now - 90 * MINUTE,
        state: "failed_technically",
        expiresAt: null,
        rebookableUntil: now,
      }),
      aBookingView({ id: payableId("ran out"), expiresAt: now }),
    ];
    const listed = all.map((one) => ({ ...one, isBeingChecked: false }));
    const told = appointmentGroups(listed, now).map(({ group, appointments }) => [group, appointments.map(({ id }) => id)]);
    expect(told).toEqual([
      ["waiting", ["missed", "waits"]],
      ["next", ["going on", "sooner", "later"]],
      ["past", ["ran out", "gone", "missed long ago"]],
    ]);
    expect(appointmentGroups([], now)).toEqual([]);
    const over = { ...aBookingView({ state: "expired", expiresAt: now - 1 }), isBeingChecked: true };
    expect(appointmentGroups([over], now).map(({ group }) => group)).toEqual(["waiting"]); // Its payment is not decided.
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { labBookingAfter, labBookingFrom, movesLeft, newLabBooking, recollectableUntil } from "#core/labs/booking/lab-booking.ts";
import { explainedLabBooking } from "#core/labs/booking/explained-lab-booking.ts";
import { hasReported } from "#core/labs/booking/lab-money-back.ts";
import { labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { LAB_BOOKING_EVENTS, LAB_BOOKING_TABLE } from "#core/labs/booking/lab-booking-step.ts";
import { labBookingView } from "#core/labs/booking/lab-booking-view.ts";
import { labId } from "#core/labs/lab.ts";
import { payableId } from "#core/ledger/entry.ts";
import { balances } from "#core/ledger/ledger.ts";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { LabBookingEvent, LabStep } from "#core/labs/booking/lab-booking-step.ts";
import type { Entry } from "#core/ledger/entry.ts";

const HOUR = 3_600_000;
const start = now + 48 * HOUR;
const facts = (total = 50_000) => ({
  id: payableId("l-1"),
  customer: customerId("asha"),
  lab: { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null },
  place: { kind: "centre" } as const,
  start,
  basket: {
    people: [],
    subtotal: paise(total),
    collection: paise(0),
    total: paise(total),
    fastingHours: 0,
    reportHours: 12,
    requirements: [],
    plan: null,
  },
});
type Told = LabBookingEvent | readonly [LabBookingEvent, number];
const stepOf = (given: Told, booking: LabBooking): LabStep => {
  const [event, at] = typeof given === "string" ? [given, now] : given;
  const action =
    event === "reschedule" || event === "choose"
      ? ({ kind: "move", event, from: booking.start, to: booking.start + 24 * HOUR } as const)
      : event === "give-up" || (event === "spoil" && hasReported(booking))
        ? ({ kind: "part", event, tests: [], share: paise(12_345) } as const)
        : ({ kind: "state", event, payment: event === "pay" ? "pay_1" : null } as const);
  return { at, by: { kind: "customer" }, deed: action };
};
const taken = (given: readonly Told[], total?: number) =>
  given.reduce(
    (booking, one) => {
      const next = labBookingAfter(booking, stepOf(one, booking));
      if (next.kind === "refused") throw new Error(`${String(one)}: ${next.refusal.kind}`);
      return next.value;
    },
    newLabBooking(facts(total), now),
  );
const refusal = (given: readonly Told[], last: Told) => {
  const booking = taken(given);
  const next = labBookingAfter(booking, stepOf(last, booking));
  return next.kind === "refused" ? next.refusal.kind : next.value.state;
};
const back = (given: readonly Told[], total?: number) => taken(given, total).refund?.payout ?? 0;
const paid = ["ask", "pay"] as const;
const visited = [...paid, "assign"] as const;
const late = start - 2 * HOUR + 1;

describe("who takes the sample", () => {
  const by = (collector: string) => ({ kind: "collector", event: "assign", collector }) as const;
  const stepped = (booking: LabBooking, action: LabStep["deed"]): LabBooking => {
    const next = labBookingAfter(booking, { at: now, by: { kind: "staff", name: "meera" }, deed: action });
    if (next.kind === "refused") throw new Error(next.refusal.kind);
    return next.value;
  };

  it("is named with the assignment, another one later, and nobody once the time is another", () => {
    const ravi = stepped(taken(paid), by("Ravi Kale"));
    expect(labBookingView(ravi)).toMatchObject({ state: "assigned", collector: "Ravi Kale" });
    expect(stepped(ravi, by("Ravi Kale"))).toBe(ravi);
    const sunita = stepped(ravi, by("Sunita More"));
    const { collector, steps } = labBookingView(sunita);
    expect([collector, ...steps.slice(-2).map((step) => step.collector)]).toEqual(["Sunita More", "Ravi Kale", "Sunita More"]);
    expect(labBookingView(stepped(sunita, stepOf("collect", sunita).deed)).collector).toBe("Sunita More");
    expect(labBookingView(stepped(sunita, stepOf("reschedule", sunita).deed)).collector).toBeNull();
    expect(labBookingFrom(sunita, sunita.history)).toEqual(sunita);
  });

  it("is named for nothing that waits for no sample, and makes a late cancellation cost as any assignment does", () => {
    const ravi = stepped(taken(paid), by("Ravi Kale"));
    expect(labBookingAfter(taken([]), { at: now, by: { kind: "customer" }, deed: by("Ravi Kale") })).toMatchObject({ kind: "refused" });
    const cancelled = labBookingAfter(ravi, { ...stepOf("cancel", ravi), at: late });
    expect(cancelled).toMatchObject({ value: { refund: { payout: 40_000 } } });
  });
});

describe("a booking of tests", () => {
  it("goes from a hold to a sample in the laboratory", () => {
    expect(taken([]).expiresAt).toBe(now + 600_000);
    expect(taken(["ask"])).toMatchObject({ state: "pending_payment", expiresAt: now + 900_000 });
    expect(taken(paid)).toMatchObject({ state: "booked", expiresAt: null, paidBy: "pay_1" });
    expect(taken([...visited, "collect", "receive"]).state).toBe("in_lab");
  });

  it("gives all back until two hours before, before anybody was assigned, and when the laboratory cancels", () => {
    expect(back([...visited, ["cancel", start - 2 * HOUR]])).toBe(50_000);
    expect(back([...paid, ["cancel", late]])).toBe(50_000);
    expect(back([...visited, ["call-off", start]])).toBe(50_000);
  });

  it("costs ₹100 a visit in vain, and never more than was paid", () => {
    expect(back([...visited, ["cancel", late]])).toBe(40_000);
    expect(back([...visited, ["cancel", late]], 6_000)).toBe(0);
    const missed: readonly Told[] = [...visited, ["miss", start]];
    expect(taken(missed)).toMatchObject({ state: "booked", refund: null });
    expect(back([...missed, ["cancel", start + HOUR]])).toBe(40_000);
    const again: readonly Told[] = [...missed, ["reschedule", start + HOUR], "assign", ["miss", start + 24 * HOUR]];
    expect(taken(again)).toMatchObject({ state: "cancelled", refund: { payout: 30_000 } });
  });

  it("is moved twice until two hours before, and once more after nobody was there", () => {
    expect(movesLeft(taken([...paid, "reschedule"]))).toBe(1);
    expect(refusal([...paid, "reschedule", "reschedule"], "reschedule")).toBe("moved-too-often");
    expect(refusal(paid, ["reschedule", late])).toBe("too-late");
    const missed: readonly Told[] = [...visited, ["miss", start]];
    expect(taken([...missed, ["reschedule", start + HOUR]])).toMatchObject({ state: "booked", start: start + 24 * HOUR });
    expect(movesLeft(taken([...missed, ["reschedule", start + HOUR]]))).toBe(2);
    expect(refusal(missed, "assign")).toBe("not-possible");
  });

  it("has another slot for seven days after a spoilt sample, or all its money back", () => {
    const spoilt: readonly Told[] = [...visited, "collect", ["spoil", start]];
    expect(recollectableUntil(taken(spoilt))).toBe(start + 7 * 24 * HOUR);
    expect(taken([...spoilt, ["choose", start + HOUR]])).toMatchObject({ state: "booked", refund: null });
    expect(refusal(spoilt, ["choose", start + 7 * 24 * HOUR])).toBe("too-late");
    expect(back([...spoilt, "decline"])).toBe(50_000);
    expect(refusal([...visited, "collect"], "cancel")).toBe("not-possible");
  });

  it("gives back the share of the rest once a part was reported, and keeps the report, however it ends", () => {
    const partial: readonly Told[] = [...visited, "collect", "receive", "report-part"];
    expect(taken([...partial, "give-up"])).toMatchObject({ state: "ready", refund: { payout: 12_345 } });
    expect(taken([...partial, "give-up", "give-up"]).history).toHaveLength(8);
    const spoilt: readonly Told[] = [...partial, ["spoil", start]];
    expect(taken(spoilt)).toMatchObject({ state: "recollect", refund: null });
    expect(recollectableUntil(taken(spoilt))).toBe(start + 7 * 24 * HOUR);
    expect(taken([...spoilt, "decline"])).toMatchObject({ state: "ready", refund: { payout: 12_345 } });
    expect(taken([...spoilt, "decline", "decline"]).history).toHaveLength(9);
    const again: readonly Told[] = [...spoilt, ["choose", start + HOUR]];
    expect(taken([...again, ["cancel", start + 2 * HOUR]])).toMatchObject({ state: "ready", refund: { payout: 12_345 } });
    expect(taken([...again, "assign", ["call-off", start + 24 * HOUR]])).toMatchObject({ state: "ready", refund: { payout: 12_345 } });
    expect(back([...again, "assign", ["cancel", start + 24 * HOUR]])).toBe(2_345);
    expect(taken([...again, "assign", "collect", "receive", "report"])).toMatchObject({ state: "ready", refund: null });
    for (const state of [paid, [...visited, "collect", "receive"]] as const) expect(refusal(state, "give-up")).toBe("not-possible");
    expect(refusal([...partial, "report"], "give-up")).toBe("not-possible");
    expect(refusal([...partial, "report"], "decline")).toBe("not-possible");
  });

  it("does not expire, nor is it missed, before its time", () => {
    expect(refusal([], ["expire", now + 599_999])).toBe("too-early");
    expect(refusal([], ["expire", now + 600_000])).toBe("expired");
    expect(refusal(visited, ["miss", start - 1])).toBe("too-early");
  });

  it("is explained step by step, with the rule by which money goes back", () => {
    const explained = (given: readonly Told[]) => explainedLabBooking({ booking: taken(given), payments: [], ledger: [] });
    const moved = explained([...paid, "reschedule"]);
    expect(moved.steps.map(({ from, to, start: at }) => [from, to, at])).toEqual([
      [null, "held", start],
      ["held", "pending_payment", start],
      ["pending_payment", "booked", start],
      ["booked", "booked", start + 24 * HOUR],
    ]);
    expect([moved.back, moved.payment.decidedBy]).toEqual([null, null]);
    const partial: readonly Told[] = [...visited, "collect", "receive", "report-part"];
    for (const [told, rule] of [
      [[...paid, ["cancel", late]], "all-in-time"],
      [[...visited, ["cancel", late]], "less-visits"],
      [[...visited, ["call-off", start]], "all-called-off"],
      [[...visited, "collect", ["spoil", start], "decline"], "all-declined"],
      [[...partial, "give-up"], "share"],
      [[...partial, ["spoil", start], "decline"], "share"],
    ] as const satisfies readonly (readonly [readonly Told[], string])[])
      expect([rule, explained(told).back?.rule]).toEqual([rule, rule]);
  });

  it("leaves its table by no road, sums its money to nothing, and is the same when read back, also while its clock goes an hour back", () => {
    const events = fc.array(fc.tuple(fc.constantFrom(...LAB_BOOKING_EVENTS), fc.integer({ min: -10, max: 300 })), { maxLength: 25 });
    fc.assert(
      fc.property(events, (given) => {
        let booking = newLabBooking(facts(), now);
        let at = now;
        const entries: Entry[] = [];
        for (const [event, hours] of given) {
          at += hours * HOUR * 0.1;
          const moved = labBookingChange(booking, [stepOf([event, at], booking)]);
          if (moved.kind === "refused") continue;
          const { after: next } = moved.value;
          const named = LAB_BOOKING_TABLE[booking.state][event];
          const isLeft = named === "cancelled" && next.state === "ready" && hasReported(booking); // The report stays.
          if (next !== booking && !isLeft && !(event === "miss" && next.state === "booked")) expect(named).toBe(next.state);
          booking = next;
          entries.push(...moved.value.entries);
        }
        expect(labBookingFrom({ ...facts(), start: booking.start }, booking.history)).toEqual(booking);
        const { steps, back } = explainedLabBooking({ booking, payments: [], ledger: [] });
        expect([steps.length, steps.at(-1)?.to, steps.at(-1)?.start]).toEqual([booking.history.length, booking.state, booking.start]);
        expect(back?.amount ?? null).toBe(booking.refund?.payout ?? null);
        const sums = balances(entries);
        expect([...sums.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
        expect(booking.refund?.payout ?? 0).toBeLessThanOrEqual(50_000);
      }),
    );
  });
});

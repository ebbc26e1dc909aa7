import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paymentStateFrom } from "#core/payments/payment-state.ts";
import { paise } from "#core/shared/money.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

const due = paise(10_000);
const event = (given: Partial<PaymentEvent>): PaymentEvent => ({
  id: "e1",
  provider: "razorpay",
  payment: "p1",
  kind: "captured",
  amount: due,
  at: 1,
  ...given,
});

const anyEvents = () =>
  fc.uniqueArray(
    fc.record<PaymentEvent>({
      provider: fc.constant("razorpay"),
      id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
      payment: fc.constantFrom("p1", "p2", "p3"),
      kind: fc.constantFrom("authorised", "captured", "failed"),
      amount: fc.constantFrom(due, due, paise(9_999)),
      at: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ id }) => id },
  );

describe("what payment events say", () => {
  it("is the same in every order of arrival and with every repetition", () =>
    fc.assert(
      fc.property(
        anyEvents().chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })),
        ),
        ([events, arrived]) => {
          expect(paymentStateFrom(arrived, due)).toEqual(paymentStateFrom(events, due));
        },
      ),
    ));

  it("never goes back from paid, whatever comes to it later", () =>
    fc.assert(
      fc.property(anyEvents(), fc.nat({ max: 6 }), (events, known) => {
        if (paymentStateFrom(events.slice(0, known), due).kind === "paid") expect(paymentStateFrom(events, due).kind).toBe("paid");
      }),
    ));

  it("loses no captured payment: one pays, the others go back", () =>
    fc.assert(
      fc.property(anyEvents(), (events) => {
        const { kind, decidedBy, surplus } = paymentStateFrom(events, due);
        const payments = [...surplus, ...(kind === "paid" && decidedBy !== null ? [decidedBy] : [])].map(({ payment }) => payment);
        const taken = events.filter((one) => one.kind === "captured").map(({ payment }) => payment);
        expect(payments.toSorted()).toEqual([...new Set(taken)].sort());
      }),
    ));

  it("is paid by the first capture in full, also after a failure", () => {
    const late = event({ id: "e2", payment: "p2", at: 5 });
    expect(paymentStateFrom([late, event({}), event({ id: "e0", kind: "failed", at: 0 })], due)).toEqual({
      kind: "paid",
      decidedBy: event({}),
      begun: null,
      elsewhere: [],
      surplus: [late],
    });
  });

  it.each<[string, PaymentEvent[], string]>([
    ["waits before anything is told", [], "waiting"],
    [
      "is being checked while a payment is authorised",
      [event({ kind: "failed" }), event({ id: "e2", payment: "p2", kind: "authorised" })],
      "being-checked",
    ],
    ["failed once all that was tried has", [event({ id: "e2", kind: "authorised" }), event({ kind: "failed", at: 2 })], "failed"],
    ["is not paid by too little", [event({ amount: paise(9_999) })], "waiting"],
    ["is not paid by too much", [event({ amount: paise(10_001) })], "waiting"],
    ["is paid by a payment that was told with too little before", [event({ id: "e0", amount: paise(9_999), at: 0 }), event({})], "paid"],
  ])("%s", (_, events, kind) => expect(paymentStateFrom(events, due).kind).toBe(kind));
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanceOf } from "#core/ledger/ledger.ts";
import { recordPayments } from "#core/orders/money/record-payments.ts";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import { AFTER_WAITING } from "#tests/core/payments/a-payment-shop.ts";
import { DUE, expectSound, id, aPaymentDesk } from "#tests/core/payments/a-payment-desk.ts";
import { anyArrival, anyEvents, ofOrder, plain } from "#tests/core/payments/any-events.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

describe("what is told of payments of an order", () => {
  it("leads to the same stage and ledger in every order of arrival and with every repetition, before its time is over and after", async () => {
    const desk = await aPaymentDesk();
    const scenario = anyEvents().chain((events) => fc.tuple(anyArrival(events), anyArrival(events), fc.boolean()));
    await fc.assert(
      fc.asyncProperty(scenario, async ([one, other, isLate]) => {
        const reached: object[] = [];
        for (const tellings of [one, other]) {
          desk.clock.at = now;
          const { order } = await desk.waiting({ [id("amla")]: 1 });
          if (isLate) {
            desk.clock.at = now + AFTER_WAITING;
            await desk.expire(order);
          }
          for (const events of tellings)
            await recordPayments({ orders: desk.orders, order, events: ofOrder(order, events), at: desk.clock.at });
          const { stage, keys, ledger, payments } = await expectSound(desk, order);
          const balances = (["customer", "provider"] as const).map((account) => balanceOf(ledger, account));
          const told = payments.map((event) => event.id);
          reached.push({ stage, keys: plain(order, keys), balances, payments: plain(order, told) });
        }
        expect(reached[0]).toEqual(reached[1]);
      }),
      { numRuns: 300 },
    );
  });

  it("has an order fail by a payment that failed, whether one that is still authorised was told before or after", async () => {
    const desk = await aPaymentDesk();
    const told = (payment: string, kind: PaymentEvent["kind"]) => [
      { id: `${payment}/${kind}`, provider: "razorpay", payment, kind, amount: paise(DUE), at: now },
    ];
    const arrivals = [told("a", "failed"), told("b", "authorised")];
    for (const tellings of [arrivals, arrivals.toReversed(), [arrivals.flat()]]) {
      const { order } = await desk.waiting({ [id("amla")]: 1 });
      for (const events of tellings) await recordPayments({ orders: desk.orders, order, events: ofOrder(order, events), at: now });
      expect((await desk.kept(order)).stage).toBe("payment-failed");
    }
  });
});

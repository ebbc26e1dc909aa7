import fc from "fast-check";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import { MINUTE } from "#tests/core/payments/a-payment-shop.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

import { DUE } from "./a-payment-desk.ts";
/** What a payment may come to; one that had failed may still be taken. */
const STORIES: readonly (readonly PaymentEvent["kind"][])[] = [
  ["authorised"],
  ["failed"],
  ["captured"],
  ["authorised", "captured"],
  ["authorised", "failed"],
  ["failed", "captured"],
  ["authorised", "failed", "captured"],
];

/** What providers tell of up to three payments: authorised, captured in full or not, failed. */
export const anyEvents = (): fc.Arbitrary<readonly PaymentEvent[]> =>
  fc
    .array(
      fc.record({
        kinds: fc.constantFrom<readonly PaymentEvent["kind"][]>(...STORIES),
        amount: fc.constantFrom(DUE, DUE, DUE, DUE - 1),
        minute: fc.nat(3),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((payments) =>
      payments.flatMap(({ kinds, amount, minute }, place) =>
        kinds.map(
          (kind): PaymentEvent => ({
            id: `pay_${place}/${kind}`,
            provider: "razorpay",
            payment: `pay_${place}`,
            kind,
            amount: paise(amount),
            at: now + minute * MINUTE,
          }),
        ),
      ),
    );

/** The same events of an order's own payments, as no other order has them. */
export const ofOrder = (order: string, events: readonly PaymentEvent[]): readonly PaymentEvent[] =>
  events.map((event) => ({ ...event, id: `${order}.${event.id}`, payment: `${order}.${event.payment}` }));
/** The same names without what tells the order. */
export const plain = (order: string, names: readonly string[]): readonly string[] => names.map((name) => name.replaceAll(`${order}.`, ""));

/** The same events as they may arrive: in any order, with repetitions, in tellings of one or several. */
export const anyArrival = (events: readonly PaymentEvent[]): fc.Arbitrary<readonly (readonly PaymentEvent[])[]> =>
  fc
    .tuple(fc.shuffledSubarray([...events], { minLength: events.length }), fc.array(fc.constantFrom(...events), { maxLength: 4 }))
    .chain(([all, again]) => fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }))
    .chain((arriving) =>
      fc.array(fc.boolean(), { minLength: arriving.length, maxLength: arriving.length }).map((cuts) => {
        const starts = arriving.flatMap((_, place) => (place === 0 || cuts[place] ? [place] : []));
        return starts.map((start, place) => arriving.slice(start, starts[place + 1]));
      }),
    );
